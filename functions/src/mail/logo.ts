import type { Zoo } from "@domain/establishment/zoo";
import { parsePath, thumbnailOf } from "@domain/file/path";
import type { MailAttachment } from "@domain/mail/mail";
import { bytesOf } from "../files/bucket";

/** What a mail carries of a logo. */
export type Logo = MailAttachment;

/** A thumbnail has a few thousand bytes; of what is beyond, every mail would be a burden. */
const bytesMax = 100_000;
const cid = "logo";
const contentTypes = { jpg: "image/jpeg", png: "image/png" } as const;

const extensionOf = (path: string) => (path.endsWith(".png") ? "png" : "jpg");

/**
 * The logo of an establishment, small, to travel within a mail: an address of it would end within the hour. null
 * where there is none, it lies elsewhere or cannot be had now, for the mail goes all the same.
 */
export async function logoOf(
  zoo: Pick<Zoo, "zooId" | "logoUrl"> | null,
): Promise<Logo | null> {
  const path = zoo?.logoUrl ?? null;
  if (path === null || parsePath(path)?.zooId !== zoo?.zooId) return null;
  const bytes = await bytesOf(thumbnailOf(path)).catch(() => null);
  if (bytes === null || bytes.length > bytesMax) return null;
  const extension = extensionOf(path);
  return {
    filename: `logo.${extension}`,
    content: bytes.toString("base64"),
    encoding: "base64",
    contentType: contentTypes[extension],
    contentDisposition: "inline",
    cid,
  };
}

/** The logo where a mail shows it; the name that stands beside it says whose it is. */
export const logoImage = (logo: Logo | null): string =>
  logo === null ? "" : `<img src="cid:${cid}" alt="" height="40"> `;

/** What a message holds because of it. */
export const carried = (logo: Logo | null): { attachments?: Logo[] } =>
  logo === null ? {} : { attachments: [logo] };

import type { Locator, Page } from "@playwright/test";
import { decoder } from "../../../functions/src/files/decode";
import { texts } from "./texts";

const t = texts("fr");

/** A photo as a telephone takes it, unlike any other. */
export async function aPhoto(): Promise<Buffer> {
  const sharp = await decoder();
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: "#888",
      noise,
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** Chooses photos for a question, several at once. */
export async function choosePhotos(
  page: Page,
  question: Locator,
  photos: readonly Buffer[],
): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await question
    .getByRole("button", { name: t("attachments.actions.choosePhoto") })
    .click();
  await (
    await choosing
  ).setFiles(
    photos.map((buffer, index) => ({
      name: `abri-${index + 1}.jpg`,
      mimeType: "image/jpeg",
      buffer,
    })),
  );
}

import type { Announcement } from "@domain/announcement/announcement";
import { isForEverybody } from "@domain/announcement/recipients";
import { systemAuthor } from "@domain/task/task";
import { database } from "../edge/admin";
import { changeOf, readingOf, ref } from "../edge/documents";
import { postToChat } from "../establishments/chat";
import type { Post } from "../establishments/chat";
import { readZooConfig } from "../establishments/zoo-config";

/** Title, content and link, each in a paragraph. */
export const chatTextOf = ({
  title,
  content,
  externalLink,
}: Pick<Announcement, "title" | "content" | "externalLink">): string =>
  [title, content, externalLink].filter((part) => part !== null).join("\n\n");

/** Says that it is handed over, before it is: a chat told twice is worse than one told not at all. */
const claim = (announcementId: string): Promise<Announcement | null> =>
  database().runTransaction(async (transaction) => {
    const at = ref("announcements", announcementId);
    const { record } = readingOf("announcements", await transaction.get(at));
    if (record?.phase !== "shown" || record.postedAt !== null) return null;
    if (!isForEverybody(record)) return null;
    const zoo = await transaction.get(ref("zoo", record.zooId));
    if (zoo.get("isArchived") === true) return null;
    const { chatEndpoint } = await readZooConfig(transaction, record.zooId);
    if (chatEndpoint === null) return null;
    const postedAt = new Date();
    transaction.update(
      at,
      changeOf("announcements", { postedAt }, systemAuthor),
    );
    return record;
  });

/**
 * Hands what is shown to everybody to the establishment's chat, once; that of an archived establishment is told nothing. What names its readers stays with
 * them: who else reads the chat is not known. A chat that fails stops nothing.
 */
export async function postAnnouncement(
  announcementId: string,
  send?: Post,
): Promise<void> {
  const record = await claim(announcementId);
  if (record === null) return;
  const config = await readZooConfig(null, record.zooId);
  await postToChat(config, chatTextOf(record), send);
}

import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { cardFacts } from "@domain/animal/card/card";
import { AppError } from "@domain/errors";
import type { StoredFile } from "@domain/file/path";
import { folderPath, thumbnailOf } from "@domain/file/path";
import { database } from "../edge/admin";
import { readingOf, ref } from "../edge/documents";

/**
 * The files that somebody of another establishment sees of some animals: each one's picture, by their
 * folders, and nothing else that lies there. Throws "not-allowed" where one has no card for them.
 */
export async function filesOfCards(
  session: Session,
  files: readonly StoredFile[],
): Promise<(readonly [string, ReadonlySet<string>])[]> {
  if (files.length === 0) return [];
  const cards = await database().getAll(
    ...files.map(({ id }) => ref("animalCards", id)),
  );
  return files.map((file, index) => {
    const snapshot = cards[index];
    const card = snapshot && readingOf("animalCards", snapshot).record;
    const isSeen =
      card?.zooId === file.zooId &&
      can(session, "read", "animalCards", cardFacts(card));
    if (!isSeen) throw new AppError("not-allowed");
    const picture = card.animalProfilePicture;
    const seen = picture === null ? [] : [picture, thumbnailOf(picture)];
    return [folderPath(file), new Set(seen)] as const;
  });
}

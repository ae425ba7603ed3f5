import type { PlacedSubject } from "@domain/event/event";
import { keepsPictures } from "@domain/event/event";
import type { Row } from "../../../data/live-store";

/** A picture as the gallery shows it. */
export interface ShownPicture {
  id: string;
  path: string;
  /** Of whom or what. */
  name: string;
  subject: { collection: PlacedSubject; id: string };
  /** When it was added; null where nobody knows. */
  at: Date | null;
  /** Who added it; null where nobody knows. */
  by: string | null;
}

/** The pictures of events, but for those that were removed since. */
export const picturesOf = (rows: readonly Row<"events">[]): ShownPicture[] =>
  rows.flatMap(({ id, data: { picture, name, subject, at, by } }) => {
    const { collection } = subject;
    return picture === null || !keepsPictures(collection)
      ? []
      : {
          id,
          path: picture,
          name,
          subject: { ...subject, collection },
          at,
          by,
        };
  });

/** Pictures by what they are of, in the order in which they come. */
export function bySubject(pictures: readonly ShownPicture[]) {
  const subjects = new Map<string, ShownPicture[]>();
  for (const picture of pictures) {
    const key = `${picture.subject.collection}/${picture.subject.id}`;
    const known = subjects.get(key);
    if (known === undefined) subjects.set(key, [picture]);
    else known.push(picture);
  }
  return [...subjects];
}

import type { ZooEvent } from "@domain/event/event";
import type { Row } from "../../../data/live-store";

/** A picture as the gallery shows it. */
export interface ShownPicture {
  id: string;
  path: string;
  /** Of whom or what. */
  name: string;
  subject: ZooEvent["subject"];
  /** When it was added; null where nobody knows. */
  at: Date | null;
  /** Who added it; null where nobody knows. */
  by: string | null;
}

/** The pictures of events, but for those that were removed since. */
export const picturesOf = (rows: readonly Row<"events">[]): ShownPicture[] =>
  rows.flatMap(({ id, data: { picture, name, subject, at, by } }) =>
    picture === null ? [] : [{ id, path: picture, name, subject, at, by }],
  );

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

/** Stands in ids that can be reckoned from what they are about, and in no random one. */
const mark = "_";

/** An id that only an establishment's own people may make: somebody else's cannot be tried out, or taken before. */
export const ownId = (zooId: string, rest: string): string =>
  `${zooId}${mark}${rest}`;

/** Whether a new record of an establishment (null: of none) may have this id: random, or reckoned of its own. */
export const mayReckon = (id: string, zooId: unknown): boolean =>
  !id.includes(mark) ||
  (typeof zooId === "string" && id.startsWith(ownId(zooId, "")));

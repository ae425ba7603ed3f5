import type { Told } from "./bibtex/read";
import type { Cited, Publication } from "./publication";
import { gained, isSame } from "./same";

/** What becomes of a publication that a file tells of. */
export type Fate =
  /** It is kept under this id, however often it is sent. */
  | { kind: "new"; id: string }
  /** It is there: it may gain `more`, or has all of it (null). */
  | { kind: "known"; id: string; more: Partial<Cited> | null }
  /** The file has told of it before. */
  | { kind: "twice" };

export interface Planned extends Told {
  fate: Fate;
}

/**
 * What importing would do, in the order of the file: known ones by their DOI, or by title and year. Those in `known` that
 * may not be changed gain nothing. `newId` answers an unused id.
 */
export function planImport(
  told: readonly Told[],
  known: readonly { id: string; data: Publication; mayChange: boolean }[],
  newId: () => string,
): Planned[] {
  const before: Cited[] = [];
  return told.map((one) => {
    const { cited } = one;
    if (before.some((other) => isSame(other, cited)))
      return { ...one, fate: { kind: "twice" } };
    before.push(cited);
    const there = known.find(({ data }) => isSame(data, cited));
    if (there === undefined)
      return { ...one, fate: { kind: "new", id: newId() } };
    const more = there.mayChange ? gained(there.data, cited) : null;
    return { ...one, fate: { kind: "known", id: there.id, more } };
  });
}

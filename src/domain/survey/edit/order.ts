/** A place in a draft: its section and its place within that, from 0. */
export interface Spot {
  section: number;
  place: number;
}

interface Holding {
  items: readonly unknown[];
}

const within = (
  sections: readonly Holding[],
  { section, place }: Spot,
): boolean => sections[section]?.items[place] !== undefined;

/**
 * The sections with one item taken to another spot: of its own section or another, where it then stands. A place beyond
 * the end is the end. The same sections where nothing stands at `from`, or there is no such section.
 */
export function movedItem<S extends Holding>(
  sections: readonly S[],
  from: Spot,
  to: Spot,
): S[] {
  const item = sections[from.section]?.items[from.place];
  if (item === undefined || sections[to.section] === undefined)
    return [...sections];
  const without = sections.map((section, at) =>
    at === from.section
      ? { ...section, items: section.items.toSpliced(from.place, 1) }
      : section,
  );
  return without.map((section, at) =>
    at === to.section
      ? { ...section, items: section.items.toSpliced(to.place, 0, item) }
      : section,
  );
}

/**
 * Where one step up (-1) or down (1) leads: to the next place of the section, from its edge into the next section; null
 * at the very ends, and where nothing stands.
 * @example stepFrom([{ items: [1] }, { items: [2] }], { section: 0, place: 0 }, 1) // { section: 1, place: 0 }
 */
export function stepFrom(
  sections: readonly Holding[],
  from: Spot,
  step: -1 | 1,
): Spot | null {
  if (!within(sections, from)) return null;
  const next = { section: from.section, place: from.place + step };
  if (within(sections, next)) return next;
  const section = from.section + step;
  const items = sections[section]?.items;
  if (items === undefined) return null;
  return { section, place: step === 1 ? 0 : items.length };
}

/** The list with one of it at another place; the same where it would leave the list. */
export function movedWithin<T>(
  list: readonly T[],
  from: number,
  to: number,
): T[] {
  const one = list[from];
  return one === undefined || to < 0 || to >= list.length
    ? [...list]
    : list.toSpliced(from, 1).toSpliced(to, 0, one);
}

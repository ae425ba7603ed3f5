import type { Subject } from "./asked-subjects";

interface Walk {
  /** Enclosures and animals as somebody walks through a sector; [] where they keep no way. */
  order: readonly string[];
  /** The name of an enclosure; "" for none. */
  nameOf: (id: string | null) => string;
  /** Whether one name stands before another, as the reader's language has it. */
  byName: (a: string, b: string) => number;
}

/**
 * Subjects as somebody walks: those on a way that they keep first, in its order; then by the name of their place; in one place by
 * the way through its animals, then by name. What is given stays as it is.
 *
 * @example inWalkingOrder(subjects, { order: ["pond"], nameOf, byName })[0]?.enclosureId // "pond"
 */
export function inWalkingOrder(
  subjects: readonly Subject[],
  { order, nameOf, byName }: Walk,
): Subject[] {
  const ranks = new Map(order.map((id, at) => [id, at]));
  const rankOf = (id: string | null) =>
    ranks.get(id ?? "") ?? Number.MAX_SAFE_INTEGER;
  return subjects.toSorted(
    (a, b) =>
      rankOf(a.enclosureId) - rankOf(b.enclosureId) ||
      byName(nameOf(a.enclosureId), nameOf(b.enclosureId)) ||
      rankOf(a.id) - rankOf(b.id) ||
      byName(a.name, b.name),
  );
}

import type { Span } from "./observed";

/** The same time as spans in order that do not touch: what is empty is left out. */
export function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (to <= from) continue;
    if (last !== undefined && from <= last.to)
      found[found.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else found.push({ from, to });
  }
  return found;
}

/** How much time joined spans take, in ms. */
export const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((all, { from, to }) => all + to - from, 0);

/** Whether an instant lies within some spans, their ends among them. */
export const isWithin = (spans: readonly Span[], t: number): boolean =>
  spans.some(({ from, to }) => from <= t && t <= to);

/** The time that is in both of two joined lists. */
export function common(one: readonly Span[], other: readonly Span[]): Span[] {
  const found: Span[] = [];
  let [a, b] = [0, 0];
  for (;;) {
    const [own, theirs] = [one[a], other[b]];
    if (own === undefined || theirs === undefined) return found;
    const from = Math.max(own.from, theirs.from);
    const to = Math.min(own.to, theirs.to);
    if (from < to) found.push({ from, to });
    if (own.to < theirs.to) a += 1;
    else b += 1;
  }
}

/** The time of one joined list that is not in the other. */
export function without(one: readonly Span[], other: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let from = -Infinity;
  for (const span of other) {
    gaps.push({ from, to: span.from });
    from = span.to;
  }
  return common(one, [...gaps, { from, to: Infinity }]);
}

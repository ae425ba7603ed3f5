import type { Span } from "../../analysis/observed/observed";
import { joined } from "../../analysis/observed/spans";
import type { Mark } from "./row";

/** The spans between marks of two kinds; one that is not closed goes on to the end. Twice the same mark is once. */
export function spansBetween(
  marks: readonly Mark[],
  open: Mark["kind"],
  close: Mark["kind"],
  end: number,
): Span[] {
  const spans: Span[] = [];
  let from: number | null = null;
  for (const { kind, t } of marks) {
    if (kind === open) from ??= t;
    if (kind === close && from !== null) {
      spans.push({ from, to: t });
      from = null;
    }
  }
  if (from !== null) spans.push({ from, to: end });
  return joined(spans);
}

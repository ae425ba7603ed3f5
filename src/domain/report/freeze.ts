import type { FrozenFigure, LiveFigure } from "./block";
import { frozenFigureSchema } from "./block";
import type { FigureKind } from "./figures";
import type { Report } from "./report";

/** A figure as a report keeps it from an instant on. Throws a ZodError where it is none that a report may hold. */
export const freeze = (
  figure: LiveFigure,
  kind: FigureKind,
  frozenAt: Date,
): FrozenFigure => frozenFigureSchema.parse({ ...figure, kind, frozenAt });

/**
 * The days a figure covers where these are not its report's; null: they are, or it is of the day it is frozen.
 * @example otherPeriod({ from: "2026-01-01", to: "2026-01-31" }, { from: "2026-02-01", to: "2026-02-28" })?.from // "2026-01-01"
 */
export function otherPeriod(
  { from = null, to = null }: Pick<LiveFigure, "from" | "to">,
  report: Pick<Report, "from" | "to">,
): Pick<Report, "from" | "to"> | null {
  if (from === null || to === null) return null;
  return from === report.from && to === report.to ? null : { from, to };
}

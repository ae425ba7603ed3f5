import type { FrozenFigure, LiveFigure } from "./block";
import { frozenFigureSchema } from "./block";
import type { FigureKind } from "./figures";

/** A figure as a report keeps it from an instant on. Throws a ZodError where it is none that a report may hold. */
export const freeze = (
  figure: LiveFigure,
  kind: FigureKind,
  frozenAt: Date,
): FrozenFigure => frozenFigureSchema.parse({ ...figure, kind, frozenAt });

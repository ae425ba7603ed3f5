import type { FigureKind } from "@domain/report/figures";
import { figureClass } from "@domain/report/figures";
import { useCan } from "../../../data/hooks/use-can";
import type { Report } from "@domain/report/report";

/** Whether somebody may put such a figure into a report: it has to stay one that they read themselves. */
export function useMayFreeze({ zooId }: Report): (kind: FigureKind) => boolean {
  const may = useCan();
  return (kind) =>
    may("read", "reports", { zooId, ofHealth: figureClass(kind) === "health" });
}

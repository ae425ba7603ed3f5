/** Where the lines are drawn within a chart of a size, in px. */
export interface PlotFrame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const plotMargin = { top: 18, right: 14, bottom: 28 } as const;

export const frameOf = (
  width: number,
  height: number,
  left: number,
): PlotFrame => ({ width, height, left, ...plotMargin });

/** How wide the part is in which lines are drawn. */
export const innerWidth = ({ width, left, right }: PlotFrame): number =>
  Math.max(1, width - left - right);

/** The slot under a place of the chart, in px from its left edge; the nearest one where there is none. */
export const slotAt = (frame: PlotFrame, slots: number, x: number): number =>
  Math.min(
    slots - 1,
    Math.max(0, Math.floor(((x - frame.left) / innerWidth(frame)) * slots)),
  );

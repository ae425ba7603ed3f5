import type { At } from "../moves/use-moves";

/** What a map of so many squares is seen in, in px. */
export interface Frame {
  width: number;
  height: number;
  columns: number;
  rows: number;
}

/** How closely a map is looked at, 1 where all of it is seen, and where its upper left corner lies, in px. */
export interface Looked extends At {
  zoom: number;
}

const closest = 40;

/** How many px a square is wide. */
export const squareOf = (
  { width, height, columns, rows }: Frame,
  zoom: number,
): number => zoom * Math.min(width / columns, height / rows);

/** A map that is smaller than where it is seen lies in the middle; none is pushed out of sight. */
const placed = (room: number, size: number, at: number): number =>
  size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));

const within = (frame: Frame, { x, y, zoom }: Looked): Looked => {
  const square = squareOf(frame, zoom);
  return {
    zoom,
    x: placed(frame.width, frame.columns * square, x),
    y: placed(frame.height, frame.rows * square, y),
  };
};

/** All of a map. */
export const whole = (frame: Frame): Looked =>
  within(frame, { x: 0, y: 0, zoom: 1 });

/** The same pushed by so many px. */
export const moved = (
  frame: Frame,
  { x, y, zoom }: Looked,
  across: number,
  down: number,
): Looked => within(frame, { x: x + across, y: y + down, zoom });

/** The same so many times as close: what lies under a point, else in the middle, stays there. */
export function zoomed(
  frame: Frame,
  looked: Looked,
  factor: number,
  around: At = { x: frame.width / 2, y: frame.height / 2 },
): Looked {
  const zoom = Math.min(closest, Math.max(1, looked.zoom * factor));
  const times = zoom / looked.zoom;
  return within(frame, {
    zoom,
    x: around.x - (around.x - looked.x) * times,
    y: around.y - (around.y - looked.y) * times,
  });
}

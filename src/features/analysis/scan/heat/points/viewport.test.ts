import { expect, it } from "vitest";
import { moved, squareOf, whole, zoomed } from "./viewport";

const frame = { width: 400, height: 200, columns: 20, rows: 20 };

it("shows all of a map in the middle, and nothing pushes it away", () => {
  const all = whole(frame);
  expect(squareOf(frame, 1)).toBe(10);
  expect(all).toEqual({ x: 100, y: 0, zoom: 1 });
  expect(moved(frame, all, 50, 50)).toEqual(all);
});

it("keeps what lies under a point there, as close as it comes", () => {
  const close = zoomed(frame, whole(frame), 4, { x: 200, y: 100 });
  expect(close).toEqual({ x: -200, y: -300, zoom: 4 });
  // The middle of the map was in the middle, and is.
  expect((200 - close.x) / squareOf(frame, 4)).toBe(10);
  expect(zoomed(frame, close, 1e6).zoom).toBe(40);
  expect(zoomed(frame, close, 1e-6)).toEqual(whole(frame));
});

it("is pushed as far as its edges", () => {
  const close = zoomed(frame, whole(frame), 4, { x: 200, y: 100 });
  expect(moved(frame, close, 1000, 1000)).toMatchObject({ x: 0, y: 0 });
  expect(moved(frame, close, -1000, -1000)).toMatchObject({ x: -400, y: -600 });
});

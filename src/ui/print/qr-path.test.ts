import { expect, it } from "vitest";
import { qrPath } from "./qr-path";

/** Which squares a path covers. */
function squaresOf(path: string): Set<string> {
  const squares = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let step = 0; step < Number(width); step += 1)
      squares.add(`${String(Number(x) + step)},${String(y)}`);
  return squares;
}

it("draws the three finders in the corners of a square", () => {
  const { path, side } = qrPath(
    "https://suricate.test/EnclosureManagementView",
  );
  const squares = squaresOf(path);
  expect((side - 17) % 4).toBe(0);
  const corners = [
    [0, 0],
    [side - 7, 0],
    [0, side - 7],
  ] as const;
  for (const [left, top] of corners)
    for (let step = 0; step < 7; step += 1) {
      expect(squares).toContain(`${String(left + step)},${String(top)}`);
      expect(squares).toContain(`${String(left)},${String(top + step)}`);
    }
  expect(squares).not.toContain("1,1");
  expect(squares).toContain("3,3");
});

it("is another one for another address, and grows with it", () => {
  const short = qrPath("a");
  const long = qrPath("a".repeat(300));
  expect(qrPath("b").path).not.toBe(short.path);
  expect(long.side).toBeGreaterThan(short.side);
});

it("has room for the longest id that existing records have", () => {
  const id = encodeURIComponent("猫".repeat(200));
  const { side } = qrPath(`https://suricate.test/Enclosure?enclosureId=${id}`);
  expect(side).toBeLessThanOrEqual(177);
  for (const length of [1663, 2331, 2953])
    expect(qrPath("a".repeat(length)).side).toBe(177);
});

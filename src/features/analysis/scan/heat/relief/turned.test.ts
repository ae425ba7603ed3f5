import { expect, it } from "vitest";
import {
  closer,
  eyeOf,
  firstTurned,
  scaleIn,
  seenAt,
  turnedBy,
} from "./turned";

const near = (found: readonly number[], wanted: readonly number[]) =>
  wanted.forEach((one, at) => expect(found[at]).toBeCloseTo(one, 12));

it("from the front and the side what is up is up, and what is near is near", () => {
  const front = { azimuth: 0, tilt: 0, zoom: 1 };
  near(seenAt(front, [1, 2, 3]), [1, 2, 3]);
  near(seenAt({ ...front, azimuth: Math.PI / 2 }, [1, 2, 3]), [-3, 2, 1]);
});

it("from above the far edge is up", () => {
  const above = { azimuth: 0, tilt: Math.PI / 2, zoom: 1 };
  near(seenAt(above, [1, 2, -3]), [1, 3, 2]);
});

it("neither stretches nor squeezes, and whoever looks is in the middle", () => {
  for (const azimuth of [-2, -0.3, 0.7, 3])
    for (const tilt of [0.15, 0.6, 1.5]) {
      const turned = { azimuth, tilt, zoom: 1 };
      const [x, y, z] = seenAt(turned, [0.3, -0.2, 0.5]);
      expect(Math.hypot(x, y, z)).toBeCloseTo(Math.hypot(0.3, 0.2, 0.5), 12);
      near(seenAt(turned, eyeOf(turned)), [0, 0, 1]);
    }
});

it("is never seen from below, nor from behind the paper", () => {
  expect(turnedBy(firstTurned, 0, 1e6).tilt).toBeLessThan(Math.PI / 2);
  expect(turnedBy(firstTurned, 0, -1e6).tilt).toBeGreaterThan(0);
  expect(closer(firstTurned, 100).zoom).toBe(4);
  expect(closer(firstTurned, 0.01).zoom).toBe(1);
  expect(scaleIn(closer(firstTurned, 2), 160, 400)).toBe(200);
});

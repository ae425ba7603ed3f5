import { expect, it } from "vitest";
import { randomFor, wholeBelow } from "../interval/random";
import type { Raster } from "./pyramid";
import { pyramidOf } from "./pyramid";

const sum = ({ counts }: Raster) => counts.reduce((all, one) => all + one, 0);

it("lays four places to one, the last ones too", () => {
  const counts = Uint32Array.from([1, 2, 3, 4, 5, 6]);
  const [, half, one] = pyramidOf({ across: 3, down: 2, counts }, 1);
  expect(half).toEqual({
    across: 2,
    down: 1,
    counts: Uint32Array.from([12, 9]),
  });
  expect(one).toEqual({ across: 1, down: 1, counts: Uint32Array.from([21]) });
});

it("adds up to the points at every step, down to what is small enough", () => {
  const random = randomFor("pyramid");
  for (let run = 0; run < 20; run += 1) {
    const [across, down] = [
      1 + wholeBelow(random, 90),
      1 + wholeBelow(random, 90),
    ];
    const counts = Uint32Array.from({ length: across * down }, () =>
      wholeBelow(random, 5),
    );
    const steps = pyramidOf({ across, down, counts }, 8);
    for (const step of steps) {
      expect(sum(step)).toBe(sum({ across, down, counts }));
      expect(step.counts).toHaveLength(step.across * step.down);
    }
    const last = steps.at(-1);
    expect(Math.max(last?.across ?? 9, last?.down ?? 9)).toBeLessThanOrEqual(8);
  }
});

it("of nothing is nothing", () => {
  const steps = pyramidOf(
    { across: 4, down: 4, counts: new Uint32Array(16) },
    2,
  );
  expect(steps.map(sum)).toEqual([0, 0]);
});

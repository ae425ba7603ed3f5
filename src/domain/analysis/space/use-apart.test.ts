import { expect, it } from "vitest";
import { randomFor, wholeBelow } from "../interval/random";
import { usesApart } from "./use-apart";

it("is the share after less the share before", () => {
  expect(usesApart([3, 1], [1, 1])).toEqual([0.25, -0.25]);
  // As much of twice as many is no difference.
  expect(usesApart([1, 2, 3], [2, 4, 6])).toEqual([0, 0, 0]);
  expect(usesApart([1, 0], [0, 7])).toEqual([1, -1]);
});

it("cannot say where one of both is empty", () => {
  expect(usesApart([0, 0], [1, 2])).toBeNull();
  expect(usesApart([1, 2], [0, 0])).toBeNull();
  expect(usesApart([], [])).toBeNull();
});

it("adds up to nothing, and has the other sign the other way round", () => {
  const random = randomFor("apart");
  for (let run = 0; run < 100; run += 1) {
    const size = 1 + wholeBelow(random, 30);
    const some = () =>
      Array.from({ length: size }, (_, at) =>
        at === 0 ? 1 : wholeBelow(random, 9),
      );
    const [one, other] = [some(), some()];
    const there = usesApart(one, other) ?? [Number.NaN];
    const back = usesApart(other, one) ?? [];
    expect(there.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 12);
    there.forEach((value, at) => expect(back[at]).toBeCloseTo(-value, 12));
  }
});

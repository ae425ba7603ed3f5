import { describe, expect, it } from "vitest";
import { waysIn } from "./ways";

const none = Infinity;
const edges = (rows: readonly (readonly number[])[]) =>
  rows.map((row) => Float64Array.from(row));

describe("ways", () => {
  it("lead in parts over those that lie on equally short ones", () => {
    // A square: from corner to corner over either of the two others.
    const { betweenness, harmonic } = waysIn(
      edges([
        [none, 2, none, 2],
        [2, none, 2, none],
        [none, 2, none, 2],
        [2, none, 2, none],
      ]),
    );
    expect([...betweenness]).toEqual([0.5, 0.5, 0.5, 0.5]);
    expect([...harmonic]).toEqual([1.25, 1.25, 1.25, 1.25]);
  });

  it("go round where that is shorter, though it is found later", () => {
    const { betweenness, harmonic } = waysIn(
      edges([
        [none, 9, 1, none],
        [9, none, none, 2],
        [1, none, none, 3],
        [none, 2, 3, none],
      ]),
    );
    // From the first to the second over the third and fourth: 6 rather than 9.
    expect([...betweenness]).toEqual([0, 0, 2, 2]);
    expect(harmonic[0]).toBeCloseTo(1 + 1 / 4 + 1 / 6, 12);
  });

  it("do not reach who is alone", () => {
    const { betweenness, harmonic } = waysIn(
      edges([
        [none, 1, none],
        [1, none, none],
        [none, none, none],
      ]),
    );
    expect([...betweenness]).toEqual([0, 0, 0]);
    expect([...harmonic]).toEqual([1, 1, 0]);
    expect(waysIn([])).toEqual({
      betweenness: new Float64Array(),
      harmonic: new Float64Array(),
    });
  });
});

import { expect, it } from "vitest";
import type { ChartSeries, Side } from "../chart-data";
import { markedPoints, outsidePoints } from "./line-points";

const seriesOf = (
  values: readonly (number | null)[],
  outside: (value: number) => Side[] = () => [],
): ChartSeries => ({
  key: "a",
  name: "A",
  values: values.map((value) =>
    value === null
      ? null
      : {
          value,
          n: 2,
          low: value - 1,
          high: value + 1,
          deviation: null,
          outside: outside(value),
        },
  ),
});

it("a value that no line leads to has its mark, however many there are", () => {
  const values = Array.from({ length: 100 }, (_, index) =>
    index === 10 || index === 12 ? null : index,
  );
  expect(markedPoints(seriesOf(values))).toEqual([{ at: 11.5, value: 11 }]);
  expect(markedPoints(seriesOf(values.slice(0, 20)))).toHaveLength(18);
});

it("what lasted beyond the limits is marked where it reached farthest, side by side", () => {
  const wave = Array.from({ length: 100 }, (_, index) =>
    index === 15 ? null : Math.sin((index / 50) * Math.PI * 2) * 10,
  );
  const series = seriesOf(wave, (value) =>
    value > 8 ? ["above"] : value < -8 ? ["below"] : [],
  );
  const above = outsidePoints(series, "above");
  expect(above.map(({ at }) => at)).toEqual([12.5, 16.5, 62.5]);
  expect(above[0]?.value).toBeCloseTo(11, 1);
  expect(outsidePoints(series, "below")).toHaveLength(2);
  const few = seriesOf(wave.slice(0, 60), (value) =>
    value > 8 ? ["above"] : [],
  );
  expect(outsidePoints(few, "above").length).toBeGreaterThan(4);
});

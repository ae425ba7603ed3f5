import { bucketOf } from "@domain/measures/buckets/bucket";
import { hourOf } from "@domain/measures/buckets/keys";
import type { Detail } from "@domain/measures/series/ranges";
import { parisDay } from "@domain/time/paris";
import { expect, it } from "vitest";
import {
  aMeasure,
  aMeasureDay,
  aMeasureMonth,
} from "../../../../tests/builders/measures";
import { lineOfPlace } from "./series-lines";

const at = new Date("2026-11-20T08:00:00Z");
const kept = bucketOf([{ at, value: 20, key: "m0" }], "numeric");
if (kept === null) throw new Error("nothing kept");
const hours = { [hourOf(at)]: kept };
const days = { [parisDay(at)]: kept };
const said = (id: string, time: string, value: number) => ({
  ...aMeasure({ at: new Date(time), value }),
  id,
});
/** The slots of a week with something in them. */
const filled = (
  detail: Detail,
  documents: Parameters<typeof lineOfPlace>[0]["documents"],
) =>
  lineOfPlace(
    {
      documents,
      logs: [
        said("m1", "2026-11-20T08:30:00Z", 30),
        said("m2", "2026-11-21T09:00:00Z", 24),
        said("m3", "2026-11-30T09:00:00Z", 99),
      ],
    },
    {
      type: "numeric",
      stretch: {
        from: new Date("2026-11-17T23:00:00Z"),
        until: new Date("2026-11-24T23:00:00Z"),
      },
      detail,
    },
  ).points.flatMap(({ from, bucket }) =>
    bucket === null ? [] : [[from.toISOString(), bucket.n, bucket.mean]],
  );

it("adds to what is kept of hours and of days what nobody has counted yet", () => {
  expect(filled("hourly", [aMeasureDay({ hours })])).toEqual([
    ["2026-11-20T08:00:00.000Z", 2, 25],
    ["2026-11-21T09:00:00.000Z", 1, 24],
  ]);
  expect(filled("daily", [aMeasureMonth({ days })])).toEqual([
    ["2026-11-19T23:00:00.000Z", 2, 25],
    ["2026-11-20T23:00:00.000Z", 1, 24],
  ]);
});

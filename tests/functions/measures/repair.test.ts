import { beforeEach, expect, it } from "vitest";
import { database } from "../../../functions/src/edge/admin";
import { pagesOf, type Found } from "../../../functions/src/repair/repair";
import { repairMeasures } from "../../../functions/src/repair/repair-measures";
import { erase, put, useStage } from "../stage";
import { aMeasure, keptIn, send, sensed, temperature } from "./sensors";

useStage("demo-measures-repair");

const day = `${temperature}_2026-07-01`;
const month = `${temperature}_2026-07`;
const at = (time: string) => new Date(`2026-07-01T${time}:00Z`);
const now = at("12:00");

async function repaired(dryRun: boolean) {
  const found: Found[] = [];
  const counts = await repairMeasures(pagesOf("environmentalParameters"), {
    dryRun,
    onFound: (one) => void found.push(one),
  });
  return {
    counts,
    found: found.map(({ id, differing }) => [id, ...differing]),
  };
}
const kept = async () => [
  await keptIn("measureDays"),
  await keptIn("measureMonths"),
];
const shown = async () =>
  JSON.stringify(await kept(), (key, value: unknown) =>
    /At$/u.test(key) ? undefined : value,
  );

beforeEach(async () => {
  await put(sensed());
  await send(
    [
      { at: at("10:00"), value: 20 },
      { at: at("11:00"), value: 22 },
    ],
    now,
  );
});

it("repair counts what is kept anew from everything that was said, and finds nothing afterwards", async () => {
  const before = await shown();
  expect(await repaired(false)).toMatchObject({ found: [] });
  await erase(`enclosures/e1/measureDays/${day}`);
  await database()
    .doc(`enclosures/e1/measureMonths/${month}`)
    .update({ days: {} });
  expect(await repaired(true)).toEqual({
    counts: { collection: "measureDays", read: 1, differing: 1, mended: 0 },
    found: [[`e1/${day}`, "measureDays", "measureMonths"]],
  });
  expect(await keptIn("measureDays")).toEqual({});
  expect((await repaired(false)).counts).toMatchObject({ mended: 1 });
  expect(await shown()).toBe(before);
  expect(await repaired(false)).toMatchObject({ found: [] });
});

it("and enters what somebody said of which nobody heard", async () => {
  await put({
    "enclosures/e1/measures/m1": aMeasure({ at: at("09:30"), value: 30 }),
  });
  expect((await repaired(false)).found).toEqual([
    [`e1/${day}`, "measureDays", "measureMonths"],
  ]);
  expect(await keptIn("measureMonths")).toMatchObject({
    [month]: { days: { "2026-07-01": { n: 3, max: 30 } } },
  });
});

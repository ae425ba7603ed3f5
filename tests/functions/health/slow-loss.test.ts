import { beforeEach, describe, expect, it } from "vitest";
import type { HealthValue } from "@domain/health/values/value";
import { builtInParameter } from "@domain/measures/parameters/parameter";
import type { Values } from "@domain/record/types";
import { dayMs } from "@domain/time/lengths";
import { database } from "../../../functions/src/edge/admin";
import { plain } from "../../../functions/src/edge/documents";
import { endHealthWatches } from "../../../functions/src/health/values/end-health-watches";
import { onHealthValueWritten } from "../../../functions/src/health/values/on-health-value-written";
import { lookAgain } from "../../../functions/src/health/values/run-watchers";
import { watchValues } from "../../../functions/src/health/values/watch-values";
import { anAnimal } from "../../builders/facility";
import { aHealthParameter, aHealthValue } from "../../builders/health";
import { idsOf, put, read, useStage } from "../stage";

useStage("demo-health-loss");

const zooId = "home";
const weight = "home_weight";
const series = { zooId, animalId: "a1", parameterId: weight };
const first = Date.parse("2026-08-01T08:00:00Z");
/** The day of a week's weight, the first of them 0. */
const week = (index: number) => new Date(first + index * 7 * dayMs);
const soon = (at: Date) => new Date(at.getTime() + 60_000);

const parameter = (more: object = {}) => ({
  [`healthParameters/${weight}`]: aHealthParameter({
    ...builtInParameter(zooId, "weight")!,
    animalIds: [],
    ...more,
  }),
});
const animal = (more: object = {}) => ({
  "animals/a1": anAnimal({ zooId, animalId: "a1", sectorId: "s1", ...more }),
});

const weighed = (
  index: number,
  value: number | null,
  more: Partial<HealthValue> = {},
) => {
  const valueId = more.valueId ?? `v${index}`;
  const line = { ...series, sectorId: "s1", by: "vet", at: week(index) };
  return put({
    [`animals/a1/healthValues/${valueId}`]: aHealthValue({
      ...line,
      valueId,
      value,
      ...more,
    }),
  });
};
/** A weight a week, each heard of as it comes. */
async function weigh(
  values: readonly number[],
  more: Partial<HealthValue> = {},
  from = 0,
) {
  for (const [index, value] of values.entries()) {
    await weighed(from + index, value, more);
    await watchValues(series, soon(week(from + index)));
  }
}
const alerts = async () =>
  Promise.all(
    (await idsOf("alerts")).map(
      async (id) => plain(await read(`alerts/${id}`)) as Values,
    ),
  );
const falling = [100, 99, 98, 97, 96, 95, 94, 93];

beforeEach(() => put({ ...parameter(), ...animal() }));

describe("a slow loss of weight", () => {
  it("opens one alert of health, which goes on with the loss", async () => {
    await weigh(falling);
    const [alert, ...others] = await alerts();
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      class: "health",
      subject: { kind: "animal", id: "a1" },
      sectorIds: ["s1"],
      source: { kind: "slowLoss", id: weight },
      textKey: "slowLoss",
      values: { parameterId: weight, days: 49 },
      openedAt: week(7),
      closedAt: null,
    });
    await weigh([92, 91], {}, 8);
    await watchValues(series, soon(week(9)));
    expect(await alerts()).toEqual([alert]);
  });

  it("is looked for with each weight that is written", async () => {
    const ago = (days: number) => new Date(Date.now() - days * dayMs);
    for (const [index, value] of falling.entries())
      await weighed(index, value, { at: ago(7 * (7 - index)) });
    const path = "animals/a1/healthValues";
    const before = await database().doc(`${path}/none`).get();
    const after = await database().doc(`${path}/v7`).get();
    await onHealthValueWritten.run({
      data: { before, after },
      params: { animalId: "a1", valueId: "v7" },
      time: new Date().toISOString(),
    } as never);
    expect(await alerts()).toMatchObject([
      { textKey: "slowLoss", closedAt: null },
    ]);
  });

  it("is read from no weights judged by eye, and from 8 at least", async () => {
    await weigh(falling, { isEstimated: true });
    expect(await alerts()).toEqual([]);
    await weigh(falling.slice(0, 7));
    await weighed(7, 93, { isEstimated: true });
    await watchValues(series, soon(week(7)));
    expect(await alerts()).toEqual([]);
    expect(await idsOf("measureWatches")).toEqual([]);
  });

  it("is over with the weights that say so, and the same once they are taken back", async () => {
    await weigh(falling);
    await weighed(7, 130, { valueId: "c1", replaces: "v7" });
    await weighed(6, 120, { valueId: "c2", replaces: "v6" });
    const now = soon(soon(week(7)));
    await watchValues(series, now);
    expect(await alerts()).toMatchObject([
      { openedAt: week(7), closedAt: now },
    ]);
    await weighed(7, 93, { valueId: "c3", replaces: "c1", createdAt: now });
    await weighed(6, 94, { valueId: "c4", replaces: "c2", createdAt: now });
    await watchValues(series, now);
    expect(await alerts()).toMatchObject([
      { openedAt: week(7), closedAt: null },
    ]);
  });

  it("is over once values taken back leave too few, and once they are too old", async () => {
    await weigh(falling);
    const now = soon(soon(week(7)));
    await weighed(7, null, { valueId: "void", voids: "v7" });
    await watchValues(series, now);
    expect(await alerts()).toMatchObject([{ closedAt: now }]);
    await weigh([93, 92], {}, 7);
    expect(await alerts()).toMatchObject([{}, { closedAt: null }]);
    await lookAgain(soon(week(9)));
    expect(await alerts()).toMatchObject([{}, { closedAt: null }]);
    const later = new Date(week(8).getTime() + 60 * dayMs);
    expect(await lookAgain(later)).toBe(1);
    expect(await alerts()).toMatchObject([{}, { closedAt: later }]);
    expect(await lookAgain(later)).toBe(0);
  });

  it("is told no more of who is gone, nor of what is put away", async () => {
    await weigh(falling);
    const now = soon(soon(week(7)));
    await endHealthWatches({ parameterId: weight }, now);
    expect(await alerts()).toMatchObject([{ closedAt: null }]);
    await put(parameter({ isArchived: true }));
    await endHealthWatches({ parameterId: weight }, now);
    expect(await alerts()).toMatchObject([{ closedAt: now }]);
    await put(parameter());
    await watchValues(series, now);
    expect(await alerts()).toMatchObject([{ closedAt: null }]);
    await put(animal({ animalState: "deceased" }));
    await endHealthWatches({ animalId: "a1" }, now);
    await watchValues(series, soon(now));
    expect(await alerts()).toMatchObject([{ closedAt: now }]);
  });
});

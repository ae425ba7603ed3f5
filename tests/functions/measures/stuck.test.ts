import { beforeEach, describe, expect, it } from "vitest";
import { hourOf } from "@domain/measures/buckets/keys";
import { countHour } from "../../../functions/src/measures/on-measure-written";
import { findStuck } from "../../../functions/src/measures/run-watches";
import { put, useStage } from "../stage";
import {
  alerts,
  aMeasure,
  aParameter,
  send,
  sensed,
  temperature,
  zooId,
} from "./sensors";

useStage("demo-stuck");

const at = (time: string, day = "01") => new Date(`2026-07-${day}T${time}:00Z`);
const series = {
  zooId,
  enclosureId: "e1",
  areaId: null,
  parameterId: temperature,
};

/** Readings, as `now` has the last of them. */
const sent = (now: string, values: Record<string, number>) =>
  send(
    Object.entries(values).map(([time, value]) => ({ at: at(time), value })),
    at(now),
  );
const said = async (now: string, id: string, value: number, time = "10:20") => {
  const line = aMeasure({ at: at(time), value });
  await put({ [`enclosures/e1/measures/${id}`]: line });
  await countHour(series, hourOf(line.at), at(now));
};
const openOnes = async () =>
  (await alerts()).filter(({ closedAt }) => closedAt === null);

const limits = { enabled: true, min: 18, max: 30 };
beforeEach(() =>
  put({
    ...sensed(),
    [`environmentalParameters/${temperature}`]: aParameter("temperature", {
      limits,
    }),
  }),
);

describe("a value that stays the same", () => {
  const hours = (until: number) =>
    Object.fromEntries(
      Array.from({ length: until }, (_, hour) => [
        `${String(hour).padStart(2, "0")}:30`,
        21.5,
      ]),
    );

  it("for a day is told of, and over with another", async () => {
    await sent("23:35", hours(24));
    expect(await findStuck(at("23:40"))).toMatchObject({
      looked: 1,
      changed: 1,
    });
    expect(await findStuck(at("23:45"))).toMatchObject({ changed: 0 });
    expect(await alerts()).toMatchObject([
      { textKey: "stuck", values: { feed: "t" }, closedAt: null },
    ]);
    await send([{ at: at("00:05", "02"), value: 22 }], at("00:06", "02"));
    await findStuck(at("00:40", "02"));
    expect(await openOnes()).toEqual([]);
  });

  it("is found beside what people give, and of an establishment's own parameter", async () => {
    await put({
      [`environmentalParameters/${temperature}`]: aParameter("temperature", {
        builtIn: null,
        enclosureIds: ["e1"],
      }),
    });
    await sent("23:35", hours(24));
    await said("23:36", "m1", 24.6);
    expect(await findStuck(at("23:40"))).toMatchObject({ changed: 1 });
    await said("23:50", "m2", 24.7, "23:45");
    expect(await findStuck(at("23:55"))).toMatchObject({ changed: 0 });
    expect(await openOnes()).toHaveLength(1);
  });

  it("for less, or of a source that has not spoken lately, is not", async () => {
    await sent("22:35", hours(23));
    await findStuck(at("22:40"));
    await put(sensed({ heardAt: at("22:30") }));
    expect(await findStuck(at("12:00", "02"))).toMatchObject({ looked: 0 });
    expect(await alerts()).toEqual([]);
  });
});

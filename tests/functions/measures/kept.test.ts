import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { hourOf } from "@domain/measures/buckets/keys";
import type { CalendarDay } from "@domain/time/calendar-day";
import { countHour } from "../../../functions/src/measures/on-measure-written";
import { saidOfHourMost } from "../../../functions/src/measures/stored-day";
import { takeCall } from "../../../functions/src/measures/ingest/ingest";
import { takeBatches } from "../../../functions/src/measures/ingest/take";
import { erase, put, useStage } from "../stage";
import { anyDay, checkDay } from "./random-days";
import {
  aMeasure,
  aParameter,
  callOf,
  csvOf,
  humidity,
  keptIn,
  send,
  sensed,
  sourceId,
  temperature,
  zooId,
} from "./sensors";

const stage = useStage("demo-measures");
const emptied = async () => {
  await fetch(
    `http://${stage.host()}/emulator/v1/projects/demo-measures/databases/(default)/documents`,
    { method: "DELETE" },
  );
};

const now = new Date("2026-10-26T06:00:00Z");
const at = (time: string) => new Date(`2026-10-25T${time}:00Z`);
const series = {
  zooId,
  enclosureId: "e1",
  areaId: null,
  parameterId: temperature,
};
const say = async (id: string, more: Parameters<typeof aMeasure>[0]) => {
  const line = aMeasure({ at: at("10:20"), ...more });
  await put({ [`enclosures/e1/measures/${id}`]: line });
  await countHour(series, hourOf(line.at), now);
};
const hourAt = async (hour: string) => {
  const days = await keptIn("measureDays");
  const day = days[`${temperature}_2026-10-25`];
  return (day?.["hours"] as Record<string, unknown> | undefined)?.[hour];
};

beforeEach(() => put(sensed()));

describe("what is kept of a series", () => {
  it("is a recount of everything, whatever came late, twice or in which order, on days of 23, 24 and 25 hours", async () => {
    const days = ["2026-03-29", "2026-07-31", "2026-10-25"] as CalendarDay[];
    await fc.assert(
      fc.asyncProperty(anyDay(days), async (day) => {
        await emptied();
        await checkDay(day);
      }),
      { numRuns: 6, seed: 20 },
    );
  }, 120_000);

  it("is in its hour, its day of Paris and its month; of a zone apart", async () => {
    const sent = [
      { feed: "t", at: at("10:00"), value: 12.5 },
      { feed: "h", at: at("10:01"), value: 60 },
    ];
    const reply = await takeCall(callOf(csvOf(sent), "text/csv"), now);
    expect(reply).toEqual({
      status: 200,
      body: { added: 2, known: 0, refused: [] },
    });
    expect(await keptIn("measureHours")).toMatchObject({
      [`${temperature}_2026-10-25T10`]: {
        zooId,
        parameterId: temperature,
        areaId: null,
        hour: "2026-10-25T10",
        readings: { "0": 12.5 },
      },
      [`${humidity}.z1_2026-10-25T10`]: {
        areaId: "z1",
        readings: { "60": 60 },
      },
    });
    expect(await keptIn("measureMonths")).toMatchObject({
      [`${temperature}_2026-10`]: {
        month: "2026-10",
        days: { "2026-10-25": { n: 1, mean: 12.5 } },
      },
    });
  });

  it("holds what a sensor and what people said, and less again once that is taken back", async () => {
    await send([{ at: at("10:00"), value: 10 }], now);
    await say("m1", { value: 20 });
    expect(await hourAt("2026-10-25T10")).toMatchObject({ n: 2, mean: 15 });
    await say("m2", { value: 30, replaces: "m1" });
    expect(await hourAt("2026-10-25T10")).toMatchObject({ n: 2, mean: 20 });
    await say("m3", { value: null, voids: "m1" });
    expect(await hourAt("2026-10-25T10")).toMatchObject({ n: 1, mean: 10 });
  });

  it("is gone with the last that was said", async () => {
    await say("m1", { value: 20 });
    expect(Object.keys(await keptIn("measureDays"))).toHaveLength(1);
    await erase("enclosures/e1/measures/m1");
    await countHour(series, hourOf(at("10:20")), now);
    expect(await keptIn("measureDays")).toEqual({});
    expect(await keptIn("measureMonths")).toEqual({});
  });

  it("stays as it was counted where more is said in an hour than is counted, while sensors are kept", async () => {
    await send([{ at: at("10:00"), value: 10 }], now);
    await say("m0", { value: 20 });
    const before = await hourAt("2026-10-25T10");
    const line = aMeasure({ at: at("10:59"), value: 99 });
    const lines = Array.from(
      { length: saidOfHourMost },
      (_, index) => [`enclosures/e1/measures/n${String(index)}`, line] as const,
    );
    await put(Object.fromEntries(lines));
    await countHour(series, hourOf(at("10:59")), now);
    expect(await hourAt("2026-10-25T10")).toEqual(before);
    const more = [
      { at: at("10:30"), value: 11 },
      { at: at("11:00"), value: 12 },
    ];
    expect((await send(more, now)).body).toMatchObject({ added: 2 });
    expect(await hourAt("2026-10-25T10")).toEqual(before);
    expect(await hourAt("2026-10-25T11")).toMatchObject({ n: 1, mean: 12 });
  });

  it("is not written again where nothing is new", async () => {
    await send([{ at: at("10:00"), value: 10 }], now);
    const before = await keptIn("measureDays");
    const again = await send([{ at: at("10:00"), value: 10 }], now);
    expect(again.body).toEqual({ added: 0, known: 1, refused: [] });
    expect(await keptIn("measureDays")).toEqual(before);
  });

  it("keeps what a source said first of a second, and of no parameter that is gone", async () => {
    await send([{ at: at("10:00"), value: 10 }], now);
    const other = await send([{ at: at("10:00"), value: 11 }], now);
    expect(other.body).toEqual({
      added: 0,
      known: 0,
      refused: [{ line: 1, reason: "differs" }],
    });
    await erase(`environmentalParameters/${temperature}`);
    const gone = await send([{ at: at("11:00"), value: 10 }], now);
    expect(gone.body).toMatchObject({
      refused: [{ line: 1, reason: "feed" }],
    });
    await countHour(series, hourOf(at("10:00")), now);
    expect(await hourAt("2026-10-25T10")).toMatchObject({ n: 1, mean: 10 });
  });

  it("is nothing of a parameter that is put away while a call is under way", async () => {
    const batch = {
      id: `${temperature}_2026-10-25T10`,
      hour: hourOf(at("10:00")),
      feed: {
        feed: "t",
        parameterId: temperature,
        enclosureId: "e1",
        areaId: null,
      },
      readings: [],
    };
    const reading = { line: 1, feed: batch.feed, at: at("10:00"), value: 20 };
    const batches = [{ ...batch, readings: [reading] }];
    const parameterAt = `environmentalParameters/${temperature}`;
    await put({
      [parameterAt]: aParameter("temperature", { isArchived: true }),
    });
    expect(await takeBatches({ zooId, sourceId }, batches, now)).toEqual([
      [1, "feed"],
    ]);
    await erase(parameterAt);
    expect(await takeBatches({ zooId, sourceId }, batches, now)).toEqual([
      [1, "feed"],
    ]);
    expect(await keptIn("measureHours")).toEqual({});
    await put(sensed());
    expect(await takeBatches({ zooId, sourceId }, batches, now)).toEqual([
      [1, "added"],
    ]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { newWatch } from "@domain/measures/alerts/source-watch";
import { hourOf } from "@domain/measures/buckets/keys";
import { moveAlerts } from "../../../functions/src/alerts/move-alerts";
import { plain } from "../../../functions/src/edge/documents";
import { countHour } from "../../../functions/src/measures/on-measure-written";
import { findSilence } from "../../../functions/src/measures/run-watches";
import {
  endWatches,
  forgetWatches,
} from "../../../functions/src/measures/end-watches";
import {
  followParameter,
  followPlace,
} from "../../../functions/src/measures/on-watched-changed";
import { idsOf, put, read, useStage } from "../stage";
import {
  alerts,
  aMeasure,
  aParameter,
  humidity,
  send,
  sensed,
  temperature,
  zooId,
} from "./sensors";

useStage("demo-alerts");

const at = (time: string, day = "01") => new Date(`2026-07-${day}T${time}:00Z`);
const limits = { enabled: true, min: 18, max: 30 };
const limited = {
  [`environmentalParameters/${temperature}`]: aParameter("temperature", {
    limits,
  }),
};
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
const said = async (now: string, id: string, more: object) => {
  const line = aMeasure({ at: at("10:20"), ...more });
  await put({ [`enclosures/e1/measures/${id}`]: line });
  await countHour(series, hourOf(line.at), at(now));
};
const openOnes = async () =>
  (await alerts())
    .filter(({ closedAt }) => closedAt === null)
    .map(({ alertId }) => alertId);

beforeEach(() => put({ ...sensed(), ...limited }));

describe("limits", () => {
  it("open an alert with the second reading outside, and close it with the second well inside", async () => {
    await sent("10:01", { "10:01": 31 });
    expect(await alerts()).toEqual([]);
    await sent("10:02", { "10:02": 32 });
    const id = `limits~e1~${temperature}_20260701T100100Z`;
    expect(await alerts()).toMatchObject([
      {
        zooId,
        alertId: id,
        status: "active",
        class: "general",
        type: "welfare",
        subject: { kind: "enclosure", id: "e1", areaId: null },
        sectorIds: ["sector-1"],
        source: { kind: "limits", id: temperature },
        textKey: "limitsAbove",
        values: { parameterId: temperature, value: 31, min: 18, max: 30 },
        openedAt: at("10:01"),
        closedAt: null,
      },
    ]);
    await sent("10:04", { "10:03": 29.8, "10:04": 29.8 });
    expect(await openOnes()).toEqual([id]);
    await sent("10:06", { "10:05": 29, "10:06": 29 });
    expect(await alerts()).toMatchObject([
      { alertId: id, closedAt: at("10:06") },
    ]);
  });

  it("open one alert of an episode, however often and in which order it is heard", async () => {
    const all = { "10:01": 31, "10:02": 32, "10:03": 33 };
    await sent("10:03", { "10:03": 33, "10:02": 32 });
    await sent("10:03", all);
    await Promise.all([sent("10:03", all), sent("10:03", all)]);
    expect(await alerts()).toHaveLength(1);
  });

  it("reach over the hour, and to what a slow sensor said hours ago", async () => {
    await sent("10:59", { "10:59": 31 });
    await sent("11:00", { "11:00": 31 });
    expect(await alerts()).toHaveLength(1);
    await sent("11:30", { "11:10": 20, "11:11": 20 });
    await sent("12:00", { "12:00": 31 });
    await sent("17:00", { "17:00": 31 });
    expect(await openOnes()).toEqual([
      `limits~e1~${temperature}_20260701T120000Z`,
    ]);
  });

  it("open none for what came hours late", async () => {
    await sent("14:00", { "10:01": 31, "10:02": 32 });
    expect(await alerts()).toEqual([]);
  });

  it("of what somebody gives open at once, and close where that is taken back", async () => {
    await said("10:21", "m1", { value: 350 });
    const id = `limits~e1~${temperature}_20260701T102000Z`;
    expect(await openOnes()).toEqual([id]);
    await said("10:22", "m1", { value: 350 });
    expect(await openOnes()).toEqual([id]);
    await said("10:25", "m2", { value: 25, replaces: "m1" });
    expect(await alerts()).toMatchObject([
      { alertId: id, closedAt: at("10:25"), values: { value: 350 } },
    ]);
  });

  it("go on where what opened is taken back and the next value is outside too", async () => {
    await said("10:21", "m1", { value: 40 });
    await said("11:21", "m2", { value: 41, at: at("11:20") });
    const [id] = await openOnes();
    await said("11:22", "m3", { value: null, voids: "m1" });
    expect(await openOnes()).toEqual([id]);
    await said("11:23", "m4", { at: at("11:20"), value: 25, replaces: "m2" });
    expect(await openOnes()).toEqual([]);
  });

  it("go on where the value that closed is corrected to one outside", async () => {
    await said("10:21", "m1", { value: 40 });
    await said("11:21", "m2", { value: 25, at: at("11:20") });
    expect(await openOnes()).toEqual([]);
    await said("11:22", "m3", { at: at("11:20"), value: 39, replaces: "m2" });
    expect(await openOnes()).toEqual([
      `limits~e1~${temperature}_20260701T102000Z`,
    ]);
  });

  it("are told of where a person's value is sent hours later, unless it is over already or of the day before", async () => {
    await said("17:40", "m1", { value: 40 });
    expect(await openOnes()).toEqual([
      `limits~e1~${temperature}_20260701T102000Z`,
    ]);
    await said("17:41", "m2", { value: 25, at: at("14:00") });
    expect(await openOnes()).toEqual([]);
    await said("17:42", "m3", { value: 41, at: at("12:00") });
    expect(await openOnes()).toEqual([]);
    const line = aMeasure({ at: at("15:00"), value: 42 });
    await put({ "enclosures/e1/measures/m4": line });
    await countHour(series, hourOf(line.at), at("15:30", "02"));
    expect(await openOnes()).toEqual([]);
  });

  it("that sensors found are not over by one look of a person", async () => {
    await sent("10:02", { "10:01": 31, "10:02": 32 });
    const [id] = await openOnes();
    await said("10:21", "m1", { value: 25 });
    expect(await openOnes()).toEqual([id]);
    await sent("10:24", { "10:23": 25, "10:24": 25 });
    expect(await openOnes()).toEqual([]);
  });

  it("are crossed again and again in one alert", async () => {
    const crossing = [31, 31, 25, 25, 31, 31, 25, 25, 31, 31];
    for (const [index, value] of crossing.entries())
      await sent(`10:${String(index + 10)}`, {
        [`10:${String(index + 10)}`]: value,
      });
    expect(await alerts()).toHaveLength(1);
    expect(await openOnes()).toHaveLength(1);
  });

  it("are not crossed twice in a row by what did not follow each other", async () => {
    await sent("08:00", { "08:00": 35 });
    await sent("09:00", { "09:00": 25 });
    await sent("10:00", { "08:00": 35, "10:00": 35 });
    expect(await alerts()).toEqual([]);
  });

  it("of a slow sensor are crossed over midnight too", async () => {
    await sent("19:00", { "19:00": 31 });
    await send([{ at: at("00:00", "02"), value: 31 }], at("00:00", "02"));
    expect(await openOnes()).toEqual([
      `limits~e1~${temperature}_20260701T190000Z`,
    ]);
  });

  it("that are changed, or put away with their place, are over without another value", async () => {
    const open = () => sent("10:02", { "10:01": 31, "10:02": 32 });
    const parameterAt = `environmentalParameters/${temperature}`;
    const before = await read(parameterAt);
    const change = async (more: object) => {
      const after = aParameter("temperature", { limits, ...more });
      await put({ [parameterAt]: after });
      await followParameter(
        temperature,
        { before: before ?? {}, after: { ...after } },
        at("10:05"),
      );
      return openOnes();
    };
    await open();
    const [id] = await openOnes();
    expect(await change({ name: "Heat" })).toEqual([id]);
    expect(
      await change({ limits: { enabled: true, min: 18, max: 31.5 } }),
    ).toEqual([id]);
    expect(
      await change({ limits: { enabled: true, min: 18, max: 33 } }),
    ).toEqual([]);
    expect(await alerts()).toMatchObject([{ closedAt: at("10:05") }]);
    await put({ [parameterAt]: aParameter("temperature", { limits }) });
    await sent("10:40", { "10:39": 31, "10:40": 32 });
    expect(await openOnes()).toHaveLength(1);
    expect(await change({ isArchived: true })).toEqual([]);
  });

  it("of a parameter or a place that is put away are over, and nobody waits for its sensor", async () => {
    const place = await read("enclosures/e1");
    const away = { ...place, isArchived: true };
    await sent("10:02", { "10:01": 31, "10:02": 32 });
    await put({ "enclosures/e1": away });
    await followPlace("e1", { before: place ?? {}, after: away }, at("10:05"));
    expect(await openOnes()).toEqual([]);
    expect(plain(await read("sensorSources/source-1"))).toMatchObject({
      lookAt: at("10:05"),
    });
    await findSilence(at("12:00"));
    expect(await openOnes()).toEqual([]);
    await sent("12:01", { "12:01": 31 });
    expect(await endWatches({ parameterId: temperature }, at("12:02"))).toBe(0);
  });

  it("of a parameter that is gone for good leave nothing behind", async () => {
    await sent("10:02", { "10:01": 31, "10:02": 32 });
    expect(await idsOf("measureWatches")).toHaveLength(1);
    await forgetWatches("other");
    expect(await idsOf("measureWatches")).toHaveLength(1);
    await forgetWatches(temperature);
    expect(await idsOf("measureWatches")).toEqual([]);
  });

  it("that are switched off close what is open", async () => {
    await sent("10:02", { "10:01": 31, "10:02": 32 });
    await put({
      [`environmentalParameters/${temperature}`]: aParameter("temperature"),
    });
    await sent("10:03", { "10:03": 32 });
    expect(await openOnes()).toEqual([]);
    expect(await alerts()).toHaveLength(1);
  });
});

describe("an alert that waits", () => {
  it("goes with its enclosure to those who look after it now", async () => {
    await sent("10:02", { "10:01": 31, "10:02": 32 });
    const [open] = await alerts();
    const [path = ""] = (await idsOf("alerts")).map((id) => `alerts/${id}`);
    const resting = { ...open, alertId: "rests", status: "acknowledged" };
    const another = {
      ...open,
      alertId: "another",
      subject: { kind: "enclosure", id: "e2", areaId: null },
    };
    await put({ "alerts/rests": resting, "alerts/another": another });
    expect(await moveAlerts(zooId, "e1")).toBe(0);
    const { "enclosures/e1": enclosure } = sensed();
    await put({
      "enclosures/e1": { ...enclosure, linkedSectorId: "sector-2" },
    });
    expect(await moveAlerts(zooId, "e1")).toBe(1);
    expect(await moveAlerts(zooId, "e1")).toBe(0);
    expect(await read(path)).toMatchObject({
      sectorIds: ["sector-2"],
      status: "active",
    });
    for (const id of ["rests", "another"])
      expect(await read(`alerts/${id}`)).toMatchObject({
        sectorIds: ["sector-1"],
      });
  });
});

describe("silence", () => {
  const both = (time: string) =>
    send(
      [
        { at: at(time), value: 20 },
        { feed: "h", at: at(time), value: 50 },
      ],
      at(time),
    );

  it("of a source is told of once, and over with its next reading", async () => {
    await put(sensed({ watch: newWatch(at("10:00")) }));
    await both("10:00");
    expect(await findSilence(at("10:15"))).toMatchObject({ changed: 0 });
    expect(await findSilence(at("10:16"))).toMatchObject({ changed: 1 });
    expect(await findSilence(at("10:21"))).toMatchObject({ looked: 0 });
    expect(await alerts()).toMatchObject([
      {
        alertId: "silence~source-1~all_20260701T101500Z",
        subject: { kind: "source", id: "source-1" },
        textKey: "silentSource",
        values: { source: "Gateway" },
      },
    ]);
    await both("10:30");
    expect(await openOnes()).toEqual([]);
    expect(await findSilence(at("10:46"))).toMatchObject({ changed: 1 });
    expect(await alerts()).toHaveLength(2);
  });

  it("of one feed is told of its place", async () => {
    await both("10:00");
    await sent("10:16", { "10:16": 20 });
    await findSilence(at("10:20"));
    expect(await alerts()).toMatchObject([
      {
        textKey: "silentFeed",
        subject: { kind: "enclosure", id: "e1", areaId: "z1" },
        values: { feed: "h" },
      },
    ]);
    await both("10:22");
    expect(await openOnes()).toEqual([]);
  });

  it("of a feed whose parameter is put away is none, and over if it was", async () => {
    await both("10:00");
    await sent("10:16", { "10:16": 20 });
    await findSilence(at("10:20"));
    expect(await openOnes()).toHaveLength(1);
    await put({
      [`environmentalParameters/${humidity}`]: aParameter("humidity", {
        isArchived: true,
      }),
    });
    await sent("10:30", { "10:30": 20 });
    await findSilence(at("10:45"));
    expect(await alerts()).toMatchObject([
      { textKey: "silentFeed", closedAt: at("10:45") },
    ]);
    expect(await findSilence(at("10:46"))).toMatchObject({ changed: 1 });
    expect(await alerts()).toHaveLength(2);
  });

  it("of a source that is revoked is none", async () => {
    await both("10:00");
    await put(sensed({ secretHash: null, lookAt: at("10:15") }));
    await findSilence(at("11:00"));
    expect(await alerts()).toEqual([]);
  });
});

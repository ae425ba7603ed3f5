import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { tokenOf } from "@domain/measures/ingest/secret";
import type { CalendarDay } from "@domain/time/calendar-day";
import * as run from "../../../functions/src/index";
import { takeCall } from "../../../functions/src/measures/ingest/ingest";
import { auditEntries } from "../accounts/staffed";
import { ask } from "../ask";
import { anAccess } from "../people";
import { put, useStage } from "../stage";
import { anyDay, arrive, checkKept } from "./random-days";
import type { Sent } from "./sensors";
import {
  alerts,
  aParameter,
  aSource,
  callOf,
  hashOfToken,
  jsonOf,
  keptIn,
  secretOf,
  send,
  sensed,
  sourceId,
  temperature,
  zooId,
} from "./sensors";

const stage = useStage("demo-discard");
const emptied = async () => {
  await fetch(
    `http://${stage.host()}/emulator/v1/projects/demo-discard/databases/(default)/documents`,
    { method: "DELETE" },
  );
};

const other = "source-2";
const otherToken = tokenOf(other, secretOf("o"));
const there = () =>
  put({
    ...sensed(),
    [`sensorSources/${other}`]: {
      ...aSource(),
      sourceId: other,
      secretHash: hashOfToken(otherToken),
    },
    "access/admin": anAccess(zooId, { right: "admin" }),
    "access/keeper": anAccess(zooId),
  });
const byOther = (sent: readonly Sent[], now: Date) =>
  takeCall(callOf(jsonOf(sent), undefined, `Bearer ${otherToken}`), now);

const seconds = (at: Date) => at.getTime() / 1000;
const at = (time: string) => new Date(`2026-07-01T${time}:00Z`);

let operations = 0;
/** What an admin is answered who takes out what a source sent. */
async function discard(
  from: Date,
  until: Date,
  { confirmed = true, by = "admin", of = sourceId } = {},
) {
  operations += 1;
  const operationId = `operation-${String(operations)}`;
  return ask(run.discardReadings, by, {
    ...{ operationId, zooId, sourceId: of, confirmed },
    ...{ from: seconds(from), until: seconds(until) },
  });
}
const told = (left: number, gone: number) => ({
  success: true,
  data: { left, gone },
});

beforeEach(there);

describe("what a source sent of a stretch of time", () => {
  it("goes, and what is kept is a recount of what is left, whoever else sent or said something", async () => {
    const days = ["2026-03-29", "2026-07-31", "2026-10-25"] as CalendarDay[];
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const ends = fc.tuple(share, share);
    await fc.assert(
      fc.asyncProperty(anyDay(days), ends, async (day, shares) => {
        await emptied();
        await there();
        await arrive(day);
        const { readings, measures, now } = day;
        const [first, last] = [readings[0]?.at, readings.at(-1)?.at];
        if (first === undefined || last === undefined) return;
        const beside = readings
          .filter((_, index) => index % 3 === 0)
          .map(({ at, value }) => ({
            at: new Date(at.getTime() + 30_000),
            value,
          }));
        expect(await byOther(beside, now)).toMatchObject({ status: 200 });
        const [from, until] = [...shares]
          .sort((a, b) => a - b)
          .map((one) => {
            const span = last.getTime() - first.getTime();
            return Math.floor((first.getTime() + one * span) / 1000) * 1000;
          });
        if (from === undefined || until === undefined || from === until) return;
        const stays = readings.filter(
          ({ at }) => at.getTime() < from || at.getTime() >= until,
        );
        const gone = readings.length - stays.length;
        const ends = [new Date(from), new Date(until)] as const;
        const asked = await discard(...ends, { confirmed: false });
        expect(asked).toEqual(told(gone, 0));
        expect(await discard(...ends)).toEqual(told(0, gone));
        await checkKept({ readings: [...stays, ...beside], measures });
        expect(await discard(...ends)).toEqual(told(0, 0));
      }),
      { numRuns: 5, seed: 20 },
    );
  }, 120_000);

  it("leaves no hour, day or month in which there is nothing any more, and can be sent again", async () => {
    const now = at("11:00");
    const sent = [
      { at: at("10:00"), value: 20 },
      { at: at("10:01"), value: 21 },
    ];
    await send(sent, now);
    expect(await discard(at("10:00"), at("10:01"))).toEqual(told(0, 1));
    expect(Object.values(await keptIn("measureHours"))).toMatchObject([
      { readings: { 60: 21 }, sourceIds: [sourceId], others: {} },
    ]);
    await discard(at("10:00"), at("11:00"));
    for (const kept of ["measureHours", "measureDays", "measureMonths"])
      expect(await keptIn(kept)).toEqual({});
    expect((await send(sent, now)).body).toMatchObject({ added: 2 });
  });

  it("is over as an alert that it opened, but for what others said goes on", async () => {
    const limits = { enabled: true, min: 18, max: 30 };
    const parameter = aParameter("temperature", { limits });
    await put({ [`environmentalParameters/${temperature}`]: parameter });
    const outside = (minute: string) => ({ at: at(minute), value: 40 });
    await send(["10:01", "10:02"].map(outside), at("10:03"));
    expect(await alerts()).toMatchObject([{ closedAt: null }]);
    await discard(at("10:30"), at("10:40"));
    expect(await alerts()).toMatchObject([{ closedAt: null }]);
    await discard(at("10:00"), at("10:30"));
    expect(await alerts()).toMatchObject([
      { closedAt: expect.any(Date) as Date },
    ]);
    await byOther(["11:01", "11:02"].map(outside), at("11:03"));
    await send(["11:11", "11:12"].map(outside), at("11:13"));
    await discard(at("11:00"), at("12:00"));
    const open = (await alerts()).filter(({ closedAt }) => closedAt === null);
    expect(open).toMatchObject([{ openedAt: at("11:01") }]);
  });

  it("is its establishment's alone, of its own sources, and is recorded with how many it was", async () => {
    await send([{ at: at("10:00"), value: 20 }], at("11:00"));
    const all = [at("10:00"), at("11:00")] as const;
    expect(await discard(...all, { by: "keeper" })).toBe("permission-denied");
    expect(await discard(...all, { of: "source-3" })).toBe("permission-denied");
    expect(await discard(...all, { of: other })).toEqual(told(0, 0));
    await discard(...all, { confirmed: false });
    expect(Object.keys(await keptIn("measureHours"))).toHaveLength(1);
    expect(await auditEntries()).toEqual([`admin readingsDiscarded ${other}`]);
    expect(await discard(...all)).toEqual(told(0, 1));
    expect(await auditEntries()).toContain(
      `admin readingsDiscarded ${sourceId}`,
    );
  });
});

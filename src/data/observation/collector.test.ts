import type { Tapped } from "@domain/observation/collect/tapped";
import type { ObsRecord } from "@domain/observation/obs-session";
import { recordedIn, rowsIn } from "@domain/observation/rows/keyed";
import { obsRecordsQuery } from "@domain/observation/obs-session-queries";
import { beforeEach, expect, it } from "vitest";
import { zooA } from "../../../tests/builders/ids";
import {
  aFocalRow,
  aMark,
  anObsSession,
} from "../../../tests/builders/observation";
import { outbox } from "../outbox/outbox";
import { setStage } from "../testing/stage";
import { collector } from "./collector";
import { tapLog } from "./tap-log";
import type { CollectedAt } from "./writes";

const stage = setStage();
const startedAt = new Date("2026-11-26T08:00:00Z");
const at = (deviceId: string): CollectedAt => ({
  zooId: zooA,
  uid: "me",
  obsSessionId: "s1",
  deviceId,
  name: "Savane",
  startedAt,
});
let made = 0;
/** A browser's log, kept when its tab is gone. */
const aLog = () => tapLog(`taps-${made++}`);

const stored = (): Promise<ObsRecord[]> =>
  new Promise((resolve, reject) => {
    const end = stage.store.watch(
      obsRecordsQuery("s1"),
      ({ rows }) => {
        resolve(rows.map(({ data }) => data));
        queueMicrotask(() => end());
      },
      reject,
    );
  });
async function open(log: ReturnType<typeof aLog>, deviceId = "phone") {
  const held = await log.of({ uid: "me", obsSessionId: "s1" });
  return collector(at(deviceId), log, held, await stored());
}
const touch = (t: number): Tapped[] => [
  { kind: "focal", row: aFocalRow({ t, act: "point", behaviourId: "call" }) },
];
const instants = (rows: { focal: readonly { t: number }[] }) =>
  rows.focal.map(({ t }) => t);

beforeEach(() => {
  stage.store.seed(
    "obsSessions",
    "s1",
    anObsSession({ obsSessionId: "s1", observerId: "me" }),
  );
});

it("goes on where a killed tab left off, within the last touch", async () => {
  const log = aLog();
  const expected: number[] = [];
  for (let life = 0; life < 5; life++) {
    const phone = await open(log);
    expect(instants(phone.snapshot().rows)).toEqual(expected);
    for (let t = 0; t < 3; t++) {
      phone.add(touch(life * 100 + t));
      expected.push(life * 100 + t);
    }
  }
  expect((await open(log)).snapshot().loose).toHaveLength(15);
});

it("seals a full chunk but for the last touches, and forgets it only once it is made", async () => {
  const log = aLog();
  const phone = await open(log);
  for (let t = 0; t < 300; t++) phone.add(touch(t));
  expect(phone.snapshot().loose).toHaveLength(10);
  await expect.poll(stored).toHaveLength(1);
  await expect
    .poll(async () => (await log.of({ uid: "me", obsSessionId: "s1" })).rows)
    .toHaveLength(10);
  await phone.sealAll();
  await outbox.drained(10_000);
  const chunks = await stored();
  expect(chunks.map(({ recordId, n }) => [recordId, n])).toEqual([
    ["phone_0", 0],
    ["phone_1", 1],
  ]);
  expect(chunks[0]?.until).toEqual(new Date(startedAt.getTime() + 289));
  const { recorded, flaws } = recordedIn(chunks);
  expect(flaws).toEqual([]);
  expect(instants(rowsIn(recorded))).toEqual(
    Array.from({ length: 300 }, (_, t) => t),
  );
  expect(phone.snapshot().rows.focal).toHaveLength(300);
});

it("makes again under its number what was sealed as the tab was killed", async () => {
  const log = aLog();
  const phone = await open(log);
  phone.add(touch(1));
  phone.add([{ kind: "mark", row: aMark({ t: 2, kind: "pause" }) }]);
  const { rows } = await log.of({ uid: "me", obsSessionId: "s1" });
  await log.bind(rows, 0);
  const again = await open(log);
  expect(instants(again.snapshot().rows)).toEqual([1]);
  again.add(touch(3));
  await again.sealAll();
  await outbox.drained(10_000);
  const chunks = await stored();
  expect(chunks.map(({ n }) => n)).toEqual([0, 1]);
  const left = await log.of({ uid: "me", obsSessionId: "s1" });
  expect(left).toEqual({ rows: [], next: 2 });
});

it("takes back one touch after another, but none that is sealed", async () => {
  const phone = await open(aLog());
  phone.add(touch(1));
  await phone.sealAll();
  phone.add(touch(2));
  phone.add(touch(3));
  for (const { group } of phone.snapshot().loose) phone.undo(group);
  phone.undo(0);
  expect(instants(phone.snapshot().rows)).toEqual([1]);
  await outbox.drained(10_000);
});

it("takes up on a second device what the first has sealed, each with its own chunks", async () => {
  const phone = await open(aLog());
  phone.add(touch(1));
  await phone.sealAll();
  await outbox.drained(10_000);
  const tablet = await open(aLog(), "tablet");
  expect(instants(tablet.snapshot().rows)).toEqual([1]);
  tablet.add(touch(2));
  await tablet.sealAll();
  await outbox.drained(10_000);
  phone.setStored(await stored());
  expect(instants(phone.snapshot().rows)).toEqual([1, 2]);
  expect((await stored()).map(({ recordId }) => recordId).sort()).toEqual([
    "phone_0",
    "tablet_0",
  ]);
});

it("seals no act of which more is asked with what is full, so that its answer reaches it", async () => {
  const log = aLog();
  const phone = await open(log);
  const group = phone.add(touch(0), true);
  for (let t = 1; t < 320; t++) phone.add(touch(t));
  expect(phone.snapshot().loose).toHaveLength(320);
  phone.complete(group, (one) =>
    one.kind === "focal"
      ? { kind: "focal", row: { ...one.row, partnerId: "animal-2" } }
      : one,
  );
  expect(phone.snapshot().loose.length).toBeLessThan(300);
  await phone.sealAll();
  await outbox.drained(10_000);
  const { focal } = rowsIn(recordedIn(await stored()).recorded);
  expect(focal).toHaveLength(320);
  expect(
    focal.flatMap(({ t, partnerId }) => (partnerId === null ? [] : [t])),
  ).toEqual([0]);
  expect((await log.of({ uid: "me", obsSessionId: "s1" })).rows).toEqual([]);
});

it("knows that this device handed over, sealed as it is, until it collects again", async () => {
  const phone = await open(aLog());
  phone.add(touch(1));
  phone.add([{ kind: "mark", row: aMark({ t: 2, kind: "handOver" }) }]);
  await phone.sealAll();
  await outbox.drained(10_000);
  const tablet = await open(aLog(), "tablet");
  expect(tablet.snapshot().isHandedOver).toBe(false);
  tablet.add(touch(5));
  await tablet.sealAll();
  await outbox.drained(10_000);
  const again = await open(aLog());
  expect(again.snapshot().isHandedOver).toBe(true);
  again.add(touch(9));
  expect(again.snapshot().isHandedOver).toBe(false);
});

it("says that another device collects in it once that did so after this one opened it, and not of what was there", async () => {
  const phone = await open(aLog());
  phone.add(touch(1));
  await phone.sealAll();
  await outbox.drained(10_000);
  const chunks = (n: number, minutes: number) =>
    stored().then((all) =>
      all.map((one) => ({
        ...{ ...one, n, recordId: `phone_${n}` },
        until: new Date(Date.now() + minutes * 60_000),
      })),
    );
  const held = { rows: [], next: 0 };
  const before = await chunks(0, -1);
  const tablet = collector(at("tablet"), aLog(), held, before);
  expect(instants(tablet.snapshot().rows)).toEqual([1]);
  expect(tablet.snapshot().isShared).toBe(false);
  tablet.setStored(await chunks(1, 1));
  expect(tablet.snapshot().isShared).toBe(true);
});

it("goes on after its own last chunk where its log is gone", async () => {
  const phone = await open(aLog());
  phone.add(touch(1));
  await phone.sealAll();
  await outbox.drained(10_000);
  const again = await open(aLog());
  again.add(touch(2));
  await again.sealAll();
  await outbox.drained(10_000);
  expect((await stored()).map(({ recordId }) => recordId).sort()).toEqual([
    "phone_0",
    "phone_1",
  ]);
});

import { describe, expect, it } from "vitest";
import fc from "fast-check";
import {
  aFocalRow,
  aMark,
  anObsCorrection,
  anObsRecord,
  aScanRow,
  aSeen,
  someRows,
} from "../../../../tests/builders/observation";
import { scansInChunk } from "../obs-session";
import { changeText, wholeSession } from "./change";
import { applyCorrections, besideSeen } from "./corrected";
import { recordedIn, rowsIn } from "./keyed";
import type { Rows } from "./row";
import { acts, markKinds, noRows } from "./row";
import { rowsOf, rowsText } from "./rows-text";

const t = fc.nat(3_600_000);
const id = fc.constantFrom("a", "b", "léa 1", "x.y");
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of);
const focal = fc.record({
  t,
  act: fc.constantFrom(...acts),
  animalId: id,
  behaviourId: maybe(id),
  modifiers: fc.array(id, { maxLength: 3 }),
  partnerId: maybe(id),
});
const seen = fc.record({
  animalId: maybe(id),
  groupId: maybe(id),
  count: fc.integer({ min: 1, max: 400 }),
  behaviourIds: maybe(fc.array(id, { maxLength: 3 })),
  x: maybe(fc.nat(1000)),
  y: maybe(fc.nat(1000)),
  level: maybe(fc.integer({ min: -1, max: 4 })),
  areaId: maybe(id),
  partnerId: maybe(id),
});
const scan = fc.record({
  t,
  slot: maybe(fc.nat(100)),
  seen: fc.array(seen, { maxLength: 5 }),
});
const mark = fc.record({
  t,
  kind: fc.constantFrom(...markKinds),
  animalId: maybe(id),
  text: maybe(fc.string({ maxLength: 20 })),
});
const anyRows: fc.Arbitrary<Rows> = fc.record({
  focal: fc.array(focal, { maxLength: 8 }),
  scans: fc.array(scan, { maxLength: 5 }),
  marks: fc.array(mark, { maxLength: 4 }),
});

describe("rows as text", () => {
  it("are read as they were written", () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        expect(rowsOf(rowsText(rows))).toEqual(rows);
      }),
      { numRuns: 200 },
    );
    expect(rowsOf("{}")).toEqual(noRows);
  });

  it("take about 20 bytes an animal and scan", () => {
    const places = (at: number) => (at * 7919) % 1000;
    const scans = Array.from({ length: scansInChunk }, (_, slot) =>
      aScanRow({
        t: slot * 60_000,
        slot,
        seen: Array.from({ length: 40 }, (__, at) =>
          aSeen({
            animalId: `animal-of-a-long-id-${at}`,
            behaviourIds: [`behaviour-${(at + slot) % 12}`],
            x: places(at + slot),
            y: places(at * slot),
            level: at % 5,
            areaId: `area-${at % 4}`,
          }),
        ),
      }),
    );
    const text = rowsText(someRows({ scans }));
    expect(text.length / (scansInChunk * 40)).toBeLessThan(21);
  });

  it("are none in a text that holds others", () => {
    for (const text of [
      "",
      "[]",
      "null",
      '{"d":[]}',
      '{"d":[],"n":[1,0,0],"f":{"t":0}}',
      '{"d":["a"],"n":[999999999,0,0],"f":{"t":0,"k":0,"a":1}}',
      '{"d":["a"],"n":[1,0,0],"f":{"t":-5,"k":0,"a":1}}',
      '{"d":["a"],"n":[0,1,0],"s":{"t":0,"s":null,"n":1},"a":{"c":0}}',
    ])
      expect(rowsOf(text)).toBeNull();
  });

  it("are none in a short text that says to hold many, and those of a text that repeats itself", () => {
    const many = (scans: number, seen: string) =>
      `{"d":["a"],"n":[0,${String(scans)},0],"s":{"t":0,"s":null,"n":${seen}},"a":{"a":1,"c":1}}`;
    expect(rowsOf(many(4000, "300"))).toBeNull();
    expect(rowsOf(many(20, `[${"300,".repeat(19)}300]`))).toBeNull();
    const still = Array.from({ length: 300 }, () => aFocalRow({ t: 0 }));
    const stored = rowsText(someRows({ focal: still }));
    expect(stored.length).toBeLessThan(200);
    expect(rowsOf(stored)?.focal).toEqual(still);
  });
});

const chunks = [
  anObsRecord({
    recordId: "device-1_0",
    rows: rowsText(
      someRows({ focal: [aFocalRow(), aFocalRow({ t: 9000, act: "stop" })] }),
    ),
  }),
  anObsRecord({
    recordId: "device-2_0",
    deviceId: "device-2",
    rows: rowsText(
      someRows({
        focal: [aFocalRow({ t: 4000, act: "point", behaviourId: "call" })],
        scans: [aScanRow({ t: 3000, seen: [aSeen(), aSeen()] })],
        marks: [aMark({ t: 2000, kind: "pause" })],
      }),
    ),
  }),
];
const { recorded } = recordedIn(chunks);
const instants = (rows: readonly { t: number }[]) => rows.map((row) => row.t);

describe("what was recorded", () => {
  it("is the same in whatever order chunks came, and however often", () => {
    const [first, second] = chunks;
    expect(recordedIn([second!, first!, second!])).toEqual(recordedIn(chunks));
    expect(instants(recorded.focal)).toEqual([0, 4000, 9000]);
    expect(recordedIn([])).toEqual({
      recorded: { focal: [], scans: [], marks: [] },
      flaws: [],
    });
  });

  it("leaves out what cannot be read, and names it", () => {
    const broken = anObsRecord({ recordId: "device-3_0", rows: "{" });
    expect(recordedIn([...chunks, broken])).toEqual({
      recorded,
      flaws: ["device-3_0"],
    });
  });
});

describe("corrections", () => {
  const at = (minute: number) => new Date(2026, 10, 20, 10, minute);
  let made = 0;
  const correction = (
    target: string,
    change: Parameters<typeof changeText>[0],
  ) =>
    anObsCorrection({
      correctionId: `correction-${(made += 1)}`,
      target,
      change: changeText(change),
      at: at(made),
    });

  it("change, take out and put in, and tell what stood there", () => {
    const moved = correction("device-1_0:f1", {
      focal: aFocalRow({ t: 8000, act: "stop" }),
    });
    const removed = correction("device-2_0:f0", { removed: true });
    const added = correction("+1", { focal: aFocalRow({ t: 500 }) });
    const found = applyCorrections(recorded, [moved, removed, added]);
    expect(instants(found.recorded.focal)).toEqual([0, 500, 8000]);
    expect(found.before[moved.correctionId]).toBe(
      changeText({ focal: aFocalRow({ t: 9000, act: "stop" }) }),
    );
    expect(found.before[added.correctionId]).toBeNull();
    expect(found.correctedAt).toEqual(added.at);
  });

  it("put right one animal of a scan, and the scan itself", () => {
    const key = "device-2_0:s0";
    const found = applyCorrections(recorded, [
      correction(`${key}:1`, { seen: aSeen({ level: 3 }) }),
      correction(`${key}:0`, { removed: true }),
      correction(`${key}:+1`, { seen: aSeen({ animalId: "late" }) }),
      correction(key, { scan: { t: 3500, slot: 2 } }),
      correction("+2", { whole: aScanRow({ t: 100 }) }),
    ]);
    const { scans } = rowsIn(found.recorded);
    expect(scans).toEqual([
      aScanRow({ t: 100 }),
      aScanRow({
        t: 3500,
        slot: 2,
        seen: [aSeen({ level: 3 }), aSeen({ animalId: "late" })],
      }),
    ]);
    expect(found.flaws).toEqual([]);
  });

  it("declare all of it void, and take that back", () => {
    const voided = correction(wholeSession, { voided: true });
    const back = correction(wholeSession, { voided: false });
    expect(applyCorrections(recorded, [voided]).voidedAt).toEqual(voided.at);
    expect(applyCorrections(recorded, [back, voided]).voidedAt).toBeNull();
  });

  it("change nothing where they fit nothing, whatever they hold", () => {
    const unfit = [
      correction("device-9_0:f0", { removed: true }),
      correction("device-1_0:f0", { seen: aSeen() }),
      correction("device-2_0:s0", { voided: true }),
      correction(wholeSession, { removed: true }),
      anObsCorrection({ correctionId: "text", change: "{" }),
    ];
    const found = applyCorrections(recorded, unfit);
    expect(found).toMatchObject({ recorded, correctedAt: null });
    expect(found.flaws.toSorted()).toEqual(
      unfit.map(({ correctionId }) => correctionId).toSorted(),
    );
  });

  it("say nothing else of what was seen where they are of marks and of the whole", () => {
    const beside = [
      correction(wholeSession, { voided: true }),
      correction("+3", { mark: aMark({ kind: "end" }) }),
      correction("+3", { removed: true }),
      correction("device-1_0:m0", { removed: true }),
    ];
    const seenAnew = [
      correction("device-1_0:f0", { focal: aFocalRow({ t: 1 }) }),
      correction("device-1_0:f1", { removed: true }),
      correction("+4", { whole: aScanRow() }),
      correction("device-2_0:s0:0", { seen: aSeen() }),
    ];
    expect(besideSeen([...seenAnew, ...beside])).toEqual(beside);
    expect(besideSeen([])).toEqual([]);
  });

  it("hold in the order in which they were made, however they arrive", () => {
    const all = [
      correction("device-1_0:f0", { focal: aFocalRow({ t: 1 }) }),
      correction("device-1_0:f0", { removed: true }),
      correction("device-1_0:f1", { focal: aFocalRow({ t: 2 }) }),
      correction("device-1_0:f1", { focal: aFocalRow({ t: 3 }) }),
    ];
    const expected = applyCorrections(recorded, all);
    fc.assert(
      fc.property(
        fc.shuffledSubarray(all, { minLength: 4, maxLength: 4 }),
        (some) => {
          const twice = [...some, ...some];
          expect(applyCorrections(recorded, twice)).toEqual(expected);
        },
      ),
      { numRuns: 20 },
    );
  });
});

import { describe, expect, it } from "vitest";
import { aGround } from "../../../../../tests/builders/ground";
import {
  aFocalRow,
  aScanRow,
  aSeen,
} from "../../../../../tests/builders/observation";
import { aPackedSession } from "../../../../../tests/builders/packed";
import type { Seen } from "../../rows/row";
import { sessionsIn } from "../session";
import { association } from "./association";
import { associationTests } from "./association-tests";
import { avoidances } from "./avoidance";
import { dominance } from "./dominance";
import { seenScans } from "./seen-scans";

const tell = () => undefined;
const minute = 60_000;
/** A map ten metres wide, on which a level is two metres high. */
const ground = { ...aGround(), levelHeight: 2 };

type Told = readonly (Partial<Seen> | null)[];

/** A session of scans a minute: of each animal where it is, or null where the scan does not name it. */
const session = (
  id: string,
  scans: readonly Told[],
  { startedAt = new Date("2026-11-20T09:00:00Z"), animals = 2 } = {},
) =>
  aPackedSession(
    {
      obsSessionId: id,
      startedAt,
      endedAt: new Date(startedAt.getTime() + scans.length * minute),
      animalIds: Array.from({ length: animals }, (_, at) => `animal-${at + 1}`),
    },
    {
      scans: scans.map((told, slot) =>
        aScanRow({
          t: slot * minute,
          slot,
          seen: told.flatMap((one, at) =>
            one === null
              ? []
              : [aSeen({ animalId: `animal-${at + 1}`, ...one })],
          ),
        }),
      ),
    },
  );
const of = (...sessions: ReturnType<typeof session>[]) => ({
  sessions: sessionsIn("isle", sessions),
  isAsked: () => true,
});
const here = { x: 100, y: 100 };
const near = { x: 300, y: 100 };
const far = { x: 900, y: 900 };
const hidden = { behaviourIds: null, x: null, y: null };
const times = (count: number, told: Told) =>
  Array.from({ length: count }, () => told);

describe("scans in metres", () => {
  it("know who is placed and who is not in sight; of whom they do not name, or do not place, they know nothing", () => {
    const located = seenScans(
      of(
        session("a", [
          [here, near],
          [here, hidden],
          [here, null],
          [here, { x: null, y: null }],
        ]),
      ),
      ground,
    );
    expect(located.animalIds).toEqual(["animal-1", "animal-2"]);
    expect(located.withoutPoint).toBe(1);
    const [own] = located.sessions;
    expect([...own!.series[1]!.states]).toEqual([2, 1, 0, 0]);
    expect(own!.series[1]!.x[0]).toBe(3);
    expect(own!.hours).toEqual([10, 10, 10, 10]);
  });

  it("are of one enclosure, and leave out whom no scan of a session names", () => {
    const both = of(
      session("a", [[here, near]]),
      session("b", [[here]], { animals: 1 }),
    );
    expect(
      seenScans(both, ground).sessions.map(({ series }) => series[1] !== null),
    ).toEqual([true, false]);
    expect(seenScans(both, { ...ground, enclosureId: "other" })).toEqual({
      animalIds: [],
      withoutPoint: 0,
      sessions: [],
    });
  });
});

const options = {
  ...ground,
  within: 2.5,
  index: "sri",
  threshold: 0,
} as const;

describe("association", () => {
  const mixed = of(
    session("a", [
      ...times(12, [here, near]),
      ...times(6, [here, far]),
      ...times(6, [here, hidden]),
    ]),
  );

  it("counts two within the distance, of scans in which one of them was seen", () => {
    const { dyads, scans, sessions } = association(
      of(
        ...times(24, [here, near]).map((told, at) => session(`s${at}`, [told])),
      ),
      options,
      tell,
    );
    expect([scans, sessions]).toEqual([24, 24]);
    expect(dyads[0]).toMatchObject({
      together: 24,
      isEdge: true,
      association: { value: 1, n: 24 },
      proximity: { mean: 2, median: 2, within: 1, n: 24 },
    });
  });

  it("rests on scans that say something of both: one that is not named was not looked for", () => {
    const told = (other: Partial<Seen> | null) =>
      of(
        ...times(40, [here, near]).map((both, at) =>
          session(`s${String(at)}`, [at % 2 === 0 ? both : [here, other]]),
        ),
      );
    expect(association(told(null), options, tell).dyads[0]).toMatchObject({
      together: 20,
      association: { value: 1, n: 20 },
    });
    expect(association(told(hidden), options, tell).dyads[0]).toMatchObject({
      together: 20,
      association: { value: 0.5, n: 40 },
    });
  });

  it("thins scans that are alike, and draws no edge of fewer than twenty", () => {
    const { step, dyads, network } = association(mixed, options, tell);
    expect(step === null || step > 1).toBe(true);
    expect(dyads[0]!.association!.n).toBeLessThan(20);
    expect(dyads[0]!.isEdge).toBe(false);
    expect(network.nodes.map(({ degree }) => degree)).toEqual([0, 0]);
    expect(dyads[0]!.proximity).toMatchObject({ n: 18 });
  });

  it("takes two levels as apart", () => {
    const levels = of(
      ...times(20, [here, { ...near, level: 1 }]).map((told, at) =>
        session(`s${at}`, [told]),
      ),
    );
    expect(association(levels, options, tell).dyads[0]!.together).toBe(0);
    expect(
      association(levels, { ...options, levelHeight: 1 }, tell).dyads[0]!
        .together,
    ).toBe(20);
  });

  it("says nothing of no scans, and tests nothing of two animals", () => {
    expect(association(of(), options, tell)).toMatchObject({
      animalIds: [],
      dyads: [],
      scans: 0,
    });
    const tests = associationTests(mixed, { ...options, traits: {} }, tell);
    expect(tests).toEqual({
      runs: 1000,
      preference: null,
      sex: null,
      kin: null,
    });
  });
});

describe("tests of association", () => {
  // Ten days of twelve scans of four who mind nobody, and of a fifth who is looked for.
  const days = (visitor: (day: number, at: number) => Partial<Seen> | null) =>
    of(
      ...times(10, [here, near]).map((_, day) =>
        session(
          `day-${String(day)}`,
          Array.from({ length: 12 }, (_none, at): Told => [
            (at + day) % 2 === 0 ? here : far,
            (at * 3 + day) % 5 < 2 ? here : far,
            (at * 7 + day) % 3 === 0 ? here : far,
            (at * 5 + day * 2) % 7 < 3 ? here : far,
            visitor(day, at),
          ]),
        ),
      ),
    );
  const testsOf = (scans: ReturnType<typeof days>) =>
    associationTests(scans, { ...options, traits: {} }, tell);

  it("say the same where somebody passed by once", () => {
    const without = testsOf(days(() => null));
    expect(without.preference).not.toBeNull();
    expect(
      testsOf(days((day, at) => (day + at === 0 ? here : hidden))),
    ).toEqual(without);
  });

  it("say nothing of one day", () => {
    const day = session("one", times(12, [here, near, far]));
    expect(testsOf(of(day)).preference).toBeNull();
  });
});

describe("avoidance", () => {
  it("is said of the pairs that can be said, the strongest first, others last", () => {
    // The second flees the first, the third minds nobody.
    const course = (day: number) =>
      session(
        `day-${day}`,
        Array.from({ length: 12 }, (_, at): Told => {
          const isLeft = (at + day) % 2 === 0;
          return [
            isLeft ? here : far,
            isLeft ? far : here,
            (at * 7 + day) % 3 === 0 ? here : far,
            null,
          ];
        }),
        { startedAt: new Date(Date.UTC(2026, 9, 1 + day, 8)), animals: 4 },
      );
    const report = avoidances(
      of(...Array.from({ length: 12 }, (_, day) => course(day))),
      { ...ground, within: 3 },
      tell,
    );
    const [first] = report.dyads;
    expect([first!.one, first!.other]).toEqual(["animal-1", "animal-2"]);
    expect(first!.found).toMatchObject({ level: "strong", observed: 0 });
    expect(first!.found!.adjustedP).toBeGreaterThanOrEqual(first!.found!.p);
    expect(report.dyads.slice(1).map(({ found }) => found?.level)).toEqual([
      "none",
      "none",
    ]);
  });

  it("cannot be said of one scan, and is of nobody without any", () => {
    const options = { ...ground, within: 3 };
    expect(
      avoidances(of(session("a", [[here, near]])), options, tell).dyads,
    ).toEqual([
      { one: "animal-1", other: "animal-2", found: null, why: "fewScans" },
    ]);
    expect(avoidances(of(), options, tell).dyads).toEqual([]);
  });
});

describe("dominance", () => {
  it("counts who wins in follows and in scans, whoever acted", () => {
    const packed = aPackedSession(
      { obsSessionId: "a" },
      {
        focal: [
          aFocalRow({ behaviourId: "displace", partnerId: "animal-2" }),
          aFocalRow({
            behaviourId: "displace",
            partnerId: "animal-2",
            act: "stop",
          }),
          aFocalRow({
            behaviourId: "flee",
            partnerId: "animal-3",
            act: "point",
          }),
          aFocalRow({
            behaviourId: "groom",
            partnerId: "animal-2",
            act: "point",
          }),
          aFocalRow({ behaviourId: "displace", act: "point" }),
        ],
        scans: [
          aScanRow({
            seen: [
              aSeen({ behaviourIds: ["displace"], partnerId: "animal-2" }),
              aSeen({ animalId: null, behaviourIds: ["displace"] }),
            ],
          }),
        ],
      },
    );
    const outcomes = {
      displace: "actor",
      flee: "receiver",
      groom: "none",
    } as const;
    const { n, rows, wins } = dominance(of(packed), { outcomes });
    expect(n).toBe(3);
    expect(
      rows.map(({ animalId, wins: won, losses }) => [animalId, won, losses]),
    ).toEqual([
      ["animal-3", 1, 0],
      ["animal-1", 2, 1],
      ["animal-2", 0, 2],
    ]);
    expect(wins).toEqual([
      [0, 1, 0],
      [0, 0, 2],
      [0, 0, 0],
    ]);
  });

  it("is of nobody where nothing has an outcome", () => {
    expect(
      dominance(of(session("a", [[here, near]])), { outcomes: {} }),
    ).toEqual({
      n: 0,
      rows: [],
      wins: [],
    });
  });
});

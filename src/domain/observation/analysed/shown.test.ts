import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anEnclosureMap } from "../../../../tests/builders/facility";
import {
  aFocalRow,
  aScanRow,
  aSeen,
} from "../../../../tests/builders/observation";
import {
  aPackedSession,
  scannedSessions,
} from "../../../../tests/builders/packed";
import { calendarDaySchema } from "../../time/calendar-day";
import { minuteMs } from "../../time/lengths";
import type { PackedSession } from "../pack";
import { analyses } from "./analyses";
import { chosen, nothingKnown } from "./chosen";
import { untold } from "./progress";
import { usualQuery } from "./query";
import { sessionsIn } from "./session";

const ask = (
  packed: readonly PackedSession[],
  behaviourIds: readonly string[] = [],
) =>
  chosen(
    {
      ...usualQuery(calendarDaySchema.parse("2026-11-30")),
      enclosureIds: ["isle"],
      behaviourIds,
    },
    sessionsIn("isle", packed),
    nothingKnown,
  );
const ground = {
  enclosureId: "isle",
  map: anEnclosureMap(),
  zones: [],
};
const everywhere = {
  ...ground,
  animalId: null,
  behaviourId: null,
  level: null,
};
const together = {
  ...ground,
  levelHeight: 2,
  within: 5,
  index: "sri" as const,
  threshold: 0,
};
/** Four scans: both rest side by side, one walks off, one is out of sight, thirty nobody told apart feed. */
const session = aPackedSession(
  { interval: 60 },
  {
    scans: [
      [
        aSeen({ behaviourIds: ["rest"] }),
        aSeen({ animalId: "b", behaviourIds: ["rest", "groom"] }),
      ],
      [
        aSeen({ behaviourIds: ["rest"] }),
        aSeen({ animalId: "b", behaviourIds: ["walk"] }),
      ],
      [
        aSeen({ behaviourIds: ["rest"] }),
        aSeen({ animalId: "b", behaviourIds: null, x: null, y: null }),
      ],
      [aSeen({ animalId: null, count: 30, behaviourIds: ["feed"] })],
    ].map((seen, slot) => aScanRow({ t: slot * minuteMs, slot, seen })),
  },
);

describe("a question of some behaviours", () => {
  it("says of how many records in sight it is", () => {
    expect(analyses.summary(ask([session])).shown).toBeNull();
    expect(analyses.summary(ask([session], ["rest"])).shown).toEqual({
      records: 4,
      of: 35,
    });
    expect(analyses.summary(ask([session], ["feed", "walk"])).shown).toEqual({
      records: 31,
      of: 35,
    });
    expect(analyses.summary(ask([], ["rest"])).shown).toEqual({
      records: 0,
      of: 0,
    });
  });

  it("counts as much effort as without: scans, sessions and animals stay", () => {
    const whole = analyses.summary(ask([session]));
    expect(analyses.summary(ask([session], ["feed"]))).toEqual({
      ...whole,
      shown: { records: 30, of: 35 },
    });
  });

  it("keeps shares those of all that was watched, and shows the lines that are asked", () => {
    const options = {
      sampling: "scan" as const,
      by: "all" as const,
      questionRef: null,
      behaviourIds: ["rest", "walk", "groom"],
    };
    const packed = scannedSessions(40, 3, 4);
    for (const sessions of [[session], packed]) {
      const [all] = analyses.budget(ask(sessions), options, untold);
      const [some] = analyses.budget(ask(sessions, ["walk"]), options, untold);
      expect(some?.budget).toEqual({
        ...all?.budget,
        lines: all?.budget.lines.filter(
          ({ behaviourId }) => behaviourId === "walk",
        ),
      });
      expect(some?.budget.lines).toHaveLength(1);
    }
  });

  it("lays on the map what shows one of them alone, and by behaviour no other", () => {
    const heat = { ...everywhere, kind: "counts" as const, bandwidth: null };
    const n = (ids: string[]) =>
      analyses.heatMap(ask([session], ids), heat, untold).n;
    expect([n([]), n(["rest"]), n(["groom"]), n(["feed"])]).toEqual([
      35, 4, 1, 30,
    ]);
    const maps = analyses.heatMaps(
      ask([session], ["rest"]),
      { ...heat, by: "behaviour", most: 12 },
      untold,
    );
    expect(maps.maps.map(({ key, n: own }) => [key, own])).toEqual([
      ["rest", 4],
    ]);
    const space = analyses.spaceUse(
      ask([session], ["rest"]),
      { ...ground, by: "all" },
      untold,
    );
    expect(space.seen).toBe(4);
    const places = { ...everywhere };
    expect(
      analyses.positions(ask([session], ["walk"]), places, untold).rows,
    ).toHaveLength(1);
  });

  it("knows nothing of an animal while it does something else, and loses whoever is out of sight", () => {
    const of = (ids: string[]) =>
      analyses.association(ask([session], ids), together, untold);
    expect(of([])).toMatchObject({ scans: 3, animalIds: ["animal-1", "b"] });
    expect(of(["rest"])).toMatchObject({
      scans: 3,
      animalIds: ["animal-1", "b"],
    });
    // Of three scans in which one rests, the other does in one.
    expect(of(["rest"]).dyads[0]?.proximity).toMatchObject({ n: 1 });
    expect(of([]).dyads[0]?.proximity).toMatchObject({ n: 2 });
    expect(of(["walk"])).toMatchObject({
      scans: 1,
      animalIds: ["b"],
      dyads: [],
    });
    expect(of(["none of them"]).animalIds).toEqual([]);
  });

  it("leaves variety, agreement and what follows what to all behaviours", () => {
    const behaviours = ["rest", "walk", "groom"].map((behaviourId) => ({
      behaviourId,
      valence: null,
    }));
    const variety = (ids: string[]) =>
      analyses.variety(ask([session], ids), { by: "all", behaviours }, untold);
    expect(variety(["rest"])).toEqual(variety([]));
    const followed = aPackedSession(
      {},
      {
        focal: [
          aFocalRow({ behaviourId: "rest" }),
          aFocalRow({ behaviourId: "walk", t: 2 * minuteMs }),
        ],
      },
    );
    const focal = (ids: string[]) =>
      analyses.focal(
        ask([followed], ids),
        {
          behaviours: ["rest", "walk", "groom"].map((behaviourId) => ({
            behaviourId,
            kind: "state" as const,
          })),
        },
        untold,
      );
    const [all, some] = [focal([]), focal(["rest"])];
    expect(some).toEqual({
      ...all,
      behaviours: all.behaviours.filter(
        ({ behaviourId }) => behaviourId === "rest",
      ),
      neverShown: [],
    });
    expect(all.behaviours.length).toBeGreaterThan(1);
    expect(all.neverShown).toEqual(["groom"]);
  });

  it("of all behaviours is the question without any, wherever animals are", () => {
    const packed = scannedSessions(30, 3, 3);
    const ids = ["rest", "feed", "walk", "play", "groom", "call"];
    const points = analyses.heatPoints(ask(packed), everywhere, untold);
    expect(analyses.heatPoints(ask(packed, ids), everywhere, untold)).toEqual(
      points,
    );
    fc.assert(
      fc.property(fc.subarray(ids, { minLength: 1 }), (some) => {
        const parts = some.map(
          (id) => analyses.heatPoints(ask(packed, [id]), everywhere, untold).n,
        );
        const n = analyses.heatPoints(ask(packed, some), everywhere, untold).n;
        // A record may show several.
        expect(n).toBeLessThanOrEqual(parts.reduce((sum, one) => sum + one, 0));
        expect(n).toBeGreaterThanOrEqual(Math.max(...parts));
        expect(n).toBeLessThanOrEqual(points.n);
      }),
      { numRuns: 15 },
    );
  });
});

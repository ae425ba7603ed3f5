import { expect, it } from "vitest";
import { aGround } from "../../../../tests/builders/ground";
import {
  aClosedSession,
  anObsRecord,
  aScanRow,
  aSeen,
  someRows,
} from "../../../../tests/builders/observation";
import { aPackedSession } from "../../../../tests/builders/packed";
import { randomFor, wholeBelow } from "../../analysis/interval/random";
import type { ObsSession } from "../obs-session";
import type { PackedSession } from "../pack";
import { sessionsIn } from "../analysed/session";
import { association } from "../analysed/social/association";
import { heatMap } from "../analysed/space/heat-map";
import { spaceUse } from "../analysed/space/space-use";
import { variety } from "../analysed/variety/variety";
import { recordedIn } from "../rows/keyed";
import type { ScanRow } from "../rows/row";
import { rowsText } from "../rows/rows-text";
import type { ExportedSession, ExportWords } from "./exported";
import { isProblem } from "./import/file";
import { namesOfFile } from "./import/names";
import { planSessions } from "./import/plan";
import { readReport } from "./import/read/zoomonitor";
import { zooMonitorTable } from "./zoomonitor";

const minute = 60_000;
const animals = ["ada", "bo", "cy", "dee"];
const behaviourIds = ["rest", "feed", "walk"];
const ground = aGround({ enclosureId: "isle" });
const areaIds = ["meadow", "pond"];
const zoneNames = new Map(areaIds.map((id) => [id, `The ${id}`]));
const untold = () => undefined;

const random = randomFor("there and back");
const oneOf = <T>(all: readonly T[]): T => all[wholeBelow(random, all.length)]!;

/** Ten scans of four animals: some out of sight, some without a place or a level, some of which only the zone is known. */
const scans = (): ScanRow[] =>
  Array.from({ length: 10 }, (_, slot) =>
    aScanRow({
      ...{ t: slot * minute, slot },
      seen: animals.map((animalId) => {
        const isPlaced = random() < 0.8;
        return aSeen({
          animalId,
          behaviourIds: random() < 0.1 ? null : [oneOf(behaviourIds)],
          x: isPlaced ? wholeBelow(random, 1001) : null,
          y: isPlaced ? wholeBelow(random, 1001) : null,
          level: random() < 0.8 ? oneOf([-1, 0, 3]) : null,
          areaId: random() < 0.9 ? oneOf(areaIds) : null,
        });
      }),
    }),
  );

const kept = Array.from({ length: 12 }, (_, day) => ({
  session: aClosedSession({
    ...{ obsSessionId: `scans-${String(day)}`, enclosureId: "isle" },
    ...{ obsId: "primates", observerId: "ana", interval: 60 },
    animalIds: animals,
    startedAt: new Date(Date.UTC(2026, 9, 1 + day, 8)),
    endedAt: new Date(Date.UTC(2026, 9, 1 + day, 8, 10)),
  }),
  scans: scans(),
}));

const words: ExportWords = {
  ...{ animal: String, group: String, person: String, enclosure: String },
  ...{ ethogram: String, campaign: String, category: () => "" },
  behaviour: (_: ObsSession, id: string | null) => id ?? "Not visible",
  modifiers: () => [],
};

const exported = kept.map((one): ExportedSession => ({
  session: one.session,
  recorded: recordedIn([
    anObsRecord({ rows: rowsText(someRows({ scans: one.scans })) }),
  ]).recorded,
  isVoid: false,
  zones: zoneNames,
  contextWords: null,
  mapHeight: 800,
}));

/** Sessions of a report in the names of the establishment, as an import makes them. */
function broughtBack(table: string[][]): PackedSession[] {
  const read = readReport(table);
  if (isProblem(read)) throw new Error(read);
  const names = namesOfFile(read);
  const { sessions, left } = planSessions(read, {
    now: new Date("2026-11-20T12:00:00Z"),
    mapping: {
      ethograms: { primates: { obsId: "primates", obsVersion: 1 } },
      enclosures: { isle: "isle" },
      observers: { ana: "ana" },
      subjects: Object.fromEntries(
        names.subjects.map(({ key, name: { name: id } }) => [
          key,
          { kind: "animal", id },
        ]),
      ),
      behaviours: Object.fromEntries(
        names.behaviours.map(({ key, name: { name } }) => [
          key,
          { behaviourId: name === "Not visible" ? null : name },
        ]),
      ),
    },
    modifierOf: () => null,
    zoneOf: (_, called) =>
      areaIds.find((id) => zoneNames.get(id) === called) ?? null,
    noteOf: () => "",
  });
  expect(left).toEqual([]);
  return sessions.map(({ rows, program: _p, observer: _o, ...session }) =>
    aPackedSession({ ...session, obsSessionId: session.sourceId }, rows),
  );
}

const every = { animalId: null, behaviourId: null, level: null };

/** What analyses say of sessions. */
function figuresOf(packed: readonly PackedSession[]) {
  const chosen = { sessions: sessionsIn("isle", packed), groupOf: {} };
  return {
    space: (["all", "animal", "behaviour", "level"] as const).map((by) =>
      spaceUse(chosen, { ...ground, by }, untold),
    ),
    map: heatMap(
      chosen,
      { ...ground, ...every, kind: "counts", bandwidth: null },
      untold,
    ),
    variety: variety(
      chosen,
      {
        by: "animal",
        behaviours: behaviourIds.map((behaviourId) => ({
          ...{ behaviourId, valence: null },
        })),
      },
      untold,
    ),
    company: association(
      chosen,
      {
        ...ground,
        ...{ levelHeight: 2, within: 5, index: "sri", threshold: 0 },
      },
      untold,
    ),
  };
}

it("what is exported says the same once it is imported: where, at what level, what and with whom", () => {
  const before = kept.map((one) =>
    aPackedSession(one.session, { scans: one.scans }),
  );
  const figures = figuresOf(before);
  expect(figures.map.n).toBeGreaterThan(300);
  expect(figures.space[3]?.rows).toHaveLength(4);
  expect(figures.company.dyads.some(({ together }) => together > 20)).toBe(
    true,
  );
  const after = broughtBack(zooMonitorTable(exported, words));
  expect(figuresOf(after)).toEqual(figures);
});

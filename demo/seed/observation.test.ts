import { expect, it } from "vitest";
import type { Enclosure } from "../../src/domain/enclosure/enclosure";
import type { EnclosureMap } from "../../src/domain/grid/enclosure-map";
import type {
  ObsSession,
  ScanPack,
} from "../../src/domain/observation/obs-session";
import {
  piecesOfPack,
  sessionsOfPieces,
} from "../../src/domain/observation/pack";
import { agreementReport } from "../../src/domain/observation/analysed/agreement/report";
import {
  usualLevelHeight,
  usualWithin,
} from "../../src/domain/observation/analysed/social/association";
import { avoidances } from "../../src/domain/observation/analysed/social/avoidance";
import { dominance } from "../../src/domain/observation/analysed/social/dominance";
import { spaceUse } from "../../src/domain/observation/analysed/space/space-use";
import {
  ofAnimals,
  sessionsIn,
} from "../../src/domain/observation/analysed/session";
import { varietyOverTime } from "../../src/domain/observation/analysed/variety/over-time";
import { varietyPeriods } from "../../src/domain/observation/analysed/variety/two-periods";
import { calendarDaySchema } from "../../src/domain/time/calendar-day";
import { herdIn } from "./build/observation/herd";
import { demoPlan } from "./build/surveys/ethograms";
import { demoDocuments } from "./documents";

const now = new Date("2026-11-26T12:00:00Z");
const documents = demoDocuments(now);
const below = (pattern: RegExp) =>
  documents.filter(({ path }) => pattern.test(path)).map(({ data }) => data);
const sessions = below(/^obsSessions\/[^/]+$/u) as unknown as ObsSession[];
const { sessions: packed } = sessionsOfPieces(
  (below(/^scanPacks\//u) as unknown as ScanPack[]).flatMap(
    (pack) => piecesOfPack(pack) ?? [],
  ),
);

it("has sixty follows and forty sessions of scans, each in a pack, none with a flaw", () => {
  const of = (channel: "focal" | "scan") =>
    sessions.filter(({ channels }) => channels.includes(channel));
  expect([of("focal").length, of("scan").length]).toEqual([60 + 2, 40]);
  expect(packed).toHaveLength(100);
  expect(sessions.flatMap(({ flaws }) => flaws)).toEqual([]);
  expect(of("scan").some(({ counts }) => counts.missed > 0)).toBe(true);
});

it("shows animals that feed in the morning and rest in the afternoon", () => {
  const share = (hour: number, behaviourId: string) => {
    const seen = packed
      .filter(({ facts }) => facts.startedAt.getUTCHours() < 12 === hour < 12)
      .flatMap(({ rows }) => rows.scans)
      .flatMap((scan) => scan.seen)
      .flatMap(({ behaviourIds }) => behaviourIds ?? []);
    return seen.filter((one) => one === behaviourId).length / seen.length;
  };
  expect(share(9, "forage")).toBeGreaterThan(2 * share(15, "forage"));
  expect(share(15, "rest")).toBeGreaterThan(share(9, "rest"));
});

it("lets two people watch the same things, who mostly agree", () => {
  const chosen = sessionsIn("ile-lemuriens", packed);
  const plan = demoPlan("primates-focal");
  const { pairs } = agreementReport(chosen, {
    behaviours: plan.behaviours,
    tolerance: 5000,
    order: null,
    referenceId: null,
    byHand: false,
  });
  const occasions = pairs.flatMap((pair) => pair.occasions);
  expect(occasions).toHaveLength(22);
  const kappas = pairs.flatMap(({ scans, focal }) =>
    [scans, focal].flatMap((channel) =>
      channel === null || "canSay" in channel.overall
        ? []
        : [channel.overall.kappa],
    ),
  );
  expect(kappas).toHaveLength(6);
  for (const kappa of kappas) {
    expect(kappa).toMatchObject({ canSay: true });
    if (kappa.canSay) {
      expect(kappa.value).toBeGreaterThan(0.5);
      expect(kappa.value).toBeLessThan(0.97);
    }
  }
});

it("holds what a keeper learned against the expert's, which counts in no figures", () => {
  const pair = sessions.filter(({ mode }) => mode === "training");
  expect(pair.map(({ observerId, readers }) => [observerId, readers])).toEqual([
    ["vet", ["keeper"]],
    ["keeper", []],
  ]);
  const ids = new Set(packed.map(({ facts }) => facts.obsSessionId));
  expect(pair.some(({ obsSessionId }) => ids.has(obsSessionId))).toBe(false);
});

const [map] = below(/^enclosureMaps\/ile-lemuriens$/u);
const [home] = below(/^enclosures\/ile-lemuriens$/u);
const ground = {
  enclosureId: "ile-lemuriens",
  map: map as unknown as EnclosureMap,
  zones: (home as unknown as Enclosure).areas.map(({ areaId }) => ({
    areaId,
    height: null,
    isBasin: false,
    isClosed: false,
  })),
};

it("shows a favourite platform at level 3", () => {
  const { avoided } = herdIn(documents);
  const others = sessionsIn("ile-lemuriens", packed).flatMap(
    (one) => ofAnimals(one, (id) => id !== avoided) ?? [],
  );
  const { rows } = spaceUse(
    { sessions: others },
    { ...ground, by: "level" },
    () => undefined,
  );
  const levels = rows.toSorted((a, b) => b.n - a.n).map(({ key }) => key);
  expect(levels.find((level) => Number(level) > 0)).toBe("3");
});

it("shows a male who keeps apart from all others, who keep apart from nobody else", () => {
  const { avoided, animalIds } = herdIn(documents);
  const { dyads } = avoidances(
    { sessions: sessionsIn("ile-lemuriens", packed) },
    { ...ground, within: usualWithin, levelHeight: usualLevelHeight },
    () => undefined,
  );
  const apart = dyads.filter(
    ({ found }) => found !== null && found.level !== "none",
  );
  expect(apart).toHaveLength(animalIds.length - 1);
  for (const { one, other, found } of apart) {
    expect([one, other]).toContain(avoided);
    expect(found?.avoidance).toBeGreaterThan(1 / 3);
  }
});

it("shows who gives way to whom: females before males, the avoided one last", () => {
  const { hierarchy } = herdIn(documents);
  const { n, rows } = dominance(
    { sessions: sessionsIn("ile-lemuriens", packed), isAsked: () => true },
    { outcomes: { displace: "actor" } },
  );
  expect(n).toBeGreaterThan(100);
  expect(rows.map(({ animalId }) => animalId)).toEqual(hierarchy);
});

it("shows that as autumn comes they do less that differs", () => {
  const chosen = { sessions: sessionsIn("ile-lemuriens", packed) };
  const behaviourIds = demoPlan("primates-focal").behaviours.map(
    ({ behaviourId }) => behaviourId,
  );
  const course = varietyOverTime(
    chosen,
    { behaviourIds, grain: "week" },
    () => undefined,
  );
  expect(course.trend).toMatchObject({ direction: "decreasing" });
  const cut = calendarDaySchema.parse("2026-10-15");
  const { difference } = varietyPeriods(chosen, { behaviourIds, cut });
  expect(difference).toMatchObject({ canSay: true });
  if (difference.canSay) expect(difference.interval?.high).toBeLessThan(0);
});

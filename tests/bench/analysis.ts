import { join } from "node:path";
import { inBuiltPage, root } from "./built-page";
import type { Figure } from "./figures";

/** A thousand scans of forty animals, in so many sessions, handed to the product's own worker; then every analysis of the results. */
const main = `
import { analysisDesk } from "${join(root, "src")}/data/analysis/desk";
import { usualQuery } from "@domain/observation/analysed/query";
import { aGround } from "${root}/tests/builders/ground";
import { packedByMonth, scannedSessions } from "${root}/tests/builders/packed";

const never = new AbortController().signal;
const behaviourIds = ["rest", "feed", "walk", "play", "groom", "call"];
const query = { ...usualQuery("2026-11-26"), enclosureIds: ["isle"] };
const groupOf = Object.fromEntries(Array.from({ length: 40 }, (_, at) => ["animal-" + (at + 1), "group-" + (at % 4)]));
const known = { groupOf, alike: {} };
const whole = { from: query.from, to: query.to, animalIds: [], groupId: null, campaignId: null };
const of = { sampling: "scan", questionRef: null, behaviourIds };

const asked = [
  ["summary", undefined],
  ...["all", "animal", "group", "enclosure", "context"].map((by) => ["budget", { ...of, by }]),
  ["rates", { ...of, by: "animal" }],
  ["overTime", { ...of, grain: "day" }],
  ["byHour", of],
  ["sessionList", undefined],
  ["comparison", { ...of, one: { ...whole, to: "2026-11-10" }, other: { ...whole, from: "2026-11-11" } }],
];

const valued = behaviourIds.map((behaviourId, at) => ({ behaviourId, valence: at < 4 ? "positive" : "neutral" }));
const varied = [
  ...["all", "animal", "valence"].map((by) => ["variety", { by, behaviours: valued }]),
  ...["week", "month"].map((grain) => ["varietyOverTime", { behaviourIds, grain }]),
  ["varietyPeriods", { behaviourIds, cut: "2026-11-15" }],
  ["budgetByZone", { ...aGround(), behaviourIds }],
];

const heat = { ...aGround(), animalId: null, behaviourId: null, level: null, bandwidth: null };
const scanned = [
  ...["all", "animal", "behaviour", "level"].map((by) => ["spaceUse", { ...aGround(), by }]),
  ...["counts", "density"].map((kind) => ["heatMap", { ...heat, kind }]),
  ...["animal", "behaviour", "level", "hour"].map((by) => ["heatMaps", { ...heat, kind: "counts", by, most: 12 }]),
  ["heatDifference", { ...heat, kind: "density", cut: "2026-11-15" }],
  ["heatPoints", heat],
];

const inMetres = { ...aGround(), within: 2, levelHeight: 2 };
const kept = [["association", { ...inMetres, index: "sri", threshold: 0 }], ["dominance", { outcomes: {} }]];
const traits = Object.fromEntries(Array.from({ length: 40 }, (_, at) => ["animal-" + (at + 1), { sex: at % 2 ? "M" : "F", parentIds: [] }]));
const groups = {
  analysed: asked,
  scanned,
  varied,
  kept,
  tests: [["associationTests", { ...inMetres, index: "sri", traits }]],
  avoided: [["avoidances", inMetres]],
  whole: [...asked, ...scanned, ...varied, ...kept],
};

/** Milliseconds until packs are read and summed up ("read"); of all analyses once they are ("analysed"), of those of space ("scanned") or variety ("varied"), of who keeps together ("kept"), of all these ("whole"), or of the tests by chance ("tests", "avoided"). */
globalThis.figure = async (sessions, what) => {
  const packs = packedByMonth(scannedSessions(1000, 40, sessions))
    .map(({ rows }, n) => ({ packId: String(n), enclosureId: "isle", rows }));
  const desk = analysisDesk();
  const run = async ([name, options]) => {
    const { report } = await desk.run(name, { query, known, options }, () => undefined, never);
    return report;
  };
  // The worker itself is fetched and begun before.
  await run(asked[0]);
  desk.hold(packs);
  const began = performance.now();
  const { scans } = await run(asked[0]);
  if (scans !== 1000) throw new Error("not all was read: " + scans);
  if (what === "read") return performance.now() - began;
  const read = performance.now();
  for (const one of groups[what]) await run(one);
  return performance.now() - read;
};
`;

/** How long the results of observation take in a worker, once cold and in a tab of its own. */
export const analysisFigures = (): Promise<Figure[]> =>
  inBuiltPage("analysis", main, async ({ median }) => [
    {
      what: "1,000 scans of 40 animals: the results of observation, in a worker",
      value: await median('globalThis.figure(10, "analysed")'),
      unit: "ms",
      atMost: 300,
    },
    {
      what: "the same in one session, which lies in pieces",
      value: await median('globalThis.figure(1, "analysed")'),
      unit: "ms",
      atMost: 300,
    },
    {
      what: "the same over 67 short sessions",
      value: await median('globalThis.figure(67, "analysed")'),
      unit: "ms",
      atMost: 300,
    },
    {
      what: "1,000 scans of 40 animals: use of space by animal, behaviour and level, heat maps beside each other, of two periods, every point",
      value: await median('globalThis.figure(10, "scanned")'),
      unit: "ms",
      atMost: 300,
    },
    {
      what: "1,000 scans of 40 animals: who keeps together, how near, the network",
      value: await median('globalThis.figure(10, "kept")'),
      unit: "ms",
      atMost: 300,
    },
    {
      what: "1,000 scans of 40 animals: diversity by animal and valence, its trend, two periods, behaviour by zone",
      value: await median('globalThis.figure(10, "varied")'),
      unit: "ms",
      atMost: 300,
    },
    {
      what: "diversity and behaviour by zone over 67 short sessions",
      value: await median('globalThis.figure(67, "varied")'),
      unit: "ms",
      atMost: 300,
    },
    {
      what: "all of these together, the chance tests apart",
      value: await median('globalThis.figure(10, "whole")'),
      unit: "ms",
      atMost: 300,
    },
    {
      what: "the same: 1,000 runs of chance of association, and 1,000 of each label",
      value: await median('globalThis.figure(10, "tests")'),
      unit: "ms",
      atMost: 2000,
    },
    {
      what: "the same: 1,000 runs of chance of avoidance, 780 pairs",
      value: await median('globalThis.figure(10, "avoided")'),
      unit: "ms",
      atMost: 2000,
    },
    {
      what: "the same 67 sessions: their packs read by the worker, once",
      value: await median('globalThis.figure(67, "read")'),
      unit: "ms",
      atMost: 1000,
    },
  ]);

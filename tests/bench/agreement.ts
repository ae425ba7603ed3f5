import { inBuiltPage, root } from "./built-page";
import type { Figure } from "./figures";

/** A thousand scans of forty animals, five hundred by each of two people, and two hundred follows, handed to the product's own worker. */
const main = `
import { analysisDesk } from "${root}/src/data/analysis/desk";
import { usualQuery } from "@domain/observation/analysed/query";
import { packedByMonth, scannedSessions } from "${root}/tests/builders/packed";
import { followedSessions, seenTwice } from "${root}/tests/builders/watched-twice";

const never = new AbortController().signal;
const behaviours = ["rest", "feed", "walk", "play", "groom", "call"]
  .map((behaviourId) => ({ behaviourId, kind: behaviourId === "call" ? "event" : "state" }));
const query = { ...usualQuery("2026-11-26"), enclosureIds: ["isle"] };
const known = { groupOf: {}, alike: {} };
const of = {
  focal: { sessions: () => followedSessions(200), options: { behaviours } },
  agreement: {
    sessions: () => seenTwice(scannedSessions(500, 40, 10)),
    options: { behaviours, tolerance: 5000, order: null, referenceId: null, byHand: false },
  },
};

/** Milliseconds until an analysis is there, its packs read before. */
globalThis.figure = async (name) => {
  const { sessions, options } = of[name];
  const packs = packedByMonth(sessions())
    .map(({ rows }, n) => ({ packId: String(n), enclosureId: "isle", rows }));
  const desk = analysisDesk();
  desk.hold(packs);
  await desk.run("summary", { query, known, options: undefined }, () => undefined, never);
  const began = performance.now();
  const { report } = await desk.run(name, { query, known, options }, () => undefined, never);
  if ((report.pairs ?? report.behaviours).length === 0) throw new Error("nothing was found");
  return performance.now() - began;
};
`;

/** How long focal analysis and agreement between observers take in a worker. */
export const agreementFigures = (): Promise<Figure[]> =>
  inBuiltPage("agreement", main, async ({ median }) => [
    {
      what: "200 follows: bouts, latencies, transitions and time lines, in a worker",
      value: await median('globalThis.figure("focal")'),
      unit: "ms",
      atMost: 300,
    },
    {
      what: "1,000 scans of 40 animals, half of them by each of two people: how far they agree, in a worker",
      value: await median('globalThis.figure("agreement")'),
      unit: "ms",
      atMost: 300,
    },
  ]);

import type { Client, Hand } from "../clients/client";
import type { Case, Data, Who } from "../format/scenario";
import { createListeners, type Listeners } from "./listeners";
import { filledData, type Place, wholePath } from "./place";
import { runStep } from "./steps";

/** The hand outside the client: prepares what a case is given, and acts `as: "admin"`. */
export interface Control {
  /** The project of cases without rules, and a fresh one for each case with rules. */
  project: string;
  freshProject(): string;
  seed(project: string, given: Record<string, Data>): Promise<void>;
  setRules(project: string, source: string): Promise<void>;
  hand(project: string): Hand;
}

/** What one case is run with. */
export interface Run {
  place: Place;
  listeners: Listeners;
  client: Client;
  hand(who: Who | undefined): Hand;
}

const CONCURRENT = 8;
const TIME_LIMIT_MS = 30_000;

const randomRoot = () =>
  `r${Array.from({ length: 3 }, () => Math.random().toString(36).slice(2, 8)).join("")}`;

/** The rules of a case: its lines stand inside the match of its own root. */
export function rulesSource(lines: string[]): string {
  return [
    "rules_version = '2';",
    "service cloud.firestore {",
    "match /databases/{database}/documents {",
    "match /conformance/{root} {",
    ...lines,
    "} } }",
  ].join("\n");
}

async function prepare(
  scenario: Case,
  client: Client,
  control: Control,
): Promise<Run> {
  const place: Place = {
    project: scenario.rules ? control.freshProject() : control.project,
    root: randomRoot(),
    saved: new Map(),
    bound: new Map(),
  };
  const given = Object.entries(scenario.given ?? {}).map(
    ([path, data]) =>
      [wholePath(place, path), filledData(place, data)] as const,
  );
  if (given.length > 0)
    await control.seed(place.project, Object.fromEntries(given));
  if (scenario.rules)
    await control.setRules(place.project, rulesSource(scenario.rules));
  return {
    place,
    client,
    listeners: createListeners(place),
    hand: (who) =>
      who === "admin"
        ? control.hand(place.project)
        : client.hand(place.project, who),
  };
}

async function runSteps(scenario: Case, run: Run): Promise<string[]> {
  const differences: string[] = [];
  for (const [index, step] of scenario.steps.entries()) {
    const found = await runStep(run, step);
    differences.push(
      ...found.map((text) => `step ${index + 1} (${step.do}) ${text}`),
    );
  }
  return [...differences, ...run.listeners.leftOver()];
}

/** What `work` gives, or a difference when it takes too long. */
async function inTime(work: Promise<string[]>): Promise<string[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<string[]>((resolve) => {
    timer = setTimeout(
      () => resolve([`not done after ${TIME_LIMIT_MS / 1000} s`]),
      TIME_LIMIT_MS,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs a case through a client. Returns the differences from what it expects; none is an empty list. */
export async function runCase(
  scenario: Case,
  client: Client,
  control: Control,
): Promise<string[]> {
  let run: Run | undefined;
  try {
    run = await prepare(scenario, client, control);
    return await inTime(runSteps(scenario, run));
  } catch (error) {
    return [
      `broke off: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    ];
  } finally {
    run?.listeners.stopAll();
    if (run && scenario.rules) await client.release(run.place.project);
  }
}

/**
 * Runs several cases, some at a time. The differences of each, by name. Those with rules take turns: each
 * user of theirs has connections of its own, and a browser has six for one host.
 */
export async function runCases(
  cases: Case[],
  client: Client,
  control: Control,
): Promise<Record<string, string[]>> {
  const results: Record<string, string[]> = {};
  const waiting = cases.filter(({ rules }) => !rules);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results[next.name] = await runCase(next, client, control);
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  for (const scenario of cases)
    if (scenario.rules)
      results[scenario.name] = await runCase(scenario, client, control);
  return results;
}

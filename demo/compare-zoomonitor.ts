import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import Papa from "papaparse";
import { boutFigures } from "../src/domain/analysis/focal/bouts";
import { animalBudget } from "../src/domain/analysis/budget/budget";
import { intervalParts } from "../src/domain/analysis/budget/parts";
import { focalCourses } from "../src/domain/observation/analysed/focal/courses";
import type { ChosenSession } from "../src/domain/observation/analysed/session";
import { sessionsIn } from "../src/domain/observation/analysed/session";
import { isProblem } from "../src/domain/observation/transfer/import/file";
import {
  namesOfFile,
  saysUnseen,
} from "../src/domain/observation/transfer/import/names";
import { planSessions } from "../src/domain/observation/transfer/import/plan";
import {
  fileRowsMost,
  readSessions,
} from "../src/domain/observation/transfer/import/read/read";
import { readGrid } from "../src/lib/csv";

/** Of an animal so many records of each behaviour, which share of those in which it was seen, and how often each event. */
interface Counted {
  scored: number;
  records: Map<string, number>;
  events: Map<string, number>;
}
type ByAnimal = Map<string, Counted>;

const hidden = "out of view";
const plain = (text: string): string => text.trim().toLowerCase();
const plus = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
const countedOf = (all: ByAnimal, animal: string): Counted => {
  const own = all.get(animal) ?? {
    scored: 0,
    records: new Map(),
    events: new Map(),
  };
  all.set(animal, own);
  return own;
};

/** Row by row, as a spreadsheet counts: nothing of the product's is asked. */
function bySpreadsheet(text: string): ByAnimal {
  const { data } = Papa.parse<Record<string, string>>(
    text.replace(/^\uFEFF/u, ""),
    { header: true, skipEmptyLines: true },
  );
  const all: ByAnimal = new Map();
  for (const row of data) {
    const animal = row["Focal Name"]?.trim() ?? "";
    const kind = row["Channel Type"];
    if (animal === "") continue;
    const own = countedOf(all, animal);
    if (kind === "All Occurrence")
      plus(own.events, plain(row["All Occurrence Value"] ?? ""));
    if (kind !== "Interval") continue;
    const told = Object.keys(row).flatMap((title) => {
      const [, channel] = /^Interval Channel (\d+) Value$/u.exec(title) ?? [];
      const value = plain(row[title] ?? "");
      if (channel === undefined || value === "") return [];
      const category = plain(row[`Interval Channel ${channel} Name`] ?? "");
      return [`${category}: ${value}`];
    });
    // A row that says nothing of what the animal did was not scored.
    if (told.length === 0) continue;
    if (!told.every((one) => one.endsWith(`: ${hidden}`))) own.scored += 1;
    for (const one of told)
      if (!one.endsWith(`: ${hidden}`)) plus(own.records, one);
  }
  return all;
}

/** The file's sessions as they would be stored, every name standing for one of the establishment. */
function imported(text: string): ChosenSession[] {
  const read = readSessions(text, (csv) => readGrid(csv, fileRowsMost + 1));
  if (isProblem(read)) throw new Error(`not read: ${read}`);
  const names = namesOfFile(read);
  const each = <T>(all: readonly { key: string }[], of: (key: string) => T) =>
    Object.fromEntries(all.map(({ key }) => [key, of(key)]));
  const { sessions } = planSessions(read, {
    mapping: {
      ethograms: each(names.configurations, () => ({
        obsId: "any",
        obsVersion: 1,
      })),
      enclosures: each(names.places, () => "any"),
      subjects: Object.fromEntries(
        names.subjects.map(({ key, name }) => [
          key,
          { kind: "animal", id: name.name },
        ]),
      ),
      behaviours: Object.fromEntries(
        names.behaviours.map(({ key, name: { category, name } }) => [
          key,
          {
            behaviourId: saysUnseen(name, "")
              ? null
              : `${plain(category)}: ${plain(name)}`,
          },
        ]),
      ),
      observers: each(names.observers, () => "any"),
    },
    now: new Date(),
    zoneOf: (_, name) => name,
    modifierOf: (_, behaviourId, modifier) => `${behaviourId}.${modifier}`,
    noteOf: () => "",
  });
  return sessionsIn(
    "any",
    sessions.map(({ rows, ...session }) => ({
      facts: {
        ...session,
        obsSessionId: session.sourceId,
        campaignId: null,
        contextId: null,
        contextVersion: null,
        contextAnswers: "{}",
      },
      rows,
    })),
  );
}

/** What the analyses of the product say of the same file. */
function byAnalyses(sessions: readonly ChosenSession[]): ByAnimal {
  const all: ByAnimal = new Map();
  const pieces = sessions.flatMap(({ watched }) => watched.sessions);
  const records = sessions.flatMap(({ watched }) => watched.intervals);
  const told = new Set(
    records.flatMap(({ behaviourIds }) => behaviourIds ?? []),
  );
  const parts = intervalParts(pieces, records);
  for (const animal of new Set(parts.map(({ animalId }) => animalId))) {
    const own = countedOf(all, animal);
    const budget = animalBudget(
      parts.filter(({ animalId }) => animalId === animal),
      [...told],
    );
    own.scored = budget.effort;
    for (const { behaviourId, byEffort } of budget.lines)
      if (behaviourId !== null && byEffort.canSay && byEffort.value > 0)
        own.records.set(behaviourId, byEffort.value * budget.effort);
  }
  const courses = focalCourses(sessions);
  const begun = new Set(courses.flatMap(({ points }) => [...points.keys()]));
  for (const animal of new Set(courses.map(({ animalId }) => animalId)))
    for (const id of begun) {
      const { bouts } = boutFigures(
        courses.filter(({ animalId }) => animalId === animal),
        id,
      );
      if (bouts > 0)
        countedOf(all, animal).events.set(id.replace(/^.*?: /u, ""), bouts);
    }
  return all;
}

/** What differs, in words, and how much was compared. */
function differences(
  sheet: ByAnimal,
  analysed: ByAnimal,
): { compared: number; differing: string[] } {
  const differing: string[] = [];
  let compared = 0;
  const same = (what: string, one: number, other: number): void => {
    compared += 1;
    if (Math.abs(one - other) > 1e-6)
      differing.push(
        `${what}: ${String(one)} counted, ${String(other)} analysed`,
      );
  };
  for (const animal of new Set([...sheet.keys(), ...analysed.keys()])) {
    const [one, other] = [sheet, analysed].map((all) =>
      countedOf(new Map(all), animal),
    );
    if (one === undefined || other === undefined) continue;
    same(`${animal}, records in sight`, one.scored, other.scored);
    for (const of of ["records", "events"] as const)
      for (const id of new Set([...one[of].keys(), ...other[of].keys()])) {
        const [a, b] = [one[of].get(id) ?? 0, other[of].get(id) ?? 0];
        same(`${animal}, ${id}`, a, b);
        if (of === "records")
          same(
            `${animal}, ${id}, %`,
            (100 * a) / Math.max(1, one.scored),
            (100 * b) / Math.max(1, other.scored),
          );
      }
  }
  return { compared, differing };
}

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith(".csv"))
        .sort()
        .map((name) => join(path, name))
    : [path];

/**
 * `npm run compare-zoomonitor -- <folder or file>...`: reports of ZooMonitor as they would be imported and analysed, beside a plain count of
 * their rows, animal by animal and behaviour by behaviour. 1 where anything differs.
 */
export function main(paths: readonly string[]): number {
  if (paths.length === 0) {
    console.error("Which files? npm run compare-zoomonitor -- <folder>");
    return 1;
  }
  let differs = false;
  for (const file of paths.flatMap(filesIn)) {
    const text = readFileSync(file, "utf8");
    const sheet = bySpreadsheet(text);
    const sessions = imported(text);
    const { compared, differing } = differences(sheet, byAnalyses(sessions));
    differs ||= differing.length > 0 || compared === 0;
    console.log(
      `${basename(file)}: ${String(sessions.length)} sessions, ${String(sheet.size)} animals, ${String(compared)} figures compared, ${String(differing.length)} differ`,
    );
    for (const one of differing) console.log(`  ${one}`);
  }
  return differs ? 1 : 0;
}

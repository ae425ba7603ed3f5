import { readFileSync } from "node:fs";
import { guessColumns } from "../src/domain/inventory/read/columns";
import {
  specieNames,
  storedLatins,
} from "../src/domain/inventory/read/match-species";
import { planImport } from "../src/domain/inventory/plan/plan";
import { questionsOf, readingOf } from "../src/domain/inventory/plan/questions";
import { readQuestionnaire } from "../src/domain/survey/transfer/awag";
import { isProblem } from "../src/domain/survey/transfer/format";
import { transferChanges } from "../src/domain/survey/transfer/changes";
import { planTransfer } from "../src/domain/survey/transfer/plan";
import { readBoris } from "../src/domain/ethogram/transfer/boris";
import { planOf } from "../src/domain/ethogram/transfer/plan";
import type {
  ReadEthogram,
  ReadProblem,
} from "../src/domain/ethogram/transfer/read";
import { readZooMonitor } from "../src/domain/ethogram/transfer/zoo-monitor";
import { readTableFile } from "../src/data/tables/table-file";
import { readBook } from "../src/data/tables/read-workbook";
import { isProblem as isNoSessions } from "../src/domain/observation/transfer/import/file";
import {
  fileRowsMost,
  readSessions,
} from "../src/domain/observation/transfer/import/read/read";
import { readGrid } from "../src/lib/csv";
import { trySessions } from "./try-sessions";

/** What an import of a file would do in an establishment that is empty, where every latin name is a species: counts and reasons. */
async function tryImport(path: string): Promise<string[]> {
  const bytes = new Uint8Array(readFileSync(path)).buffer;
  const read = await readTableFile(bytes, null, (all, sheet) =>
    Promise.resolve(readBook(new Uint8Array(all), sheet)),
  );
  if (typeof read === "string") return [`not read: ${read}`];
  const { table } = read;
  if (table.titles.includes("SessionID"))
    return tryEthogram(
      readZooMonitor(
        table.titles,
        table.rows.map(({ cells }) =>
          Object.fromEntries(
            table.titles.map((title, at) => [title, cells[at] ?? ""]),
          ),
        ),
      ),
    );
  const columns = guessColumns(table.titles);
  const there = {
    animals: [],
    codes: [],
    enclosures: [],
    groups: [],
    gone: [],
  };
  const questions = questionsOf(table, columns, there);
  const found = new Map(
    [...specieNames(table.rows, columns)].map(([key, text]) => {
      const [latin = null] = storedLatins(text);
      const specie = {
        specieId: latin ?? "",
        specieName: latin ?? "",
        specieLatinName: latin ?? "",
        subSpecie: null,
      };
      return [key, latin === null ? null : specie];
    }),
  );
  const reading = readingOf(columns, questions, found, {
    order: null,
    sexes: new Map(),
    species: new Map(),
    enclosures: new Map(),
    groups: new Map(),
    newEnclosures: "create",
    newGroups: "create",
    withoutEnclosure: { name: "To be placed" },
    newSectorId: null,
  });
  const plan = planImport(table.rows, reading, {
    ...there,
    zooId: "zoo",
    today: new Date().toISOString().slice(0, 10),
    mayUse: () => true,
    mayEnd: () => true,
  });
  const reasons = new Map<string, number>();
  for (const { refusals, remarks } of plan.rows)
    for (const { code } of [...refusals, ...remarks])
      reasons.set(code, (reasons.get(code) ?? 0) + 1);
  const gone = plan.rows.filter(({ given }) => given.animalState != null);
  return [
    `${String(table.rows.length)} rows`,
    ...table.titles.map(
      (title, at) => `  ${title}: ${columns[at] ?? "not taken"}`,
    ),
    ...Object.entries(plan.counts).map(([kind, n]) => `${kind}: ${String(n)}`),
    `deceased or departed: ${String(gone.length)}`,
    ...[...reasons].map(([code, n]) => `${code}: ${String(n)}`),
  ];
}

/** What an import of a questionnaire, or of a template of the Animal Welfare Assessment Grid, would do where nothing is stored yet. */
function tryQuestionnaire(path: string): string[] {
  const text = readFileSync(path, "utf8");
  const read = readQuestionnaire(text, "en");
  if (read === "language") return ["not read: language"];
  if (isProblem(read)) return [`not read: ${read.problem}`, ...read.fields];
  let ids = 0;
  const plan = planTransfer(
    read,
    {
      questions: [],
      categories: [],
      shortNames: null,
      hasSpecie: () => false,
    },
    () => `id-${String((ids += 1))}`,
  );
  const changes = transferChanges(plan, {
    surveyId: "new",
    taken: new Set(),
    shortNames: null,
  });
  return [
    `${String(plan.criteria.length)} criteria, ${String(plan.questions.length)} questions`,
    ...plan.sections.map(
      ({ sectionId, items }) => `  ${sectionId}: ${String(items.length)}`,
    ),
    `flaws: ${plan.flaws.length === 0 ? "none" : plan.flaws.join(", ")}`,
    `to be written: ${String(changes.length)} records`,
  ];
}

/** What an import of an ethogram would make: its behaviours, and what of the file is taken otherwise or left. */
function tryEthogram(read: ReadEthogram | ReadProblem): string[] {
  if (typeof read === "string") return [`not read: ${read}`];
  let ids = 0;
  const { plan, remarks } = planOf(
    read,
    "en",
    () => `id-${String((ids += 1))}`,
  );
  return [
    `${String(plan.behaviours.length)} behaviours, ${String(plan.categories.length)} categories`,
    ...plan.behaviours.map(
      ({ code, kind, group, trad }) =>
        `  ${code ?? "-"} ${trad.en?.name ?? ""}: ${kind}${group === null ? "" : `, group ${group}`}`,
    ),
    ...remarks.map(({ code, about }) => `${code}: ${about}`),
  ];
}

/** What an import of the sessions of a text would make; nothing for a text that holds none. */
function sessionsIn(path: string): string[] {
  if (/\.xlsx?$/u.test(path.toLowerCase())) return [];
  const read = readSessions(readFileSync(path, "utf8"), (text) =>
    readGrid(text, fileRowsMost + 1),
  );
  return isNoSessions(read) ? [] : trySessions(read);
}

/** `npm run try-import -- <file>`: prints what comes of it; nothing is stored anywhere. */
export async function main([path]: readonly string[]): Promise<number> {
  if (path === undefined) {
    console.error("Which file? npm run try-import -- <file>");
    return 1;
  }
  const name = path.toLowerCase();
  const sessions = name.endsWith(".json") ? [] : sessionsIn(path);
  const isReport = sessions[0]?.startsWith("zoomonitor") ?? false;
  const lines = name.endsWith(".json")
    ? tryQuestionnaire(path)
    : name.endsWith(".boris")
      ? tryEthogram(readBoris(readFileSync(path, "utf8")))
      : sessions.length === 0 || isReport
        ? await tryImport(path)
        : [];
  for (const line of [...lines, ...sessions]) console.log(line);
  return 0;
}

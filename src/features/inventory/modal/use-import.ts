import type { AnimalState } from "@domain/animal/animal";
import { endedWork, workDecision } from "@domain/animal/end";
import type { Columns, InventoryField } from "@domain/inventory/fields";
import { planImport } from "@domain/inventory/plan/plan";
import type { Choices, Questions } from "@domain/inventory/plan/questions";
import { questionsOf, readingOf } from "@domain/inventory/plan/questions";
import type { Establishment, Plan } from "@domain/inventory/plan/types";
import { guessColumns } from "@domain/inventory/read/columns";
import { specieNames } from "@domain/inventory/read/match-species";
import type { FileProblem } from "@domain/inventory/read/table";
import { useRef, useState } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import { askBook } from "../../../data/tables/ask-worker";
import type { TableFile } from "../../../data/tables/table-file";
import { fileMax, readTableFile } from "../../../data/tables/table-file";
import type { LookedUp } from "../../../data/words/look-up-species";
import { lookUpSpecies } from "../../../data/words/look-up-species";
import { readChosen } from "../../../lib/read-chosen";
import { newId } from "../../../data/write";
import { prepare } from "../run/prepare";
import type { RunResult } from "../run/run-import";
import { runImport } from "../run/run-import";
import { useLayout } from "./use-layout";
import type { Known } from "./use-known";

/** The steps of an import, in their order. */
export const importSteps = [
  "file",
  "columns",
  "values",
  "plan",
  "run",
  "result",
] as const;
export type ImportStep = (typeof importSteps)[number];

/** A file that was read. */
interface Read extends TableFile {
  name: string;
  bytes: ArrayBuffer;
}

/** What a file is compared with, and what that leaves open. */
export interface Compared {
  establishment: Establishment;
  looked: ReadonlyMap<string, LookedUp>;
  questions: Questions;
}

const firstChoices = (
  { mayMakeEnclosures, mayMakeGroups, sectors }: Known,
  name: string,
): Choices => ({
  order: null,
  sexes: new Map(),
  species: new Map(),
  enclosures: new Map(),
  groups: new Map(),
  newEnclosures: mayMakeEnclosures ? "create" : "leave",
  newGroups: mayMakeGroups ? "create" : "leave",
  withoutEnclosure: mayMakeEnclosures ? { name } : null,
  newSectorId: sectors.length === 1 ? (sectors[0]?.id ?? null) : null,
});

/** The columns with one of them saying something else: what it says now, no other says. */
export const withColumn = (
  columns: Columns,
  place: number,
  field: InventoryField | null,
): Columns =>
  columns.map((one, at) => (at === place ? field : one === field ? null : one));

/** Whether anything was left open that only people know. */
export const hasQuestions = ({ questions, looked }: Compared): boolean =>
  questions.asksOrder ||
  questions.sexes.length > 0 ||
  questions.enclosures.length > 0 ||
  questions.groups.length > 0 ||
  questions.severalEnclosures.length > 0 ||
  questions.severalGroups.length > 0 ||
  questions.unplaced > 0 ||
  [...looked.values()].some(({ found }) => found === null);

/** Words that an import writes. */
export interface ImportWords {
  /** What an enclosure for animals without one would be called. */
  toPlace: string;
  /** What a task says that is cancelled because its animal died or left. */
  because: (state: AnimalState, name: string) => string;
}

/** An import from its file to its result. */
export function useImport(known: Known, { toPlace, because }: ImportWords) {
  const session = useReadySession();
  const { busy, failure, run } = useSubmit();
  const [step, setStep] = useState<ImportStep>("file");
  const [read, setRead] = useState<Read | null>(null);
  const layout = useLayout(read?.name ?? "");
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [columns, setColumns] = useState<Columns>([]);
  const [count, setCount] = useState(0);
  const [compared, setCompared] = useState<Compared | null>(null);
  const [choices, setChoices] = useState<Choices | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [work, setWork] = useState(endedWork);
  const [result, setResult] = useState<RunResult | null>(null);
  const stopped = useRef(false);

  const open = (name: string, bytes: ArrayBuffer, sheet: string | null) =>
    run(
      () => readTableFile(bytes, sheet, askBook),
      (found) => {
        if (typeof found === "string") {
          setProblem(found);
          return;
        }
        setProblem(null);
        setRead({ ...found, name, bytes });
        setColumns(guessColumns(found.table.titles, layout.remembered));
        setChoices(firstChoices(known, toPlace));
        setStep("columns");
      },
    );

  const chooseFile = async (file: File | null) => {
    if (file === null) return;
    const bytes = await readChosen(file, fileMax);
    if (typeof bytes === "string") setProblem(bytes);
    else open(file.name, bytes, null);
  };

  const compare = async (table: Read["table"]): Promise<Compared> => {
    const { enclosures, groups, gone } = known;
    const [establishment, looked] = await Promise.all([
      prepare(session, { enclosures, groups, gone }, setCount),
      lookUpSpecies(specieNames(table.rows, columns), known.species),
    ]);
    const questions = questionsOf(table, columns, establishment);
    return { establishment, looked, questions };
  };

  const planned = (with_: Compared, chosen: Choices): Plan | null => {
    if (read === null) return null;
    const found = new Map(
      [...with_.looked].map(([key, one]) => [key, one.found]),
    );
    const reading = readingOf(columns, with_.questions, found, chosen);
    return planImport(read.table.rows, reading, with_.establishment);
  };

  /** Asks the server what there is, then goes to what is open, or on where nothing is. */
  const goCompare = (to: "values" | "plan") => {
    if (read === null || choices === null) return;
    setCount(0);
    run(
      () => compare(read.table),
      (found) => {
        setCompared(found);
        setResult(null);
        const asks = to === "values" && hasQuestions(found);
        if (!asks) setPlan(planned(found, choices));
        setStep(asks ? "values" : "plan");
      },
    );
  };

  const goPlan = () => {
    if (compared === null || choices === null) return;
    setPlan(planned(compared, choices));
    setStep("plan");
  };

  const start = () => {
    if (plan === null) return;
    stopped.current = false;
    setCount(0);
    setStep("run");
    layout.remember(read?.table.titles ?? [], columns);
    run(
      () =>
        runImport({
          plan,
          zooId: session.zooId,
          importId: newId(),
          now: new Date(),
          workOf: ({ name, given: { animalState } }) =>
            workDecision(work, because(animalState ?? "deceased", name)),
          isStopped: () => stopped.current,
          told: setCount,
        }),
      (done) => {
        setResult(done);
        setStep("result");
      },
    );
  };

  return {
    step,
    busy,
    failure,
    problem,
    read,
    columns,
    count,
    compared,
    choices,
    plan,
    work,
    setWork,
    result,
    chooseFile: (file: File | null) => void chooseFile(file),
    chooseSheet: (sheet: string) => {
      if (read !== null) open(read.name, read.bytes, sheet);
    },
    setColumn: (place: number, field: InventoryField | null) =>
      setColumns(withColumn(columns, place, field)),
    change: (some: Partial<Choices>) =>
      setChoices(choices === null ? null : { ...choices, ...some }),
    goTo: setStep,
    goCompare,
    goPlan,
    start,
    stop: () => {
      stopped.current = true;
    },
  };
}
export type ImportFlow = ReturnType<typeof useImport>;

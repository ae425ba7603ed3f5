import { orderOf } from "@domain/inventory/read/dates";
import type { DateOrder } from "@domain/inventory/read/dates";
import type { FileProblem } from "@domain/inventory/read/table";
import type { ColumnUse } from "@domain/measures/import/columns";
import { guessUses, withUse } from "@domain/measures/import/columns";
import type { ImportPlan } from "@domain/measures/import/plan";
import { planImport } from "@domain/measures/import/plan";
import type { Clock } from "@domain/measures/import/read-time";
import { parisDay } from "@domain/time/paris";
import { useState } from "react";
import { useSubmit } from "../../../data/hooks/use-submit";
import { askBook } from "../../../data/tables/ask-worker";
import type { TableFile } from "../../../data/tables/table-file";
import { fileMax, readTableFile } from "../../../data/tables/table-file";
import { readChosen } from "../../../lib/read-chosen";
import type { RowOf } from "../parameters/use-parameters";
import type { ImportProgress, SentOf } from "./send-import";
import { notBegun, sendImport } from "./send-import";
import type { Target } from "./use-targets";

/** A file that was read. */
export interface ReadFile extends TableFile {
  name: string;
  bytes: ArrayBuffer;
}

interface Layout {
  uses: readonly ColumnUse[];
  order: DateOrder;
  clock: Clock;
}

const firstLayout: Layout = { uses: [], order: "dmy", clock: "paris" };

/** What dates of the columns of when say of their order. */
const orderIn = ({ table }: TableFile, uses: readonly ColumnUse[]) =>
  orderOf(table.rows.map(({ cells }) => cells[uses.indexOf("at")] ?? ""));

/** An import of values from its file to its result. */
export function useValueImport(
  of: SentOf,
  rows: readonly RowOf<"environment">[],
  targets: readonly Target[],
) {
  const { busy, failure, run } = useSubmit();
  const [file, setFile] = useState<ReadFile | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [layout, setLayout] = useState<Layout>(firstLayout);
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const [progress, setProgress] = useState<ImportProgress>(notBegun);
  const [isDone, setDone] = useState(false);
  const forget = () => {
    setPlan(null);
    setProgress(notBegun);
    setDone(false);
  };
  const open = (name: string, bytes: ArrayBuffer, sheet: string | null) =>
    run(
      () => readTableFile(bytes, sheet, askBook),
      (read) => {
        forget();
        setProblem(typeof read === "string" ? read : null);
        if (typeof read === "string") {
          setFile(null);
          return;
        }
        const uses = guessUses(read.table.titles, targets);
        const order = orderIn(read, uses) === "mdy" ? "mdy" : "dmy";
        setFile({ ...read, name, bytes });
        setLayout({ ...layout, uses, order });
      },
    );
  const chooseFile = async (chosen: File | null) => {
    if (chosen === null) return;
    const bytes = await readChosen(chosen, fileMax);
    if (typeof bytes !== "string") {
      open(chosen.name, bytes, null);
      return;
    }
    forget();
    setFile(null);
    setProblem(bytes);
  };
  const change = (more: Partial<Layout>) => {
    forget();
    setLayout({ ...layout, ...more });
  };
  return {
    busy,
    failure,
    file,
    problem,
    ...layout,
    /** Whether dates of the file can be read either way. */
    asksOrder:
      file !== null &&
      ["either", "mixed"].includes(orderIn(file, layout.uses) ?? ""),
    plan,
    progress,
    isDone,
    chooseFile: (chosen: File | null) => void chooseFile(chosen),
    chooseSheet: (sheet: string) => {
      if (file !== null) open(file.name, file.bytes, sheet);
    },
    setUse: (place: number, use: ColumnUse) =>
      change({ uses: withUse(layout.uses, place, use) }),
    change,
    /** Reckons what would be kept; nothing is sent. */
    dryRun: () => {
      if (file === null) return;
      const now = new Date();
      const { uses, order, clock } = layout;
      const reading = { order, clock, today: parisDay(now) };
      const parameters = rows.map(({ data }) => data);
      setPlan(planImport(file.table, uses, parameters, reading, now));
    },
    send: () => {
      if (plan === null) return;
      setProgress(notBegun);
      run(
        () => sendImport(of, plan, setProgress),
        () => setDone(true),
      );
    },
  };
}
export type ValueImport = ReturnType<typeof useValueImport>;

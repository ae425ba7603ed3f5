import type { EthogramImport } from "@domain/ethogram/transfer/plan";
import { planOf } from "@domain/ethogram/transfer/plan";
import type { ReadEthogram, ReadProblem } from "@domain/ethogram/transfer/read";
import { readBoris } from "@domain/ethogram/transfer/boris";
import { readZooMonitor } from "@domain/ethogram/transfer/zoo-monitor";
import type { Language } from "@domain/taxonomy/taxonomy";
import { useState } from "react";
import { fileMax, readTableFile } from "../../../data/tables/table-file";
import type { ChosenProblem } from "../../../lib/read-chosen";
import { readChosen } from "../../../lib/read-chosen";
import { newId } from "../../../data/write";

/** Why a file was not read. */
type Unread = ReadProblem | ChosenProblem;

/** A file as it was read, in the language its words are in. */
export interface Chosen {
  fileName: string;
  read: ReadEthogram | Unread;
}

/** A report of ZooMonitor as a table, anything else as a project of BORIS. */
async function readFile(file: File): Promise<ReadEthogram | Unread> {
  const bytes = await readChosen(file, fileMax);
  if (typeof bytes === "string") return bytes;
  if (!file.name.toLowerCase().endsWith(".csv"))
    return readBoris(new TextDecoder().decode(bytes));
  const table = await readTableFile(bytes, null, () =>
    Promise.reject(new Error("a report is no workbook")),
  );
  if (typeof table === "string") return "notZooMonitor";
  const { titles, rows } = table.table;
  return readZooMonitor(
    titles,
    rows.map(({ cells }) =>
      Object.fromEntries(titles.map((title, at) => [title, cells[at] ?? ""])),
    ),
  );
}

/** What an import would make; nothing of it is stored. */
export function useImport(language: Language) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [dryRun, setDryRun] = useState<EthogramImport | null>(null);
  const look = (read: ReadEthogram | Unread, into: Language) =>
    setDryRun(typeof read === "string" ? null : planOf(read, into, newId));
  return {
    chosen,
    dryRun,
    choose: async (file: File) => {
      const read = await readFile(file);
      setChosen({ fileName: file.name, read });
      look(read, language);
    },
    readIn: (into: Language) => {
      if (chosen !== null) look(chosen.read, into);
    },
  };
}

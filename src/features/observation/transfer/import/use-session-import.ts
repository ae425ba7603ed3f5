import type {
  ReadProblem,
  ReadSessions,
} from "@domain/observation/transfer/import/file";
import { isProblem } from "@domain/observation/transfer/import/file";
import type { Chosen } from "@domain/observation/transfer/import/guess";
import type { ImportFate } from "@domain/observation/transfer/import/callable";
import type { FileNames } from "@domain/observation/transfer/import/names";
import { namesOfFile } from "@domain/observation/transfer/import/names";
import type { SessionsPlan } from "@domain/observation/transfer/import/plan";
import { planSessions } from "@domain/observation/transfer/import/plan";
import type { Planning } from "@domain/observation/transfer/import/planning";
import {
  fileRowsMost,
  readSessions,
} from "@domain/observation/transfer/import/read/read";
import { useState } from "react";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useSubmit } from "../../../../data/hooks/use-submit";
import { fileMax } from "../../../../data/tables/table-file";
import { readGrid } from "../../../../lib/csv";
import { textOf } from "../../../../lib/decode-text";
import { sendSessions } from "./send-sessions";

/** A file that was read, and what it names. */
export interface SessionFile {
  name: string;
  read: ReadSessions;
  names: FileNames;
}

/** What would be made, and what the desk says of each session. */
export interface DryRun extends SessionsPlan {
  fates: readonly ImportFate[];
}

export type FileProblem = ReadProblem | "tooLarge" | "tooManyRows";

async function readFile(file: File): Promise<ReadSessions | FileProblem> {
  if (file.size > fileMax) return "tooLarge";
  let rows = 0;
  const read = readSessions(textOf(await file.arrayBuffer()), (text) => {
    const grid = readGrid(text, fileRowsMost + 1);
    rows = grid.length;
    return grid;
  });
  return rows > fileRowsMost ? "tooManyRows" : read;
}

const isReadFile = (read: ReadSessions | FileProblem): read is ReadSessions =>
  read !== "tooLarge" && read !== "tooManyRows" && !isProblem(read);

/** An import of sessions from its file to its result. */
export function useSessionImport() {
  const { zooId } = useReadySession();
  const { busy, failure, run } = useSubmit();
  const [file, setFile] = useState<SessionFile | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [chosen, setChosen] = useState<Chosen>({});
  const [dryRun, setDryRun] = useState<DryRun | null>(null);
  const [sent, setSent] = useState<readonly ImportFate[]>([]);
  const [isDone, setDone] = useState(false);
  const forget = () => {
    setDryRun(null);
    setSent([]);
    setDone(false);
  };
  return {
    ...{ busy, failure, file, problem, chosen, dryRun, sent, isDone },
    chooseFile: (next: File | null) => {
      if (next === null) return;
      run(
        () => readFile(next),
        (read) => {
          forget();
          setChosen({});
          const isRead = isReadFile(read);
          setProblem(isRead ? null : read);
          setFile(
            isRead ? { name: next.name, read, names: namesOfFile(read) } : null,
          );
        },
      );
    },
    choose: (more: Chosen) => {
      forget();
      setChosen({ ...chosen, ...more });
    },
    /** Reckons what would be made and asks the desk what of it is there; nothing is written. */
    look: (planning: Omit<Planning, "now">) => {
      if (file === null) return;
      forget();
      const plan = planSessions(file.read, { ...planning, now: new Date() });
      run(
        () => sendSessions(zooId, plan.sessions, true),
        (fates) => setDryRun({ ...plan, fates }),
      );
    },
    /** Makes what is not there. */
    send: () => {
      if (dryRun === null) return;
      const missing = dryRun.sessions.filter(
        (_, at) => dryRun.fates[at] !== "known",
      );
      setSent([]);
      run(
        () => sendSessions(zooId, missing, false, setSent),
        () => setDone(true),
      );
    },
  };
}
export type SessionImport = ReturnType<typeof useSessionImport>;

import type { CallableOutput } from "@domain/callables";
import type { ErrorCode } from "@domain/errors";
import { errorCode } from "@domain/errors";
import { useEffect, useState } from "react";
import { call } from "../../../data/calls";

export type CodeMeaning = CallableOutput<"readCode">;

export type ReadCode =
  | { state: "loading" }
  | { state: "error"; code: ErrorCode; retry: () => void }
  | { state: "data"; data: CodeMeaning };

const loading = { state: "loading" } as const;

/** What a one-time code stands for. */
export function useReadCode(code: string): ReadCode {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<ReadCode>(loading);
  useEffect(() => {
    let isWanted = true;
    const tell = (next: ReadCode) => {
      if (isWanted) setAnswer(next);
    };
    call("readCode", { code }).then(
      (data) => tell({ state: "data", data }),
      (error: unknown) =>
        tell({
          state: "error",
          code: errorCode(error),
          retry: () => {
            setAnswer(loading);
            setAttempt((count) => count + 1);
          },
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [code, attempt]);
  return answer;
}

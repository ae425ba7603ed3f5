import type {
  CallableInput,
  CallableName,
  CallableOutput,
} from "@domain/callables";
import { useEffect, useState } from "react";
import { call } from "../calls";
import { toAppError } from "../errors";
import type { Live } from "../live-store";

interface Answered<T> {
  key: string;
  live: Live<T>;
}

/** What a function answers, asked when it is shown and whenever its input becomes another, and anew on `retry`; of what was asked before nothing is shown. */
export function useAnswer<N extends CallableName>(
  name: N,
  input: CallableInput<N>,
): Live<CallableOutput<N>> {
  const [tries, setTries] = useState(0);
  const [answered, setAnswered] = useState<Answered<CallableOutput<N>> | null>(
    null,
  );
  const asked = JSON.stringify(input);
  const key = `${name} ${asked} ${String(tries)}`;
  useEffect(() => {
    let isWanted = true;
    const answer = (live: Live<CallableOutput<N>>) => {
      if (isWanted) setAnswered({ key, live });
    };
    call(name, JSON.parse(asked) as CallableInput<N>).then(
      (data) => answer({ state: "data", data }),
      (error: unknown) =>
        answer({
          state: "error",
          code: toAppError(error).code,
          retry: () => setTries((before) => before + 1),
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, name, asked]);
  return answered?.key === key ? answered.live : { state: "loading" };
}

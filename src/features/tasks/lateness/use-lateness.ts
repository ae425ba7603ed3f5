import type { CallableOutput } from "@domain/callables";
import type { CalendarDay } from "@domain/time/calendar-day";
import { useEffect, useState } from "react";
import { call } from "../../../data/calls";
import { toAppError } from "../../../data/errors";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Loadable } from "../../../ui/state/query-state";

export type Lateness = CallableOutput<"readLateness">;

interface Answered {
  key: string;
  loaded: Loadable<Lateness>;
}

/** How punctual the tasks of a period were; counted when it is asked, and anew on `retry`. */
export function useLateness(
  since: CalendarDay,
  until: CalendarDay,
): Loadable<Lateness> {
  const { zooId } = useReadySession();
  const [tries, setTries] = useState(0);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const key = [zooId, since, until, tries].join(" ");
  useEffect(() => {
    let isWanted = true;
    const answer = (loaded: Loadable<Lateness>) => {
      if (isWanted) setAnswered({ key, loaded });
    };
    call("readLateness", { zooId, period: { since, until } }).then(
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
  }, [key, zooId, since, until]);
  return answered?.key === key ? answered.loaded : { state: "loading" };
}

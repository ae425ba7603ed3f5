import type { CallableOutput } from "@domain/callables";
import type { CalendarDay } from "@domain/time/calendar-day";
import { useEffect, useState } from "react";
import { call } from "../../../data/calls";
import { toAppError } from "../../../data/errors";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Loadable } from "../../../ui/state/query-state";

export type Activity = CallableOutput<"readActivity">;

interface Answered {
  key: string;
  loaded: Loadable<Activity>;
}

/** How much was done from one day to another, by everybody or one person; counted when it is asked, and anew on `retry`. */
export function useActivity(
  since: CalendarDay,
  until: CalendarDay,
  userId: string | null,
): Loadable<Activity> {
  const { zooId } = useReadySession();
  const [tries, setTries] = useState(0);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const key = [zooId, since, until, userId ?? "", tries].join(" ");
  useEffect(() => {
    let isWanted = true;
    const answer = (loaded: Loadable<Activity>) => {
      if (isWanted) setAnswered({ key, loaded });
    };
    call("readActivity", { zooId, period: { since, until }, userId }).then(
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
  }, [key, zooId, since, until, userId]);
  return answered?.key === key ? answered.loaded : { state: "loading" };
}

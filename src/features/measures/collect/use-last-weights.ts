import { isEstimable } from "@domain/health/values/estimated";
import { lastWeightOf } from "@domain/health/values/last-weight";
import { lastWeightQuery } from "@domain/health/values/last-weight-queries";
import type { Parameter } from "@domain/measures/parameters/parameter";
import type { Subject } from "@domain/measures/subject";
import { isAnimal, seriesOf } from "@domain/measures/subject";
import type { LastValue } from "@domain/measures/values/doubt";
import type { CalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { useLayoutEffect, useRef, useState } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useEachQuery } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { heardWithin } from "../../../data/live/heard-within";

/** Something of which a value is given; `before`: what it weighed before then is asked for, not what last. */
export interface Weighed {
  key: string;
  parameter: Parameter;
  subject: Subject;
  before?: Date;
}

/** What was weighed last, by the key; null where that is not known, and of what is no weight of an animal. */
export type LastOf = (one: Pick<Weighed, "key">) => LastValue | null;

/** So long somebody waits who saves sooner than the last weights are here. */
const patienceMs = 3000;

const nothing: LastOf = () => null;

/** The way to what some animals weighed last, which is read from when something is typed, not for a whole herd. */
export function useLastWeights(weighed: readonly Weighed[]) {
  const session = useReadySession();
  const [isReading, setReading] = useState(false);
  const asked = weighed.flatMap(({ key, parameter, subject, before }) => {
    if (!isAnimal(subject) || !isEstimable(parameter)) return [];
    const { zooId } = session;
    const series = seriesOf(session, zooId, subject, parameter.parameterId);
    return series !== null && "animalId" in series
      ? [{ key, subject, query: lastWeightQuery(series, before) }]
      : [];
  });
  const animals = useDirectory(
    "animals",
    asked.length === 0 ? null : session.zooId,
  );
  // Names may come while the weights are waited for.
  const names = useRef(animals);
  useLayoutEffect(() => {
    names.current = animals;
  });
  const queries = asked.map(({ query }) => query);
  useEachQuery(queries);
  const read = async (): Promise<LastOf> => {
    if (asked.length === 0) return nothing;
    setReading(true);
    const lists = await heardWithin(queries, patienceMs);
    setReading(false);
    return ({ key }) => {
      const at = asked.findIndex((one) => one.key === key);
      const list = lists[at];
      const last = list == null ? null : lastWeightOf(list);
      if (last === null) return null;
      const month = names.current.of(
        asked[at]?.subject.animalId ?? "",
      )?.birthMonth;
      return {
        value: last.value,
        at: last.log.at,
        isEstimated: last.log.isEstimated,
        born: month == null ? null : startOfDay(`${month}-01` as CalendarDay),
      };
    };
  };
  return { isReading, read };
}

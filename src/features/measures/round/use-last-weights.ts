import { isEstimable } from "@domain/health/values/estimated";
import { seriesOf } from "@domain/measures/subject";
import { currentValues } from "@domain/measures/values/fold";
import { measuresQuery } from "@domain/measures/values/value-queries";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useEachQuery } from "../../../data/hooks/use-live";
import type { LastOf } from "./round-form";
import type { Entry } from "./use-round";

/** So many of the latest lines tell the last weight, corrections among them. */
const linesRead = 5;

/** What the animals of some entries weighed last, of other entries nothing: read once something is typed, not for a whole herd. */
export function useLastWeights(filled: readonly Entry[]): LastOf {
  const session = useReadySession();
  const weighed = filled.flatMap(({ key, row, subject }) => {
    const series = isEstimable(row.data)
      ? seriesOf(session, session.zooId, subject, row.id)
      : null;
    return series !== null && "animalId" in series ? [{ key, series }] : [];
  });
  const lives = useEachQuery(
    weighed.map(({ series }) => measuresQuery(series, linesRead)),
  );
  return ({ key }) => {
    const live = lives[weighed.findIndex((one) => one.key === key)];
    if (live?.state !== "data") return null;
    const lines = live.data.rows.map(({ id, data }) => ({ ...data, id }));
    const last = currentValues(lines).at(-1);
    return last === undefined ? null : { value: last.value, at: last.log.at };
  };
}

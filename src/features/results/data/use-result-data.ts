import type { Evaluation } from "@domain/evaluation/evaluation";
import { readEvaluations, versionKey } from "@domain/evaluation/results/read";
import type { Query } from "@domain/query/query";
import { useMemo } from "react";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Live } from "../../../data/live-store";
import type { VersionPlace } from "../../../data/surveys/use-versions";
import { useVersions } from "../../../data/surveys/use-versions";
import type { ResultData, ResultRow } from "./result-data";
import { namesOf, usePersonName, useSubjectNames } from "./use-result-names";

const none: readonly ResultRow[] = [];

/** The versions that evaluations were answered in, each once, the oldest of each questionnaire first. */
export function placesOf(
  rows: readonly { data: Pick<Evaluation, "surveyId" | "version"> }[],
): VersionPlace[] {
  const found = new Map(
    rows.map(({ data: { surveyId, version } }) => [
      versionKey(surveyId, version),
      { surveyId, version },
    ]),
  );
  return [...found.values()].sort((a, b) =>
    a.surveyId === b.surveyId
      ? a.version - b.version
      : a.surveyId < b.surveyId
        ? -1
        : 1,
  );
}

/** Evaluations with all that results need to be read: versions, words and names; null asks nothing and stays loading. */
export function useResultData(
  queries: readonly Query<"evaluations">[] | null,
): Live<ResultData> {
  const live = useLiveQueries(queries);
  const rows = live.state === "data" ? live.data.rows : none;
  const places = useMemo(() => placesOf(rows), [rows]);
  const versions = useVersions(places);
  // Where nothing was handed in, nobody is named.
  const isAny = rows.length > 0;
  const subject = useSubjectNames(isAny);
  const person = usePersonName(isAny);
  return useMemo(() => {
    if (live.state !== "data") return live;
    if (versions.state !== "data") return versions;
    const forms = new Map(
      versions.data.map(({ version, form }) => [version, form]),
    );
    const kinds = new Set(live.data.rows.map(({ data }) => data.subjectKind));
    const [kind] = kinds;
    return {
      state: "data",
      data: {
        rows: live.data.rows,
        evaluations: readEvaluations(live.data.rows, forms),
        forms,
        versions: versions.data,
        names: { ...namesOf(versions.data), subject, person },
        kind: kinds.size === 1 && kind !== undefined ? kind : null,
        isFull: live.data.full,
        heard: live.data.heard,
        fromCache: live.data.fromCache,
        unreadable: live.data.unreadable,
      },
    };
  }, [live, versions, subject, person]);
}

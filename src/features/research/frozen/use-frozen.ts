import { campaignEvaluationsQueries } from "@domain/evaluation/evaluation-queries";
import { campaignSessionsQueries } from "@domain/observation/obs-session-queries";
import type { FreezeWords } from "@domain/research/frozen";
import { frozenTable } from "@domain/research/frozen";
import { rowsMost } from "@domain/research/dataset";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  useLiveDocs,
  useLiveQueries,
  useOnline,
} from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { useCriteria } from "../../../data/surveys/use-criteria";
import { usePublishedWords } from "../../../data/surveys/use-published-words";
import type { Missing } from "../../../ui/state/missing";
import { knownOf, missingIn } from "../../../ui/state/missing";

/** So many of each campaign are read. */
const sessionsMost = 2000;

export type Frozen = ReturnType<typeof frozenTable>;

/**
 * What whoever works may read of a project's campaigns, as a table, once all of it has come from the server; else why it
 * cannot be frozen now. "full": there is more than is frozen at once.
 */
export function useFrozen(
  campaignIds: readonly string[],
): "loading" | "failed" | Missing | Frozen {
  const { t } = useTranslation();
  const session = useReadySession();
  const { zooId } = session;
  const evaluations = useLiveQueries(
    campaignIds.flatMap((id) => campaignEvaluationsQueries(session, id)),
  );
  const sessions = useLiveQueries(
    campaignIds.flatMap((id) =>
      campaignSessionsQueries(session, id, sessionsMost),
    ),
  );
  const campaigns = useLiveDocs("campaigns", campaignIds);
  const animals = useDirectory("animals", zooId);
  const enclosures = useDirectory("enclosures", zooId);
  const groups = useDirectory("groups", zooId);
  const criteria = useCriteria();
  const isOnline = useOnline();
  const refs = useMemo(
    () =>
      evaluations.state === "data"
        ? [
            ...new Set(
              evaluations.data.rows.flatMap(({ data }) =>
                Object.keys(data.responses),
              ),
            ),
          ].sort()
        : [],
    [evaluations],
  );
  const asked = usePublishedWords(refs, []);
  const read = [evaluations, sessions, criteria.live] as const;
  const missing = missingIn(
    knownOf(read.flatMap((live) => (live.state === "data" ? [live.data] : []))),
  );
  const names = [...campaigns, animals.live, enclosures.live, groups.live];
  if ([...read, ...names].some(({ state }) => state === "error"))
    return "failed";
  const isComing =
    asked.isComing ||
    missing === "unheard" ||
    [...read, ...names].some(({ state }) => state === "loading");
  if (isComing) return isOnline ? "loading" : "unheard";
  if (missing !== null) return missing;
  if (evaluations.state !== "data" || sessions.state !== "data")
    return "loading";
  const nameIn = (id: string) =>
    [animals, enclosures, groups]
      .map(({ of }) => of(id)?.name)
      .find((name) => name !== undefined) ?? id;
  const words: FreezeWords = {
    meaning: (column) => t(`research.columns.${column}`),
    code: (code) => t(`research.options.code.${code}`),
    answer: (ref) => asked.of(ref)?.text ?? ref,
    criterion: (id) =>
      t("research.columns.criterion", { name: criteria.nameOf(id) ?? id }),
    campaign: (id) => {
      const live = campaigns[campaignIds.indexOf(id)];
      return (live?.state === "data" && live.data?.data.name) || id;
    },
    subject: nameIn,
  };
  const table = frozenTable(
    evaluations.data.rows.map(({ data }) => data),
    sessions.data.rows.map(({ data }) => data),
    words,
  );
  return table.rows.length > rowsMost ? "full" : table;
}

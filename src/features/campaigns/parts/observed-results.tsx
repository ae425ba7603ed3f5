import type { Collected } from "@domain/campaign/campaign";
import {
  namedMost,
  paramsOfQuery,
  usualQuery,
} from "@domain/observation/analysed/query";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { IconChartBar } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { ButtonLink } from "../../../ui/display/button-link";
import { useSubjects } from "./use-subjects";
import { mayWrap } from "../../../ui/theme/may-wrap";

interface ObservedResultsProps {
  row: Row<"campaigns">;
  collected: Exclude<Collected, "quiz">;
}

/** What learns is held against the expert's: it counts in no results. */
const isTraining = ({ row }: Pick<ObservedResultsProps, "row">): boolean =>
  row.data.mode === "training";

/** The way from a campaign to what it observed: in its enclosures and where its animals live, as long as it went on. */
export function useObservedHref({
  row,
  collected,
}: ObservedResultsProps): string {
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  const subjects = useSubjects()(row.data);
  const today = parisDay(useNow());
  const { enclosureIds, startDate, endDate, obsId } = row.data;
  const livedIn = (subjects ?? []).flatMap(({ kind, id }) =>
    kind === "animal" ? (animals.of(id)?.enclosureId ?? []) : [],
  );
  const params = paramsOfQuery({
    ...usualQuery(today),
    enclosureIds: [...new Set([...enclosureIds, ...livedIn])].slice(
      0,
      namedMost,
    ),
    from: startDate,
    to: endDate < today || startDate > today ? endDate : today,
    obsId,
    campaignId: row.id,
  });
  return isTraining({ row })
    ? href("interObs", params)
    : href("obsResult", { ...params, sampling: collected });
}

/** The way there as a button. */
export function ObservedResults({ row, collected }: ObservedResultsProps) {
  const { t } = useTranslation();
  return (
    <ButtonLink
      to={useObservedHref({ row, collected })}
      variant="light"
      leftSection={<IconChartBar size={18} aria-hidden />}
      {...mayWrap}
      style={{ alignSelf: "start" }}
    >
      {t(
        isTraining({ row })
          ? "campaigns.actions.besideExpert"
          : "analysis.menu.results",
      )}
    </ButtonLink>
  );
}

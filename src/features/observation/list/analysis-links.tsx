import {
  namedMost,
  paramsOfQuery,
  usualQuery,
} from "@domain/observation/analysed/query";
import type { ObsSession } from "@domain/observation/obs-session";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { IconTimeline, IconUsersGroup } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { ButtonLink } from "../../../ui/display/button-link";
import { BulkBar } from "../../../ui/list/selection/bulk-bar";
import { enclosuresOf, listedQuestion } from "./listed-question";
import type { SessionFilters } from "./session-filter";

interface AnalysisLinksProps {
  filters: SessionFilters;
  sessions: readonly ObsSession[];
}

/** From the listed sessions to what they say: the same question, as far as analyses ask it. */
export function AnalysisLinks({ filters, sessions }: AnalysisLinksProps) {
  const { t } = useTranslation();
  const query = listedQuestion(filters, sessions, parisDay(useNow()));
  return (
    <>
      <ButtonLink
        to={href("interObs", paramsOfQuery({ ...query, observerIds: [] }))}
        variant="default"
        leftSection={<IconUsersGroup size={16} aria-hidden />}
      >
        {t("observation.list.actions.interObs")}
      </ButtonLink>
      <ButtonLink
        to={href("focalAnalysis", paramsOfQuery(query))}
        variant="default"
        leftSection={<IconTimeline size={16} aria-hidden />}
      >
        {t("observation.list.actions.focalAnalysis")}
      </ButtonLink>
    </>
  );
}

interface ChosenBarProps {
  chosen: readonly Row<"obsSessions">[];
  onClear: () => void;
}

/** What can be done with sessions that somebody chose by hand: to hold them against each other. */
export function ChosenBar({ chosen, onClear }: ChosenBarProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const usual = usualQuery(parisDay(useNow()));
  const sessions = chosen.map(({ data }) => data);
  const days = sessions
    .flatMap(({ startedAt }) => (startedAt === null ? [] : parisDay(startedAt)))
    .sort();
  const compare = () =>
    void navigate(
      href(
        "interObs",
        paramsOfQuery({
          ...usual,
          enclosureIds: enclosuresOf(sessions),
          obsSessionIds: chosen.slice(0, namedMost).map(({ id }) => id),
          from: days[0] ?? usual.from,
          to: days.at(-1) ?? usual.to,
        }),
      ),
    );
  return (
    <BulkBar
      count={chosen.length}
      label={t("observation.list.states.chosen", { count: chosen.length })}
      actions={
        chosen.length < 2
          ? []
          : [
              {
                id: "compare",
                label: t("observation.list.actions.compareObservers"),
                icon: IconUsersGroup,
                danger: false,
                onDo: compare,
              },
            ]
      }
      onClear={onClear}
    />
  );
}

import { paramsOfQuery } from "@domain/observation/analysed/query";
import type { ObsSession } from "@domain/observation/obs-session";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { IconChartBar } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { ButtonLink } from "../../../ui/display/button-link";
import { listedQuestion } from "./listed-question";
import type { SessionFilters } from "./session-filter";

interface ResultsLinkProps {
  filters: SessionFilters;
  /** Those that are shown: where, and from when to when, unless the filters say so. */
  sessions: readonly ObsSession[];
}

/** The way from a list of sessions to their figures, narrowed in the same way. */
export function ResultsLink({ filters, sessions }: ResultsLinkProps) {
  const { t } = useTranslation();
  const today = parisDay(useNow());
  const params = paramsOfQuery(listedQuestion(filters, sessions, today));
  return (
    <ButtonLink
      to={href("obsResult", params)}
      variant="default"
      leftSection={<IconChartBar size={16} aria-hidden />}
    >
      {t("analysis.menu.results")}
    </ButtonLink>
  );
}

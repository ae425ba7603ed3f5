import type { ObsSession } from "@domain/observation/obs-session";
import {
  namedMost,
  paramsOfQuery,
  usualQuery,
} from "@domain/observation/analysed/query";
import { href } from "@domain/pages";
import { parisDay } from "@domain/time/paris";
import { IconChartBar } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { ButtonLink } from "../../../ui/display/button-link";
import type { SessionFilters } from "./session-filter";

interface ResultsLinkProps {
  filters: SessionFilters;
  /** Those that are shown: where, and from when to when, unless the filters say so. */
  sessions: readonly ObsSession[];
}

const some = (id: string | null): string[] => (id === null ? [] : [id]);

/** The way from a list of sessions to their figures, narrowed in the same way. */
export function ResultsLink({ filters, sessions }: ResultsLinkProps) {
  const { t } = useTranslation();
  const usual = usualQuery(parisDay(useNow()));
  const days = sessions.flatMap(({ day }) => day ?? []).sort();
  const { enclosureId, since, until } = filters;
  const params = paramsOfQuery({
    ...usual,
    enclosureIds:
      enclosureId === null
        ? [...new Set(sessions.map((one) => one.enclosureId))].slice(
            0,
            namedMost,
          )
        : [enclosureId],
    animalIds: some(filters.animalId),
    observerIds: some(filters.userId),
    obsId: filters.obsId,
    campaignId: filters.campaignId,
    from: since ?? days[0] ?? usual.from,
    to: until ?? days.at(-1) ?? usual.to,
  });
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

import type { Session } from "@domain/access/session";
import {
  activeAlertsQueries,
  alertHistoryQueries,
  goingOnAlertsQueries,
} from "@domain/measures/alerts/alert-queries";
import { Box } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { usePageParams } from "../../../ui/list/search-params";

const shownKinds = ["active", "goingOn", "all", "findings"] as const;
type Shown = (typeof shownKinds)[number];

/** What is asked of each. */
export const alertQueriesOf = {
  active: (session: Session, limit: number) =>
    activeAlertsQueries(session, limit),
  goingOn: (session: Session, limit: number) =>
    goingOnAlertsQueries(session, limit),
  all: (session: Session, limit: number) => alertHistoryQueries(session, limit),
} as const;

/** Which alerts an address asks for. */
export const alertKindOf = (
  status: string | null,
): keyof typeof alertQueriesOf =>
  status === "all" || status === "goingOn" ? status : "active";

/** Which of it all is shown. */
export function AlertKinds({ shown }: { shown: Shown }) {
  const { t } = useTranslation();
  const [, change] = usePageParams();
  return (
    <Box mb="md">
      <ChoiceChips
        label={t("measures.alerts.which")}
        hideLabel
        options={shownKinds.map((value) => ({
          value,
          label: t(`measures.alerts.kinds.${value}`),
        }))}
        value={shown}
        onChange={(kind) =>
          change({ status: kind === "active" ? null : kind, alertId: null })
        }
      />
    </Box>
  );
}

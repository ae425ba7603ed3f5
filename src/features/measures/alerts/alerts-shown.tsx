import { boardShown } from "@domain/measures/alerts/board-queries";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Live, LiveList } from "../../../data/live-store";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import { AlertLines } from "./alert-lines";

interface AlertsShownProps {
  query: Live<LiveList<"alerts">>;
}

/** The latest of what is to be looked at, or that it could not be loaded. */
export function AlertsShown({ query }: AlertsShownProps) {
  const { t } = useTranslation();
  return (
    <Panel
      title={t("measures.alerts.title")}
      aside={
        <TextLink to={href("dashboard", { tab: "alerts" })} size="sm">
          {t("measures.alerts.all")}
        </TextLink>
      }
    >
      <QueryState query={query}>
        {({ rows }) => <AlertLines rows={rows.slice(0, boardShown)} />}
      </QueryState>
    </Panel>
  );
}

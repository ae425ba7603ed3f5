import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { AlertLines } from "./alert-lines";

interface AlertsShownProps {
  rows: readonly Row<"alerts">[];
}

/** The latest of what is to be looked at. */
export function AlertsShown({ rows }: AlertsShownProps) {
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
      <AlertLines rows={rows} />
    </Panel>
  );
}

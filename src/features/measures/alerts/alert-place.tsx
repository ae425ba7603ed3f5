import type { Alert } from "@domain/measures/alerts/alert";
import { handCause } from "@domain/measures/alerts/alert";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { TextLink } from "../../../ui/display/text-link";
import { useAlertWords } from "./use-alert-words";

/** Where what an alert is about is looked at: to the record of a critical answer, to what a campaign lacks, to the findings, to the chart of what it is about, to its record, else to the sources. */
function placeOf({ subject, source, values }: Alert): string {
  const { parameterId, evaluationId, period } = values;
  if (typeof evaluationId === "string")
    return href("assessment", { evaluationId });
  if (source.kind === "retest")
    return href("dashboard", { tab: "alerts", status: "findings" });
  if (subject.kind === "campaign")
    return href("campaignMonitoring", {
      campaignId: subject.id,
      since: typeof period === "string" ? period : null,
      late: "1",
    });
  if (subject.kind === "animal")
    return typeof parameterId === "string"
      ? href("veterinaryParameters", { animalId: subject.id, parameterId })
      : href("animal", { animalId: subject.id });
  if (subject.kind === "project")
    return href("research", { projectId: subject.id });
  if (subject.kind === "task") return href("taskList", { taskId: subject.id });
  if (subject.kind === "group") return href("group", { groupId: subject.id });
  if (subject.kind === "sector")
    return href("sector", { sectorId: subject.id });
  if (subject.kind === "enclosure" && source.kind === handCause)
    return href("enclosure", { enclosureId: subject.id });
  return subject.kind === "enclosure"
    ? href("enclosureSensors", {
        enclosureId: subject.id,
        areaId: subject.areaId,
        parameterId: typeof parameterId === "string" ? parameterId : null,
      })
    : href("enclosureSensors", { tab: "sources" });
}

/** Where it is or of whom, a link of its own within a row that leads to the alert. */
export function AlertPlace({ alert }: { alert: Alert }) {
  const { t } = useTranslation();
  const { whereOf } = useAlertWords();
  return (
    <TextLink
      to={placeOf(alert)}
      inherit
      style={{ position: "relative", zIndex: 1 }}
    >
      {whereOf(alert) || t("measures.alerts.about")}
    </TextLink>
  );
}

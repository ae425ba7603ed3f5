import type { SectorForm } from "@domain/sector/sector";
import { sectorIssues } from "@domain/sector/sector";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Draft } from "../../../ui/form/draft/use-draft";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";

/** A form that holds a sector's name and colour, and whatever else the page asks. */
export function useSectorForm<T extends SectorForm>(
  initial: T,
  draft: Draft<T>,
): RecordForm<T> {
  const { t } = useTranslation();
  return useRecordForm({
    name: "sector",
    initial,
    draft,
    issuesOf: sectorIssues,
    labelOf: (field) =>
      field === "sectorColor"
        ? t("sectors.fields.sectorColor")
        : t("sectors.fields.sectorName"),
  });
}

/** What is said of a saved sector; a new one by its name. */
export function useSectorWords(saved: "created" | "saved", name = "") {
  const { t } = useTranslation();
  return {
    list: { label: t("sectors.title"), to: href("sectorList") },
    saved: t(`sectors.messages.${saved}`, { name: name.trim() }),
    queued: t("sectors.messages.queued"),
  };
}

import type { EnclosureForm } from "@domain/enclosure/enclosure";
import { enclosureIssues } from "@domain/enclosure/enclosure";
import type { TFunction } from "i18next";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";

const own = ["enclosureName", "linkedSectorId", "memo"] as const;
const ofZone = ["areaName", "areaSurface", "areaHeight"] as const;

/** "Zone 2: Name" for `areas.1.areaName`, the field's own label for the others. */
function labelOf(t: TFunction, field: string): string {
  const [first, index, part] = field.split(".");
  const name = own.find((one) => one === first);
  if (name !== undefined) return t(`enclosures.fields.${name}`);
  const zonePart = ofZone.find((one) => one === part) ?? "areaName";
  return t("enclosures.states.zoneField", {
    place: Number(index) + 1,
    field: t(`enclosures.fields.${zonePart}`),
  });
}

export function useEnclosureForm(
  initial: EnclosureForm,
): RecordForm<EnclosureForm> {
  const { t } = useTranslation();
  return useRecordForm({
    name: "enclosure",
    initial,
    issuesOf: enclosureIssues,
    labelOf: (field) => labelOf(t, field),
  });
}

/** What is said of a saved enclosure. */
export function useEnclosureWords(saved: "created" | "saved") {
  const { t } = useTranslation();
  return {
    list: { label: t("enclosures.title"), to: href("enclosureList") },
    saved: t(`enclosures.messages.${saved}`),
    queued: t("enclosures.messages.queued"),
  };
}

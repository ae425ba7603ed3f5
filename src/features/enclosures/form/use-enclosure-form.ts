import type { EnclosureForm } from "@domain/enclosure/enclosure";
import {
  enclosureFormSchema,
  enclosureIssues,
} from "@domain/enclosure/enclosure";
import { begunForm } from "@domain/schema/form";
import type { TFunction } from "i18next";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { newId } from "../../../data/write";
import { draftStore } from "../../../ui/form/draft/form-draft";
import type { Draft } from "../../../ui/form/draft/use-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
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

const drafts = draftStore("enclosure-draft", (kept) =>
  begunForm(enclosureFormSchema, kept),
);

/** What is kept of the form about this enclosure; null: about a new one. */
export const useEnclosureDraft = (
  enclosureId: string | null,
): Draft<EnclosureForm> =>
  useDraft(
    drafts,
    useDraftOwner(enclosureId ?? ""),
    () => enclosureId ?? newId(),
  );

export function useEnclosureForm(
  initial: EnclosureForm,
  draft: Draft<EnclosureForm>,
): RecordForm<EnclosureForm> {
  const { t } = useTranslation();
  return useRecordForm({
    name: "enclosure",
    initial,
    draft,
    issuesOf: enclosureIssues,
    labelOf: (field) => labelOf(t, field),
  });
}

/** What is said of a saved enclosure; a new one by its name. */
export function useEnclosureWords(saved: "created" | "saved", name = "") {
  const { t } = useTranslation();
  return {
    list: { label: t("enclosures.title"), to: href("enclosureList") },
    saved: t(`enclosures.messages.${saved}`, { name: name.trim() }),
    queued: t("enclosures.messages.queued"),
  };
}

import { href } from "@domain/pages";
import type { CirForm } from "@domain/report/cir/form";
import { cirFormSchema, cirIssues } from "@domain/report/cir/form";
import { begunForm } from "@domain/schema/form";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../../data/hooks/ready-session";
import { newId } from "../../../../data/write";
import { draftStore } from "../../../../ui/form/draft/form-draft";
import type { Draft } from "../../../../ui/form/draft/use-draft";
import { useDraft } from "../../../../ui/form/draft/use-draft";
import { useRecordForm } from "../../../../ui/form/use-record-form";

const own = [
  "title",
  "visitDate",
  "participants",
  "summary",
  "findings",
  "recommendations",
] as const;
const ofRow = [
  "subject",
  "enclosureId",
  "severity",
  "findingId",
  "priority",
  "dueDate",
] as const;

/** "Finding 2: Subject" for `findings.1.subject`, the field's own label for the others. */
function labelOf(t: TFunction, field: string): string {
  const [first, index, part] = field.split(".");
  const name = own.find((one) => one === first) ?? "title";
  if (part === undefined) return t(`cir.fields.${name}`);
  const isFinding = name === "findings";
  const place = Number(index) + 1;
  const known = ofRow.find((one) => one === part);
  return t("cir.states.rowField", {
    row: t(isFinding ? "cir.states.finding" : "cir.states.recommendation", {
      place,
    }),
    field: t(
      known === undefined
        ? isFinding
          ? "cir.fields.text"
          : "cir.fields.recommendation"
        : `cir.fields.${known}`,
    ),
  });
}

const drafts = draftStore("cir-draft", (kept) =>
  begunForm(cirFormSchema, kept),
);

/** What is kept of the form about this visit; null: about a new one. */
export const useCirDraft = (cirId: string | null): Draft<CirForm> =>
  useDraft(drafts, useDraftOwner(cirId ?? ""), () => cirId ?? newId());

export function useCirForm(initial: CirForm, draft: Draft<CirForm>) {
  const { t } = useTranslation();
  return useRecordForm<CirForm>({
    name: "cir",
    initial,
    draft,
    issuesOf: cirIssues,
    labelOf: (field) => labelOf(t, field),
  });
}

/** What is said of a saved report; a new one by its title. */
export function useSavedWords(saved: "created" | "saved", title = "") {
  const { t } = useTranslation();
  return {
    list: { label: t("cir.title"), to: href("cir") },
    saved: t(`cir.messages.${saved}`, { title: title.trim() }),
    queued: t("cir.messages.queued"),
  };
}

import type { GroupForm } from "@domain/group/group";
import { groupFormSchema, groupIssues } from "@domain/group/group";
import { href } from "@domain/pages";
import { begunForm } from "@domain/schema/form";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { newId } from "../../../data/write";
import { draftStore } from "../../../ui/form/draft/form-draft";
import type { Draft } from "../../../ui/form/draft/use-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";

const fields = ["groupName", "specieId", "note"] as const;

const drafts = draftStore("group-draft", (kept) =>
  begunForm(groupFormSchema, kept),
);

/** What is kept of the form about this group; null: about a new one. */
export const useGroupDraft = (groupId: string | null): Draft<GroupForm> =>
  useDraft(drafts, useDraftOwner(groupId ?? ""), () => groupId ?? newId());

export function useGroupForm(
  initial: GroupForm,
  draft: Draft<GroupForm>,
): RecordForm<GroupForm> {
  const { t } = useTranslation();
  return useRecordForm({
    name: "group",
    initial,
    draft,
    issuesOf: groupIssues,
    labelOf: (field) => {
      const known = fields.find((one) => one === field) ?? "groupName";
      return t(`groups.fields.${known}`);
    },
  });
}

/** What is said of a saved group; a new one by its name. */
export function useGroupWords(saved: "created" | "saved", name = "") {
  const { t } = useTranslation();
  return {
    list: { label: t("groups.title"), to: href("groupList") },
    saved: t(`groups.messages.${saved}`, { name: name.trim() }),
    queued: t("groups.messages.queued"),
  };
}

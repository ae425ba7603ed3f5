import type { AnnouncementForm } from "@domain/announcement/form";
import {
  announcementFormSchema,
  announcementIssues,
} from "@domain/announcement/form";
import { begunForm } from "@domain/schema/form";
import { useTranslation } from "react-i18next";
import { draftStore } from "../../../ui/form/draft/form-draft";
import type { Draft } from "../../../ui/form/draft/use-draft";
import { useRecordForm } from "../../../ui/form/use-record-form";

const begun = (kept: unknown) => begunForm(announcementFormSchema, kept);

/** What was typed of a new announcement, and of a changed one, and is not saved. */
export const creationDrafts = draftStore("announcement-draft", begun);
export const editionDrafts = draftStore("announcement-edit-draft", begun);

export function useAnnouncementForm(
  initial: AnnouncementForm,
  draft: Draft<AnnouncementForm>,
) {
  const { t } = useTranslation();
  return useRecordForm({
    name: "announcement",
    initial,
    draft,
    issuesOf: announcementIssues,
    labelOf: (field) =>
      t(`announcements.fields.${field as keyof AnnouncementForm}`),
  });
}

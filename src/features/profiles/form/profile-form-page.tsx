import { href } from "@domain/pages";
import type { ProfileForm } from "@domain/profile/form";
import {
  profileForm,
  profileFormIssues,
  profileFormSchema,
} from "@domain/profile/form";
import { begunForm } from "@domain/schema/form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { newId } from "../../../data/write";
import { languageNames, languages } from "../../../lib/i18n/languages";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { CreationPage, EditionPage } from "../../../ui/form/edition-page";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { useProfileName } from "../parts/use-profile-name";
import { createProfile, editProfile } from "../profile-writes";
import { ProfileFields } from "./profile-fields";

const drafts = draftStore("profile-draft", (kept) =>
  begunForm(profileFormSchema, kept),
);

/** How the problems of a form call its fields. */
function useLabelOf() {
  const { t } = useTranslation();
  return (field: string): string => {
    const [first, part] = field.split(".");
    if (first === "criteria") return t("profiles.fields.criteria");
    if (first === "expected") return t("profiles.fields.expected");
    const language = languages.find((one) => one === part);
    const label = t(
      first === "names" ? "profiles.fields.names" : "profiles.fields.taxa",
    );
    return language === undefined
      ? label
      : `${label} (${languageNames[language]})`;
  };
}

/** A profile being written; null: a new one. */
export function ProfileFormPage({ row }: { row: Row<"profiles"> | null }) {
  const { t } = useTranslation();
  const nameOf = useProfileName();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(row);
  const owner = useDraftOwner(`profile ${base?.id ?? "create"}`);
  const draft = useDraft(drafts, owner, () => base?.id ?? newId());
  const submission = useSubmit({ once: true });
  const form = useRecordForm<ProfileForm>({
    name: "profile",
    draft,
    initial: profileForm(base?.data ?? null),
    issuesOf: profileFormIssues,
    labelOf: useLabelOf(),
  });
  const common = {
    to: href("quizzProfile", { profileId: draft.id }),
    words: {
      list: { label: t("profiles.title"), to: href("quizzProfile") },
      saved: t("profiles.messages.saved", {
        name: form.values.names.fr.trim(),
      }),
      queued: t("profiles.messages.queued"),
    },
    form,
    submission,
  };
  return base === null ? (
    <CreationPage
      {...common}
      title={t("profiles.actions.create")}
      id={draft.id}
      send={() => createProfile(draft.id, form.values)}
    >
      <ProfileFields form={form} />
    </CreationPage>
  ) : (
    <EditionPage
      {...common}
      title={t("profiles.actions.edit")}
      name={nameOf(base.data)}
      send={() => editProfile(base, form.values)}
    >
      <ProfileFields form={form} />
    </EditionPage>
  );
}

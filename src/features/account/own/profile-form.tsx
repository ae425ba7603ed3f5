import type { ProfileForm as Form } from "@domain/person/forms";
import { profileFormSchema, profileIssues } from "@domain/person/forms";
import { nameMax } from "@domain/person/user";
import { begunForm } from "@domain/schema/form";
import { Select, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { useLanguages } from "../../../data/hooks/use-languages";
import type { Row } from "../../../data/live-store";
import {
  fallbackLanguage,
  isLanguage,
  languageNames,
} from "../../../lib/i18n/languages";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { OwnForm } from "./own-form";
import { saveProfile } from "./profile-writes";

const drafts = draftStore("profile-draft", (kept) =>
  begunForm(profileFormSchema, kept),
);

export interface OwnRows {
  card: Row<"users">;
  account: Row<"accounts">;
}

/** What the form begins with: a stored language of none of ours is French. */
const formOf = ({ card, account }: OwnRows): Form => ({
  userFirstname: card.data.userFirstname,
  userLastname: card.data.userLastname,
  language: isLanguage(account.data.language)
    ? account.data.language
    : fallbackLanguage,
});

/** Names and language; a saved one begins anew from what is stored then. */
export function ProfileForm(rows: OwnRows) {
  const [saved, setSaved] = useState(0);
  return (
    <OpenForm
      key={saved}
      {...rows}
      onSaved={() => setSaved((count) => count + 1)}
    />
  );
}

function OpenForm({ onSaved, ...rows }: OwnRows & { onSaved: () => void }) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState(rows);
  const owner = useDraftOwner("profile");
  const draft = useDraft(drafts, owner, () => base.card.id);
  const form = useRecordForm<Form>({
    name: "profile",
    initial: formOf(base),
    issuesOf: profileIssues,
    labelOf: (field) => t(`account.fields.${field as keyof Form}`),
    draft,
  });
  return (
    <OwnForm
      label={t("account.tabs.profile")}
      form={form}
      send={() => saveProfile(base, form.values)}
      words={{
        saved: t("account.messages.saved"),
        queued: t("account.messages.queued"),
      }}
      onSaved={onSaved}
    >
      <ProfileFields form={form} mail={base.account.data.userMail} />
    </OwnForm>
  );
}

function ProfileFields({
  form,
  mail,
}: {
  form: RecordForm<Form>;
  mail: string;
}) {
  const { t } = useTranslation();
  const languages = useLanguages(form.values.language);
  return (
    <>
      <TextInput
        {...form.input("userFirstname")}
        label={t("account.fields.userFirstname")}
        autoComplete="given-name"
        required
        maxLength={nameMax + 20}
      />
      <TextInput
        {...form.input("userLastname")}
        label={t("account.fields.userLastname")}
        autoComplete="family-name"
        required
        maxLength={nameMax + 20}
      />
      <TextInput
        label={t("account.fields.userMail")}
        description={t("account.fields.userMailHelp")}
        value={mail}
        readOnly
        variant="filled"
      />
      <Select
        {...form.choice("language")}
        label={t("account.fields.language")}
        description={t("account.fields.languageHelp")}
        data={languages.map((value) => ({
          value,
          label: languageNames[value],
        }))}
        allowDeselect={false}
      />
    </>
  );
}

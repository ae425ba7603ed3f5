import type { LocalizedText } from "@domain/taxonomy/taxonomy";
import { begunForm } from "@domain/schema/form";
import type { HeaderForm } from "@domain/versions/header-form";
import {
  headerForm,
  headerFormIssues,
  headerFormSchema,
} from "@domain/versions/header-form";
import { languages } from "@domain/taxonomy/taxonomy";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../../data/hooks/ready-session";
import type { Outcome } from "../../../../data/hooks/use-submit";
import { useSubmit } from "../../../../data/hooks/use-submit";
import { newId } from "../../../../data/write";
import { languageNames } from "../../../../lib/i18n/languages";
import { draftStore } from "../../../../ui/form/draft/form-draft";
import { useDraft } from "../../../../ui/form/draft/use-draft";
import { CreationPage, EditionPage } from "../../../../ui/form/edition-page";
import { useRecordForm } from "../../../../ui/form/use-record-form";
import { useLed } from "../use-led";
import { HeaderFields } from "./header-fields";

const begun = (kept: unknown) => begunForm(headerFormSchema, kept);
const stores = {
  survey: draftStore("survey-draft", begun),
  ethogram: draftStore("ethogram-draft", begun),
  context: draftStore("context-draft", begun),
};

interface HeaderFormPageProps {
  /** Whose form it is: begins its fields' ids and what is kept of it. */
  kind: keyof typeof stores;
  /** null: a new one. */
  header: { id: string; names: LocalizedText; species: string[] } | null;
  /** Things of this kind are for some species, or any. */
  hasSpecies?: boolean;
  nameOf: (names: LocalizedText) => string;
  recordHref: (id: string) => string;
  words: {
    list: { label: string; to: string };
    create: string;
    saved: (name: string) => string;
  };
  /** Of a new one the id it gets. */
  send: (id: string, form: HeaderForm, name: string) => Promise<Outcome>;
}

/** What a thing with versions is called and whom it is for, being written; a new one is made with its first draft. */
export function HeaderFormPage(props: HeaderFormPageProps) {
  const { kind, nameOf, recordHref, words, send, hasSpecies = true } = props;
  const { t } = useTranslation();
  const [base] = useState(props.header);
  const owner = useDraftOwner(`${kind} ${base?.id ?? "create"}`);
  const draft = useDraft(stores[kind], owner, () => base?.id ?? newId());
  const submission = useSubmit({ once: true });
  const form = useRecordForm<HeaderForm>({
    name: kind,
    draft,
    initial: headerForm(base),
    issuesOf: headerFormIssues,
    labelOf: (field) => {
      const language = languages.find((one) => field === `names.${one}`);
      return language === undefined
        ? t(
            field === "names"
              ? "surveys.edit.fields.names"
              : "surveys.edit.fields.surveySpecie",
          )
        : t("surveys.edit.fields.nameIn", {
            language: languageNames[language],
          });
    },
  });
  useLed((field) => document.getElementById(`${kind}-${field}`)?.focus());
  const name = nameOf(form.values.names);
  const common = {
    to: recordHref(draft.id),
    words: {
      list: words.list,
      saved: words.saved(name),
      queued: t("surveys.edit.messages.queued"),
    },
    form,
    submission,
    send: () => send(draft.id, form.values, name),
    children: <HeaderFields form={form} hasSpecies={hasSpecies} />,
  };
  return base === null ? (
    <CreationPage {...common} title={words.create} id={draft.id} />
  ) : (
    <EditionPage
      {...common}
      title={t(
        hasSpecies
          ? "surveys.edit.actions.editNames"
          : "surveys.edit.fields.names",
      )}
      name={nameOf(base.names)}
    />
  );
}

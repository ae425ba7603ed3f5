import type { PublicationForm } from "@domain/biblio/form";
import {
  publicationForm,
  publicationFormSchema,
  publicationIssues,
} from "@domain/biblio/form";
import { href } from "@domain/pages";
import { begunForm } from "@domain/schema/form";
import { Switch } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  useDraftOwner,
  useReadySession,
} from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { newId } from "../../../data/write";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { CreationPage, EditionPage } from "../../../ui/form/edition-page";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { createPublication, editPublication } from "../biblio-writes";
import { useMayKeep } from "../parts/use-may-keep";
import { LinkFields } from "./link-fields";
import { PublicationFields } from "./publication-fields";

const drafts = draftStore("biblio-draft", (kept) =>
  begunForm(publicationFormSchema, kept),
);

/** A publication being written; null: a new one. */
export function PublicationFormPage({ row }: { row: Row<"biblio"> | null }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const { home, everybodys } = useMayKeep();
  const [base] = useState(row);
  const [owner, setOwner] = useState(base === null ? home : base.data.zooId);
  const draftOwner = useDraftOwner(`biblio ${base?.id ?? "create"}`);
  const draft = useDraft(drafts, draftOwner, () => base?.id ?? newId());
  const submission = useSubmit({ once: true });
  const form = useRecordForm<PublicationForm>({
    name: "biblio",
    draft,
    initial: publicationForm(base?.data ?? null),
    issuesOf: publicationIssues,
    labelOf: (field) =>
      t(`biblio.fields.${field.split(".")[0] as keyof PublicationForm}`),
    wordsOf: ({ field, code }) =>
      code === "invalid" && (field === "doi" || field === "year")
        ? t(`biblio.errors.${field}`)
        : undefined,
  });
  const common = {
    to: href("biblio", { biblioId: draft.id }),
    words: {
      list: { label: t("biblio.title"), to: href("biblio") },
      saved: t("biblio.messages.saved", { name: form.values.title.trim() }),
      queued: t("biblio.messages.queued"),
    },
    form,
    submission,
  };
  const fields = (
    <>
      <PublicationFields form={form} biblioId={draft.id} />
      <LinkFields form={form} official={owner === null} />
    </>
  );
  return base === null ? (
    <CreationPage
      {...common}
      title={t("biblio.actions.create")}
      id={draft.id}
      send={() => createPublication(owner, draft.id, form.values)}
    >
      {everybodys && (
        <Switch
          label={t("biblio.fields.official")}
          description={t("biblio.help.official")}
          checked={owner === null}
          onChange={({ currentTarget }) => {
            setOwner(currentTarget.checked ? null : zooId);
            form.change({
              healthParameterIds: [],
              environmentalParameterIds: [],
            });
          }}
        />
      )}
      {fields}
    </CreationPage>
  ) : (
    <EditionPage
      {...common}
      title={t("biblio.actions.edit")}
      name={base.data.title}
      send={() => editPublication(base, form.values)}
    >
      {fields}
    </EditionPage>
  );
}

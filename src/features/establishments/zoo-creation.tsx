import { kindOf } from "@domain/establishment/offers";
import type { NewZooForm } from "@domain/establishment/zoo-form";
import { newZooFormSchema, newZooIssues } from "@domain/establishment/zoo-form";
import { href } from "@domain/pages";
import { begunForm } from "@domain/schema/form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useDraftOwner } from "../../data/hooks/ready-session";
import { useSubmit } from "../../data/hooks/use-submit";
import { newId } from "../../data/write";
import { notifyDone } from "../../ui/feedback/notify";
import { draftStore } from "../../ui/form/draft/form-draft";
import { useDraft } from "../../ui/form/draft/use-draft";
import { FormPage } from "../../ui/form/form-page";
import { useRecordForm } from "../../ui/form/use-record-form";
import {
  EnvironmentField,
  KindField,
  NameField,
  ShortCodeField,
} from "./zoo-parts";
import { createZoo } from "./zoo-writes";

const blank: NewZooForm = {
  zooName: "",
  type: "zoo",
  environment: "production",
  shortCode: "",
};

const drafts = draftStore("new-zoo-draft", (kept) =>
  begunForm(newZooFormSchema, kept),
);

/** A new establishment; what else is set of it has its place in its settings. */
export function ZooCreation() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const draft = useDraft(drafts, useDraftOwner("create"), newId);
  const submission = useSubmit({ once: true });
  const form = useRecordForm<NewZooForm>({
    name: "new-zoo",
    draft,
    initial: blank,
    issuesOf: newZooIssues,
    labelOf: (field) => t(`establishments.fields.${field as keyof NewZooForm}`),
    wordsOf: ({ field, code }) =>
      field === "shortCode" && code === "invalid"
        ? t("errors.fields.taken")
        : undefined,
  });
  const list = href("zooList");
  const submit = () => {
    if (!form.check()) return;
    submission.run(
      () => createZoo(form.values, draft.id),
      (zoo) => {
        form.release();
        const name = form.values.zooName.trim();
        notifyDone(t("establishments.messages.created", { name }));
        void navigate(href("zooDetails", { tab: "settings", zoo }), {
          replace: true,
        });
      },
    );
  };
  return (
    <FormPage
      title={t("establishments.actions.create")}
      crumbs={[{ label: t("establishments.title"), to: list }]}
      form={form}
      submission={submission}
      saveLabel={t("common.actions.create")}
      onSubmit={submit}
      onCancel={() => void navigate(list)}
    >
      <NameField {...form.input("zooName")} />
      <KindField {...form.input("type")} value={kindOf(form.values.type)} />
      <EnvironmentField {...form.input("environment")} />
      <ShortCodeField {...form.input("shortCode")} />
    </FormPage>
  );
}

import type { ZooForm } from "@domain/establishment/zoo-form";
import {
  zooFormOf,
  zooFormSchema,
  zooIssues,
} from "@domain/establishment/zoo-form";
import { begunForm } from "@domain/schema/form";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { ResumedNote } from "../../../ui/form/draft/resumed-note";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { FormFailure } from "../../../ui/form/form-failure";
import { FormLayout } from "../../../ui/form/form-layout";
import { serverIssues } from "../../../ui/form/server-issues";
import { askLeave } from "../../../ui/form/unsaved-guard";
import type { FormIssue } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { saveZoo } from "../zoo-writes";
import { ZooFields } from "./zoo-fields";

const drafts = draftStore("zoo-draft", (kept) =>
  begunForm(zooFormSchema, kept),
);

const closingNames = {
  from: "closingFrom",
  to: "closingTo",
  name: "closingName",
} as const;

/** Which words name a field; one of a closing day is named as everywhere in its rows. */
function labelName(field: string) {
  const part = /^closingDays\.\d+\.(from|to|name)$/.exec(field)?.[1];
  return part === undefined
    ? (field as keyof ZooForm)
    : closingNames[part as keyof typeof closingNames];
}

interface ZooSettingsProps {
  zoo: Row<"zoo">;
  /** null: none is stored yet. */
  config: Row<"zooConfigs"> | null;
  onDone: () => void;
}

function useZooForm({ zoo, config }: ZooSettingsProps) {
  const { t } = useTranslation();
  // What the person saw when they began is what a change of somebody else is compared with.
  const [base] = useState({ zoo, config });
  const draft = useDraft(drafts, useDraftOwner("settings"), () => base.zoo.id);
  const form = useRecordForm<ZooForm>({
    name: "zoo",
    draft,
    initial: zooFormOf(base.zoo.data, base.config?.data ?? null),
    issuesOf: zooIssues,
    labelOf: (field) => t(`establishments.fields.${labelName(field)}`),
    // The code was in order here: the server knows another one's.
    wordsOf: ({ field, code }: FormIssue) =>
      field === "shortCode" && code === "invalid"
        ? t("errors.fields.taken")
        : undefined,
  });
  return { base, form };
}

/** Everything that is set of an establishment, saved together. */
export function ZooSettings(props: ZooSettingsProps) {
  const { t } = useTranslation();
  const { base, form } = useZooForm(props);
  const { busy, failure, run } = useSubmit();
  const show = useEffectEvent((refused: unknown) =>
    form.setErrors(serverIssues(refused)),
  );
  useEffect(() => {
    if (failure !== null) show(failure);
  }, [failure]);
  const finish = () => {
    form.release();
    props.onDone();
  };
  const submit = () => {
    if (!form.check()) return;
    run(
      () => saveZoo(base.zoo, base.config, form.values),
      (outcome) => {
        finish();
        if (outcome === "saved") notifyDone(t("establishments.messages.saved"));
        else notifyInfo(t("establishments.messages.queued"));
      },
    );
  };
  const cancel = async () => {
    if (await askLeave(form.dirty)) finish();
  };
  return (
    <FormLayout
      label={t("establishments.tabs.settings")}
      form={form}
      saveLabel={t("common.actions.save")}
      saving={busy}
      onSubmit={submit}
      onCancel={() => void cancel()}
    >
      <ResumedNote onStartOver={form.startOver} clashes={form.clashes} />
      <FormFailure failure={failure} onRetry={submit} />
      <ZooFields form={form} staffAccess={base.zoo.data.staffAccess} />
    </FormLayout>
  );
}

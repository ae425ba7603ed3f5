import type { HandSubject } from "@domain/measures/alerts/alert";
import {
  alertTextMax,
  alertTypes,
  handSubjects,
} from "@domain/measures/alerts/alert";
import type { HandForm } from "@domain/measures/alerts/register/by-hand";
import {
  handIssues,
  handValues,
  mayBeOfHealth,
  newHandForm,
} from "@domain/measures/alerts/register/by-hand";
import { Switch, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useNow } from "../../../../data/hooks/use-live";
import { outcomeOf } from "../../../../data/hooks/use-submit";
import { create, newId } from "../../../../data/write";
import { notifyDone } from "../../../../ui/feedback/notify";
import { RecordPanel } from "../../../../ui/feedback/record-panel";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { Select } from "../../../../ui/form/fields/choosers";
import { PanelForm } from "../../../../ui/form/panel-form";
import { askLeave } from "../../../../ui/form/unsaved-guard";
import type { RecordForm } from "../../../../ui/form/use-record-form";
import { useRecordForm } from "../../../../ui/form/use-record-form";
import { optionsFound } from "../../../../ui/list/option-filter";
import { AssessFields } from "./assess-fields";
import { useSubjectNames } from "./use-subject-names";

/** Somebody makes an alert of what they saw. */
export function HandPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const now = useNow();
  const [id] = useState(newId);
  const [dirty, setDirty] = useState(false);
  const fieldOf = (field: string) =>
    field === "subjectId" ? "subject" : (field as "text");
  const form = useRecordForm<HandForm>({
    name: "hand",
    initial: newHandForm,
    issuesOf: (values) => handIssues(values, now),
    labelOf: (field) => t(`measures.alerts.fields.${fieldOf(field)}`),
  });
  const title = t("measures.alerts.makeTitle");
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  const save = async () => {
    const values = handValues(form.values, id, new Date());
    if (values === null) return;
    const about = { kind: "measures.hand", name: values.text ?? "" };
    const outcome = await outcomeOf(
      create("alerts", id, { zooId, ...values }, about),
    );
    notifyDone(
      t(
        outcome === "queued"
          ? "measures.messages.queued"
          : "measures.alerts.made",
      ),
    );
  };
  return (
    <RecordPanel title={title} onClose={() => void close()}>
      <PanelForm
        label={title}
        form={form}
        onSave={save}
        onDone={onClose}
        onDirty={setDirty}
      >
        <WhatFields form={form} />
        <AssessFields form={form} values={form.values} />
      </PanelForm>
    </RecordPanel>
  );
}

/** What it is about, of which type, and what happens. */
function WhatFields({ form }: { form: RecordForm<HandForm> }) {
  const { t } = useTranslation();
  const { kind, type, subjectId, ofHealth } = form.values;
  const names = useSubjectNames(kind);
  const about = (chosen: HandSubject) =>
    form.change({
      kind: chosen,
      subjectId: null,
      ofHealth: ofHealth && mayBeOfHealth(chosen),
    });
  return (
    <>
      <ChoiceChips
        {...form.field("type")}
        label={t("measures.alerts.fields.type")}
        required
        options={alertTypes.map((value) => ({
          value,
          label: t(`measures.alerts.types.${value}`),
        }))}
        value={type}
        onChange={(chosen) => form.change({ type: chosen })}
      />
      <ChoiceChips
        {...form.field("kind")}
        label={t("measures.alerts.fields.kind")}
        options={handSubjects.map((value) => ({
          value,
          label: t(`measures.alerts.subjects.${value}`),
        }))}
        value={kind}
        onChange={about}
      />
      <Select
        {...form.field("subjectId")}
        label={t("measures.alerts.fields.subject")}
        required
        data={names}
        value={subjectId}
        onChange={(chosen) => form.change({ subjectId: chosen })}
        searchable
        filter={optionsFound}
        limit={60}
        nothingFoundMessage={t("measures.states.noChoice")}
      />
      <Textarea
        {...form.input("text")}
        label={t("measures.alerts.fields.text")}
        description={t("measures.alerts.help.text")}
        required
        maxLength={alertTextMax + 20}
        autosize
        minRows={2}
        maxRows={6}
      />
      {mayBeOfHealth(kind) && (
        <Switch
          id={form.field("ofHealth").id}
          label={t("measures.alerts.fields.ofHealth")}
          description={t("measures.alerts.help.ofHealth")}
          checked={ofHealth}
          onChange={({ currentTarget }) =>
            form.change({ ofHealth: currentTarget.checked })
          }
        />
      )}
    </>
  );
}

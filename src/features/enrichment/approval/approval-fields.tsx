import type { ApprovalForm } from "@domain/enrichment/approval/approval-form";
import {
  approvalIssues,
  withApproval,
} from "@domain/enrichment/approval/approval-form";
import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { isCalendarDay } from "@domain/time/calendar-day";
import { Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import { notifyDone } from "../../../ui/feedback/notify";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { Select } from "../../../ui/form/fields/choosers";
import { DayField } from "../../../ui/form/fields/date-field";
import { PanelForm } from "../../../ui/form/panel-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { setApprovals } from "../enrichment-writes";
import { useSubjects } from "./use-subjects";

interface ApprovalFieldsProps {
  row: Row<"enrichments">;
  use: Row<"enrichmentUses"> | undefined;
  initial: ApprovalForm;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

const labelled = ["subjectId", "until", "why"] as const;
const states = ["approved", "refused"] as const;
const kinds = ["species", "enclosure"] as const;

/** For which species or enclosure an object is approved or refused, until when, and why. */
export function ApprovalFields(props: ApprovalFieldsProps) {
  const { row, use, initial, onDone, onDirty } = props;
  const { t } = useTranslation();
  const session = useReadySession();
  const name = enrichmentNameIn(row.data, useLanguage());
  const { offered } = useSubjects();
  const form = useRecordForm<ApprovalForm>({
    name: "approval",
    initial,
    issuesOf: (values) => approvalIssues(values, new Date()),
    labelOf: (field) =>
      t(
        `enrichment.use.approval.fields.${labelled.find((one) => one === field) ?? "subjectId"}`,
      ),
  });
  const { about, subjectId, state, until } = form.values;
  const save = async () => {
    const now = new Date();
    const all = withApproval(use?.data.approvals ?? {}, form.values, {
      uid: session.uid,
      now,
    });
    await setApprovals(session.zooId, row, use, all);
    notifyDone(t("enrichment.use.approval.saved", { name }));
  };
  const isNew = initial.subjectId === null;
  return (
    <PanelForm
      label={t("enrichment.use.approval.add")}
      form={form}
      onSave={save}
      onDone={onDone}
      onDirty={onDirty}
    >
      {isNew && (
        <ChoiceChips
          label={t("enrichment.use.approval.fields.about")}
          options={kinds.map((value) => ({
            value,
            label: t(`enrichment.use.approval.kinds.${value}`),
          }))}
          value={about}
          onChange={(value) => form.change({ about: value, subjectId: null })}
        />
      )}
      <Select
        {...form.field("subjectId")}
        label={t("enrichment.use.approval.fields.subjectId")}
        data={offered[about]}
        searchable
        required
        disabled={!isNew}
        value={subjectId}
        onChange={(id) => form.change({ subjectId: id })}
        nothingFoundMessage={t("enrichment.states.noChoice")}
      />
      <ChoiceChips
        label={t("enrichment.use.approval.fields.state")}
        options={states.map((value) => ({
          value,
          label: t(`enrichment.use.approval.states.${value}`),
        }))}
        value={state}
        onChange={(value) => form.change({ state: value })}
      />
      {state === "approved" && (
        <DayField
          {...form.field("until")}
          label={t("enrichment.use.approval.fields.until")}
          description={t("enrichment.use.approval.untilHelp")}
          clearable
          value={until}
          onChange={(value) =>
            form.change({
              until: value !== null && isCalendarDay(value) ? value : null,
            })
          }
        />
      )}
      <Textarea
        {...form.input("why")}
        label={t("enrichment.use.approval.fields.why")}
        required={state === "refused"}
        autosize
        minRows={2}
        maxRows={8}
      />
    </PanelForm>
  );
}

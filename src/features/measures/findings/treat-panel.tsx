import { directions } from "@domain/analysis/finding/verdict";
import type { Treatment } from "@domain/finding/form";
import { awaitsDay, tooSoonAfter, treatIssues } from "@domain/finding/form";
import { retestWeeksMost } from "@domain/finding/finding";
import type { CalendarDay } from "@domain/time/calendar-day";
import { parisDay, startOfDay } from "@domain/time/paris";
import { Alert, Button, NumberInput, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changedValues } from "../../../data/changed-values";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { notifyDone, notifyInfo } from "../../../ui/feedback/notify";
import { RecordPanel } from "../../../ui/feedback/record-panel";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { DayField } from "../../../ui/form/fields/date-field";
import { DecimalField } from "../../../ui/form/fields/decimal-field";
import { PanelForm } from "../../../ui/form/panel-form";
import { askLeave } from "../../../ui/form/unsaved-guard";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { changeFinding } from "./finding-writes";
import { useFindingWords } from "./use-finding-words";

interface TreatPanelProps {
  row: Row<"findings">;
  onClose: () => void;
}

/** Which way is better and what matters are set, then when something was done. */
export function TreatPanel({ row, onClose }: TreatPanelProps) {
  const { t } = useTranslation();
  const { whatOf, whereOf, unitOf, awaitedOf } = useFindingWords();
  const [dirty, setDirty] = useState(false);
  const [seen] = useState(row);
  const [today] = useState(() => parisDay(new Date()));
  const { goodDirection, relevantChange, actionDay, retestWeeks } = seen.data;
  const form = useRecordForm<Treatment>({
    name: "treat",
    initial: { goodDirection, relevantChange, actionDay, retestWeeks },
    issuesOf: (values) =>
      treatIssues({ ...values, seen: seen.data.seen }, today),
    labelOf: (field) =>
      t(`measures.findings.fields.${field as keyof Treatment}`),
  });
  const title = t("measures.findings.actions.treat");
  const what = whatOf(seen.data);
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  const save = async () => {
    const changes = changedValues(form.values, seen.data);
    if (changes === null) {
      notifyInfo(t("measures.findings.messages.untreated"));
      return;
    }
    const outcome = await changeFinding(seen, changes, what);
    const awaited = awaitedOf(form.values);
    notifyDone(
      outcome === "queued"
        ? t("measures.messages.queued")
        : awaited === ""
          ? t("measures.findings.messages.treated")
          : t("measures.findings.messages.awaiting", { awaited }),
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
        <Text>
          {[whereOf(seen.data), what].filter((part) => part !== "").join(" · ")}
        </Text>
        <TreatFields
          {...{ form, today }}
          unit={unitOf(seen.data)}
          seenTo={seen.data.seen.to}
          isFixed={actionDay !== null}
        />
        <Text role="status">{awaitedOf(form.values)}</Text>
      </PanelForm>
    </RecordPanel>
  );
}

interface TreatFieldsProps {
  form: RecordForm<Treatment>;
  today: CalendarDay;
  /** That of the parameter; "" for none. */
  unit: string;
  /** The last day of what was seen. */
  seenTo: CalendarDay;
  /** Something was done: what it is judged by stays. */
  isFixed: boolean;
}

function TreatFields({ isFixed, ...props }: TreatFieldsProps) {
  const { form } = props;
  const words = useFieldWords(form);
  return (
    <>
      {!isFixed && <SetBefore {...props} />}
      <NumberInput
        {...words("retestWeeks")}
        min={1}
        max={retestWeeksMost}
        allowDecimal={false}
        value={form.values.retestWeeks}
        onChange={(typed) => form.change({ retestWeeks: Number(typed) })}
      />
    </>
  );
}

function useFieldWords(form: RecordForm<Treatment>) {
  const { t } = useTranslation();
  return (field: keyof Treatment) => ({
    ...form.field(field),
    label: t(`measures.findings.fields.${field}`),
    description: t(`measures.findings.help.${field}`),
  });
}

/** What is said up to the day of the action. */
function SetBefore({
  form,
  today,
  unit,
  seenTo,
}: Omit<TreatFieldsProps, "isFixed">) {
  const { t } = useTranslation();
  const words = useFieldWords(form);
  const { values } = form;
  const change = words("relevantChange");
  return (
    <>
      <ChoiceChips
        {...words("goodDirection")}
        options={directions.map((value) => ({
          value,
          label: t(`measures.findings.options.goodDirection.${value}`),
        }))}
        value={values.goodDirection}
        onChange={(goodDirection) => form.change({ goodDirection })}
      />
      <DecimalField
        {...change}
        label={unit === "" ? change.label : `${change.label} (${unit})`}
        value={values.relevantChange}
        onChange={(relevantChange) => form.change({ relevantChange })}
      />
      <DayField
        {...words("actionDay")}
        clearable
        value={values.actionDay}
        onChange={(day) =>
          form.change({ actionDay: day as CalendarDay | null })
        }
      />
      <TooSoon seenTo={seenTo} actionDay={values.actionDay} />
      {awaitsDay(values) && (
        <Button
          variant="light"
          mih={44}
          style={{ alignSelf: "flex-start" }}
          onClick={() => form.change({ actionDay: today })}
        >
          {t("measures.findings.actions.today")}
        </Button>
      )}
    </>
  );
}

interface TooSoonProps extends Pick<TreatFieldsProps, "seenTo"> {
  actionDay: CalendarDay | null;
}

/** Says where no verdict can come of the day of the action, and of which one can. */
function TooSoon({ seenTo, actionDay }: TooSoonProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const soon = tooSoonAfter({ to: seenTo }, actionDay);
  if (soon === null) return null;
  const { days, least, from } = soon;
  return (
    <Alert color="orange" role="status" py="xs">
      {t("measures.findings.texts.tooSoon", {
        days: format.number(days),
        least: format.number(least),
        day: format.date(startOfDay(from)),
      })}
    </Alert>
  );
}

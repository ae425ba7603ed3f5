import { planIssues, verdictOf } from "@domain/enrichment/calendar/plan";
import type { PlanForm } from "@domain/enrichment/calendar/plan-form";
import { newPlan, planFormIssues } from "@domain/enrichment/calendar/plan-form";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useFormat } from "../../../../lib/use-format";
import { confirm } from "../../../../ui/feedback/confirm";
import { notifyDone } from "../../../../ui/feedback/notify";
import { RecordPanel } from "../../../../ui/feedback/record-panel";
import { PanelForm } from "../../../../ui/form/panel-form";
import { askLeave } from "../../../../ui/form/unsaved-guard";
import { useRecordForm } from "../../../../ui/form/use-record-form";
import { PlanFields } from "./plan-fields";
import { RepeatFields } from "./repeat-fields";
import { planSessions } from "../session-writes";
import { usePlan } from "./use-plan";

export interface PlanPanelProps {
  /** The instant that is proposed. */
  begin: Date;
  enrichmentId: string | null;
  enclosureId: string | null;
  onClose: () => void;
}

/** Plans sessions: which objects, for whom, how many, when, what for, and how often. */
export function PlanPanel({ onClose, ...begun }: PlanPanelProps) {
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  return (
    <RecordPanel
      title={t("enrichment.calendar.actions.plan")}
      onClose={() => void close()}
      focusWithin
    >
      <Planning {...begun} onDone={onClose} onDirty={setDirty} />
    </RecordPanel>
  );
}

interface PlanningProps extends Omit<PlanPanelProps, "onClose"> {
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

/** What each field of a plan is called. */
function useFieldNames(): (field: string) => string {
  const { t } = useTranslation();
  const names: Partial<Record<string, string>> = {
    enrichmentIds: t("enrichment.calendar.fields.objects"),
    enclosureIds: t("enrichment.calendar.fields.enclosures"),
    animalIds: t("enrichment.calendar.fields.animals"),
    quantity: t("enrichment.fields.quantity"),
    goalIds: t("enrichment.fields.goals"),
    plannedFor: t("enrichment.calendar.fields.plannedFor"),
    plannedUntil: t("enrichment.calendar.fields.plannedUntil"),
    interval: t("enrichment.calendar.fields.repeats"),
    days: t("enrichment.calendar.fields.days"),
    lastDay: t("enrichment.calendar.fields.lastDay"),
  };
  return (field) => names[field] ?? t("enrichment.calendar.actions.plan");
}

function Planning(props: PlanningProps) {
  const { begin, enrichmentId, enclosureId, onDone, onDirty } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId } = useReadySession();
  const [initial] = useState(() =>
    newPlan(begin, { enrichmentId, enclosureId }),
  );
  const form = useRecordForm<PlanForm>({
    name: "plan",
    initial,
    issuesOf: planFormIssues,
    labelOf: useFieldNames(),
  });
  const plan = usePlan(form.values);
  const { slots, places, context, nameOf } = plan;
  const { enrichmentIds } = form.values;
  const names = format.list(enrichmentIds.map(nameOf));
  /** What only the place and the hour know: refused, too few, or to be asked about. */
  const ask = async () => {
    const issues = planIssues(form.values, context);
    if (issues.length > 0) {
      form.setErrors(issues);
      return false;
    }
    const unasked = enrichmentIds.filter(
      (id) => verdictOf(id, context) === "ask",
    );
    return (
      unasked.length === 0 ||
      (await confirm({
        title: t("enrichment.calendar.messages.askTitle"),
        body: t("enrichment.calendar.messages.askBody", {
          names: format.list(unasked.map(nameOf)),
        }),
        confirm: t("enrichment.calendar.actions.planAnyway"),
      }))
    );
  };
  const save = async () => {
    const outcome = await planSessions({
      zooId,
      form: form.values,
      slots,
      places,
      unused: enrichmentIds.filter((id) => context.sideOf(id) === undefined),
      name: names,
    });
    const count = slots.length * enrichmentIds.length;
    notifyDone(
      outcome === "queued"
        ? t("enrichment.messages.queued")
        : t("enrichment.calendar.messages.planned", { count }),
    );
  };
  return (
    <PanelForm
      label={t("enrichment.calendar.actions.plan")}
      form={form}
      ask={ask}
      onSave={save}
      onDone={onDone}
      onDirty={onDirty}
    >
      <PlanFields form={form} plan={plan} />
      <RepeatFields form={form} slots={slots} />
    </PanelForm>
  );
}

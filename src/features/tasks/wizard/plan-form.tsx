import { href } from "@domain/pages";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import { FormFailure } from "../../../ui/form/form-failure";
import { FormLayout } from "../../../ui/form/form-layout";
import { ResumedNote } from "../../../ui/form/draft/resumed-note";
import { ErrorState } from "../../../ui/state/error-state";
import { ListSkeleton } from "../../../ui/state/skeletons";
import { RepeatsField } from "../fields/recurrence/repeats-field";
import { ResponsiblePicker } from "../fields/responsible-picker";
import { TitleField } from "../fields/word-fields";
import { fetchSending, FormFiles } from "../attachments/fetched-held";
import type { HeldFiles } from "../../../data/files/held-files";
import { holdFiles } from "../../../data/files/held-files";
import { DueField } from "./due-field";
import { areMore, MoreFields, saysMore } from "./more-fields";
import { PlaceField } from "./place/place-field";
import { planTask } from "./plan-writes";
import type { Preset } from "./use-preset";
import { useTaskForm } from "./use-task-form";

interface PlanFormProps {
  preset: Preset;
  /** The day that is wished, as the address says it. */
  due: string | null;
  /** It is to come back: one plans an automation. */
  returning: boolean;
  /** Where the person came from and goes back to; null for the list. */
  from: string | null;
}

const focus = (field: string) =>
  requestAnimationFrame(() =>
    document.getElementById(`task-${field}`)?.focus(),
  );

/** One screen that plans a task or an automation: what, where, when, who; what few need under "more". */
export function PlanForm({ preset, due, returning, from }: PlanFormProps) {
  const { t } = useTranslation();
  const state = useTaskForm(preset, due, returning);
  const { form, recurring, mayAutomate } = state;
  const { values } = form;
  const recurs = values.recurrence !== "NONE";
  const [more, setMore] = useState(saysMore(values));
  const { zooId } = useReadySession();
  const [held] = useState(holdFiles);
  const { busy, failure, submit, cancel } = useSending(
    state,
    {
      from,
      returning,
      onPlanned: () => void send(held, { zooId, taskId: state.id }),
    },
    () => setMore(true),
  );
  useEffect(() => {
    focus("title");
  }, []);
  return (
    <FormLayout
      label={t("tasks.actions.plan")}
      form={form}
      saveLabel={t("tasks.wizard.finish")}
      saving={busy}
      onSubmit={submit}
      onCancel={cancel}
    >
      <ResumedNote onStartOver={form.startOver} />
      <FormFailure
        failure={failure}
        title={t("errors.messages.taskCreate")}
        onRetry={submit}
      />
      <TitleField form={form} />
      <PlaceField form={form} />
      {mayAutomate && <RepeatsField form={form} />}
      {recurs ? (
        <Recurrence form={form} recurring={recurring} />
      ) : (
        <DueField form={form} />
      )}
      <ResponsiblePicker {...form.input("responsibleIds")} />
      <MoreFields form={form} open={more} onToggle={() => setMore(!more)} />
      {!recurs && <FormFiles held={held} />}
    </FormLayout>
  );
}

async function send(
  held: HeldFiles,
  task: { zooId: string; taskId: string },
): Promise<void> {
  const files = await held.release();
  if (files.length > 0) (await fetchSending()).sendHeld(task, files);
}

type Planning = Pick<
  ReturnType<typeof useTaskForm>,
  "form" | "recurring" | "id" | "wrong"
>;

function Recurrence({
  form,
  recurring: { part, failure, retry },
}: Pick<Planning, "form" | "recurring">) {
  if (failure !== null) return <ErrorState error={failure} onRetry={retry} />;
  if (part === null) return <ListSkeleton rows={3} />;
  return <part.RecurrencePart form={form} />;
}

interface Sending extends Pick<PlanFormProps, "from" | "returning"> {
  /** Told once a single task is on its way. */
  onPlanned: () => void;
}

/** Checks, sends once, and goes back where the person came from. */
function useSending(
  { form, recurring, id, wrong }: Planning,
  { from, returning, onPlanned }: Sending,
  showMore: () => void,
) {
  const navigate = useNavigate();
  const { zooId } = useReadySession();
  const { busy, failure, run } = useSubmit({ once: true });
  const { values } = form;
  const recurs = values.recurrence !== "NONE";
  const { part } = recurring;
  const listOf = (ofAutomations: boolean) =>
    from ?? href("taskList", ofAutomations ? { tab: "automations" } : {});
  const plan = async () => {
    if (recurs) await part?.automate(values, { id, zooId });
    else {
      planTask(values, { id, zooId });
      onPlanned();
    }
  };
  const submit = () => {
    // The rules of what comes back are on their way.
    if (recurs && part === null) return;
    if (form.check())
      run(plan, () => {
        form.release();
        void navigate(listOf(recurs), { state: { made: id } });
      });
    else {
      if (areMore(wrong)) showMore();
      focus(wrong[0] ?? "title");
    }
  };
  return {
    busy,
    failure,
    submit,
    cancel: () => void navigate(listOf(returning)),
  };
}

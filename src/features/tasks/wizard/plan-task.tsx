import { href } from "@domain/pages";
import type { TaskFormStep } from "@domain/task/task-form";
import { taskFormSteps } from "@domain/task/task-form";
import { Alert, Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSectors } from "../../../data/hooks/use-names";
import { useSubmit } from "../../../data/hooks/use-submit";
import { ownAddress } from "../../../lib/next-address";
import { confirm } from "../../../ui/feedback/confirm";
import { FormFailure } from "../../../ui/form/form-failure";
import { Wizard } from "../../../ui/form/wizard/wizard";
import { usePageParams } from "../../../ui/list/search-params";
import type { JustMade } from "../../../ui/list/just-made";
import { PageHeader } from "../../../ui/page/page-header";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { plan } from "./plan-writes";
import { StepRecurrence } from "./step-recurrence";
import { StepSummary } from "./step-summary";
import { StepWhat } from "./step-what";
import { StepWhen } from "./step-when";
import { StepWhere } from "./step-where";
import type { Preset } from "./use-preset";
import { usePreset } from "./use-preset";
import { useTaskForm } from "./use-task-form";

/** The wizard that plans a task or an automation. */
export function PlanTask() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const [params] = usePageParams();
  const preset = usePreset(params);
  return (
    <>
      <PageHeader
        title={t("tasks.actions.plan")}
        crumbs={[{ label: t("tasks.title"), to: href("taskList") }]}
      />
      {preset === null ? (
        <PageSkeleton />
      ) : (
        <PlanWizard
          key={`${zooId} ${preset.key}`}
          preset={preset}
          due={params.get("due")}
          from={ownAddress(params.get("from"))}
        />
      )}
    </>
  );
}

interface PlanWizardProps {
  preset: Preset;
  /** The day that is wished, as the address says it. */
  due: string | null;
  /** Where the person came from and goes back to; null for the list. */
  from: string | null;
}

function PlanWizard({ preset, due, from }: PlanWizardProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { zooId } = useReadySession();
  // Whoever loses the network on the way still chooses a sector.
  useSectors(zooId);
  const state = useTaskForm(preset, due);
  const { form, finish } = state;
  const contents: Record<TaskFormStep, ReactNode> = {
    what: <StepWhat form={form} />,
    where: <StepWhere form={form} />,
    when: <StepWhen form={form} />,
    recurrence: <StepRecurrence form={form} />,
    summary: <StepSummary form={form.values} />,
  };
  const leave = (to: string, made?: JustMade) => {
    finish();
    void navigate(to, { state: made });
  };
  const { busy, failure, run } = useSubmit({ once: true });
  const back =
    from ??
    (form.values.recurrence === "NONE"
      ? href("taskList")
      : href("taskList", { tab: "automations" }));
  const handleFinish = () =>
    run(
      () => plan(form.values, { id: state.id, zooId }),
      () => leave(back, { made: state.id }),
    );
  const handleCancel = async () => {
    if (!form.dirty || (await askToLeave())) leave(from ?? href("taskList"));
  };
  const askToLeave = () =>
    confirm({
      title: t("tasks.wizard.leaveTitle"),
      body: t("tasks.wizard.leaveBody"),
      confirm: t("common.actions.leave"),
      cancel: t("common.actions.stay"),
      danger: true,
    });
  return (
    <>
      {state.resumed && (
        <Alert maw={760} mb="md" color="blue">
          <Group justify="space-between">
            {t("tasks.wizard.resumed")}
            <Button size="compact-sm" variant="subtle" onClick={state.restart}>
              {t("tasks.wizard.restart")}
            </Button>
          </Group>
        </Alert>
      )}
      <FormFailure
        failure={failure}
        title={t("errors.messages.taskCreate")}
        onRetry={handleFinish}
      />
      <Wizard
        label={t("tasks.wizard.label")}
        steps={taskFormSteps.map((id) => ({
          id,
          label: t(`tasks.wizard.steps.${id}`),
          content: contents[id],
        }))}
        current={state.step}
        reached={state.reached}
        onStep={state.goTo}
        check={state.check}
        onFinish={handleFinish}
        onCancel={() => void handleCancel()}
        finishLabel={t("tasks.wizard.finish")}
        saving={busy}
      />
    </>
  );
}

import type { Session } from "@domain/access/session";
import { href } from "@domain/pages";
import type { TaskFormStep } from "@domain/task/task-form";
import { taskFormSteps } from "@domain/task/task-form";
import { Alert, Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { confirm } from "../../../ui/feedback/confirm";
import { useUnsavedGuard } from "../../../ui/form/unsaved-guard";
import { Wizard } from "../../../ui/form/wizard";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { useIssueText } from "../parts/use-issue-text";
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
export function PlanTask({ session }: { session: Session }) {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const preset = usePreset(session, params);
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
          key={`${session.zooId} ${preset.key}`}
          session={session}
          preset={preset}
        />
      )}
    </>
  );
}

function PlanWizard({ session, preset }: { session: Session; preset: Preset }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const state = useTaskForm(session, preset);
  const { form, now, dirty, finish } = state;
  useUnsavedGuard(dirty);
  const fields = {
    form,
    onChange: state.change,
    error: useIssueText(state.issues),
    session,
    now,
  };
  const contents: Record<TaskFormStep, ReactNode> = {
    what: <StepWhat {...fields} />,
    where: <StepWhere {...fields} />,
    when: <StepWhen {...fields} />,
    recurrence: <StepRecurrence {...fields} />,
    summary: <StepSummary form={form} session={session} now={now} />,
  };
  const leave = (to: string) => {
    finish();
    void navigate(to);
  };
  const handleFinish = () => {
    plan(form, session.zooId);
    leave(
      form.recurrence === "NONE"
        ? href("taskList")
        : href("taskList", { tab: "automations" }),
    );
  };
  const handleCancel = async () => {
    if (!dirty || (await askToLeave())) leave(href("taskList"));
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
        saving={false}
      />
    </>
  );
}

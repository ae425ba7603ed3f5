import { Alert, Modal, Progress, Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { errorKey } from "../../../lib/i18n/error-text";
import { confirm } from "../../../ui/feedback/confirm";
import { ColumnsStep } from "../steps/columns-step";
import { FileStep } from "../steps/file-step";
import { PlanStep } from "../steps/plan-step";
import { ResultStep } from "../steps/result-step";
import { RunStep } from "../steps/run-step";
import { ValuesStep } from "../steps/values-step";
import type { ImportFlow, ImportStep } from "./use-import";
import { importSteps, useImport } from "./use-import";
import { useKnown } from "./use-known";

const content: Record<
  ImportStep,
  (props: { flow: ImportFlow; onClose: () => void }) => React.ReactNode
> = {
  file: FileStep,
  columns: ColumnsStep,
  values: ValuesStep,
  plan: PlanStep,
  run: RunStep,
  result: ResultStep,
};

/** The import of individuals from another records system, step by step; nothing is stored before its dry run was seen. */
export function ImportModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const small = useMediaQuery("(max-width: 639px)");
  const flow = useImport(useKnown(), {
    toPlace: t("inventory.states.toPlace"),
    because: (state, name) =>
      t(`animals.life.messages.because.${state}`, { name }),
  });
  const { step, failure } = flow;
  const isRunning = step === "run" && failure === null;
  const handleClose = async () => {
    const loses = step === "values" || step === "plan" || step === "columns";
    if (isRunning) return;
    if (!loses || (await leave())) onClose();
  };
  const leave = () =>
    confirm({
      title: t("inventory.confirm.leave"),
      body: t("inventory.confirm.leaveBody"),
      confirm: t("inventory.actions.leave"),
    });
  const Step = content[step];
  return (
    <Modal
      opened
      onClose={() => void handleClose()}
      title={t("inventory.title")}
      size="xl"
      fullScreen={small}
      closeOnClickOutside={false}
      withCloseButton={!isRunning}
      closeButtonProps={{ "aria-label": t("common.actions.close") }}
    >
      <Stack gap="md">
        <StepHead step={step} />
        {failure !== null && (
          <Alert color="red" role="alert">
            {t(errorKey(failure))}
          </Alert>
        )}
        <Step key={step} flow={flow} onClose={onClose} />
      </Stack>
    </Modal>
  );
}

function StepHead({ step }: { step: ImportStep }) {
  const { t } = useTranslation();
  const number = importSteps.indexOf(step) + 1;
  const count = importSteps.length;
  return (
    <Stack gap={6}>
      <Text fw={600} aria-live="polite">
        {t("inventory.states.step", {
          number,
          count,
          name: t(`inventory.options.steps.${step}`),
        })}
      </Text>
      <Progress value={(number / count) * 100} size="xs" aria-hidden />
    </Stack>
  );
}

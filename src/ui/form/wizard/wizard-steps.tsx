import { Stepper, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./wizard.module.css";

interface WizardStepsProps {
  label: string;
  steps: readonly { id: string; label: string }[];
  at: number;
  reached: number;
  onStep: (id: string) => void;
}

const parts = {
  step: classes.step ?? "",
  stepIcon: classes.icon ?? "",
  stepBody: classes.name ?? "",
  separator: classes.separator ?? "",
};

/** The named steps; those already reached can be chosen. */
export function WizardSteps({
  label,
  steps,
  at,
  reached,
  onStep,
}: WizardStepsProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={label}>
      <Text className={classes.narrow ?? ""} c="dimmed" size="sm">
        {t("common.messages.stepOf", { step: at + 1, total: steps.length })}
      </Text>
      <Stepper
        active={at}
        size="xs"
        wrap={false}
        classNames={parts}
        onStepClick={(index) => {
          const step = steps[index];
          if (step) onStep(step.id);
        }}
      >
        {steps.map((step, index) => (
          <Stepper.Step
            key={step.id}
            label={step.label}
            aria-label={step.label}
            allowStepSelect={index <= reached}
            disabled={index > reached}
            {...(index === at ? { "aria-current": "step" } : {})}
          />
        ))}
      </Stepper>
    </nav>
  );
}

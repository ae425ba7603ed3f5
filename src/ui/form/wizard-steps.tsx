import { Text, UnstyledButton } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./wizard.module.css";

interface WizardStepsProps {
  label: string;
  steps: readonly { id: string; label: string }[];
  at: number;
  reached: number;
  onStep: (id: string) => void;
}

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
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step.id} className={classes.step}>
            <UnstyledButton
              className={classes.button ?? ""}
              aria-current={index === at ? "step" : undefined}
              disabled={index > reached}
              onClick={() => onStep(step.id)}
            >
              <span className={classes.number} aria-hidden>
                {index < reached && index !== at ? (
                  <IconCheck size={14} />
                ) : (
                  index + 1
                )}
              </span>
              <span className={classes.name}>{step.label}</span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}

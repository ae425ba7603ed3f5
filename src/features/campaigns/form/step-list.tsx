import { UnstyledButton } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import classes from "./step-list.module.css";
import type { WizardStep } from "./steps";
import { wizardSteps } from "./steps";

interface StepListProps {
  step: WizardStep;
  /** Steps on which something was found wrong. */
  wrong: ReadonlySet<string>;
  onGo: (step: WizardStep) => void;
}

/** The steps of the wizard by name; each can be gone back to. */
export function StepList({ step, wrong, onGo }: StepListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <nav aria-label={t("campaigns.form.steps")}>
      <ol className={classes.list}>
        {wizardSteps.map((one, place) => (
          <li key={one}>
            <UnstyledButton
              className={classes.step ?? ""}
              aria-current={one === step ? "step" : undefined}
              onClick={() => onGo(one)}
            >
              <span>{format.number(place + 1)}</span>
              <span className={classes.name}>
                {t(`campaigns.form.step.${one}`)}
              </span>
              {wrong.has(one) && (
                <IconAlertTriangle
                  size={16}
                  color="var(--mantine-color-red-text)"
                  aria-label={t("campaigns.form.wrong")}
                />
              )}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}

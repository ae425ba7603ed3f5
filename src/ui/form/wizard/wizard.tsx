import { Button, Group, Paper, Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { WizardSteps } from "./wizard-steps";

export interface WizardStep {
  id: string;
  label: string;
  content: ReactNode;
}

interface WizardProps {
  label: string;
  steps: readonly WizardStep[];
  /** The id of the step shown. */
  current: string;
  /** How far the person has been: these steps can be revisited. */
  reached: number;
  onStep: (id: string) => void;
  /** Checks the step shown; false keeps the person there, with the fields saying why. */
  check: (id: string) => boolean;
  onFinish: () => void;
  onCancel: () => void;
  finishLabel: string;
  saving: boolean;
}

/** A long form in named steps: back is free, forward checks, the last one saves. */
export function Wizard(props: WizardProps) {
  const { steps, current, reached, onStep, check, onFinish } = props;
  const { t } = useTranslation();
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  const step = steps[at];
  const next = steps[at + 1];
  const previous = steps[at - 1];
  const heading = useStepFocus(current);
  const forward = () => {
    if (!check(current)) return;
    if (next) onStep(next.id);
    else onFinish();
  };
  return (
    <form
      noValidate
      aria-label={props.label}
      onSubmit={(event) => {
        event.preventDefault();
        forward();
      }}
    >
      <Paper withBorder p="lg" maw={760}>
        <WizardSteps
          label={props.label}
          steps={steps}
          at={at}
          reached={reached}
          onStep={onStep}
        />
        <Stack gap="md" mt="lg">
          <Title order={2} ref={heading} tabIndex={-1}>
            {step?.label}
          </Title>
          {step?.content}
        </Stack>
        <Group justify="space-between" mt="xl">
          <Button variant="subtle" onClick={props.onCancel}>
            {t("common.actions.cancel")}
          </Button>
          <Group gap="sm">
            {previous && (
              <Button variant="default" onClick={() => onStep(previous.id)}>
                {t("common.actions.previous")}
              </Button>
            )}
            <Button type="submit" loading={props.saving}>
              {next ? t("common.actions.next") : props.finishLabel}
            </Button>
          </Group>
        </Group>
      </Paper>
    </form>
  );
}

/** The heading of a step takes the focus when the step changes, not when the wizard opens. */
function useStepFocus(current: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    heading.current?.focus();
  }, [current]);
  return heading;
}

import { Button, Paper, Stack, Title } from "@mantine/core";
import type { KeyboardEvent, ReactNode, SubmitEvent } from "react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../../ui/form/error-summary";
import { FormFailure } from "../../../ui/form/form-failure";
import { ResumedNote } from "../../../ui/form/draft/resumed-note";
import { useFirstField } from "../../../ui/form/use-first-field";
import { NeedsNetwork } from "../parts/needs-network";
import classes from "./creation-wizard.module.css";
import { CreationStep } from "./creation-step";
import { StepList } from "./step-list";
import type { Creation } from "./use-creation";
import { useCreation } from "./use-creation";

/** Invites somebody, step by step; whoever needs no further step sends from the one they are at. */
export function CreationWizard() {
  const { t } = useTranslation();
  const creation = useCreation();
  const { form, step, next, goTo, busy, failure, submit } = creation;
  const first = useFirstField();
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (next === null) submit();
    else goTo(next);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      ref={first}
      noValidate
      aria-label={t("users.actions.create")}
      onSubmit={handleSubmit}
      onKeyDown={handleKey}
    >
      <Paper withBorder p="lg" maw={720}>
        <Stack gap="md">
          <StepList {...creation} />
          <ResumedNote onStartOver={form.startOver} />
          <NeedsNetwork />
          <ErrorSummary problems={step === "person" ? form.problems : []} />
          <FormFailure
            failure={failure}
            title={creation.failureTitle}
            onRetry={submit}
          />
          <StepBody step={step} title={t(`users.create.title.${step}`)}>
            <CreationStep creation={creation} />
          </StepBody>
          <StepButtons creation={creation} busy={busy} />
        </Stack>
      </Paper>
    </form>
  );
}

interface StepBodyProps {
  step: string;
  title: string;
  children: ReactNode;
}

/** The fields of a step; its title takes the focus when one comes to it. */
function StepBody({ step, title, children }: StepBodyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <Stack gap="md">
      <Title order={2} size="h4" ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}

function StepButtons({
  creation,
  busy,
}: {
  creation: Creation;
  busy: boolean;
}) {
  const { t } = useTranslation();
  const { before, next, goTo, submit, cancel } = creation;
  return (
    <div className={classes.room}>
      <div className={classes.buttons}>
        <Button
          variant="default"
          onClick={before === null ? cancel : () => goTo(before)}
        >
          {t(before === null ? "common.actions.cancel" : "common.actions.back")}
        </Button>
        {next !== null && (
          <Button
            variant="light"
            loading={busy}
            onClick={submit}
            className={classes.apart ?? ""}
          >
            {t("users.create.send")}
          </Button>
        )}
        <Button
          type="submit"
          loading={next === null && busy}
          disabled={next !== null && busy}
          className={next === null ? (classes.apart ?? "") : ""}
        >
          {t(next === null ? "users.create.send" : "users.create.next")}
        </Button>
      </div>
    </div>
  );
}

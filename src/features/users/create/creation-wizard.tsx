import { Button, Paper, Stack, Title } from "@mantine/core";
import type { KeyboardEvent, ReactNode, SubmitEvent } from "react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../data/hooks/use-live";
import { ErrorSummary } from "../../../ui/form/error-summary";
import { FormFailure } from "../../../ui/form/form-failure";
import { ResumedNote } from "../../../ui/form/draft/resumed-note";
import { useFirstField } from "../../../ui/form/use-first-field";
import { isFinger } from "../../../ui/keys/is-finger";
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
  const online = useOnline();
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (next !== null) goTo(next);
    else if (online) submit();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (online) submit();
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
          {step === "person" && (
            <ErrorSummary problems={form.problems} tries={form.tries} />
          )}
          <FormFailure
            failure={online ? failure : null}
            title={creation.failureTitle}
            onRetry={submit}
          />
          <StepBody
            step={step}
            title={t(`users.create.title.${step}`)}
            toSummary={step === "person" && form.problems.length > 0}
          >
            <CreationStep creation={creation} />
          </StepBody>
          <StepButtons creation={creation} busy={busy} online={online} />
        </Stack>
      </Paper>
    </form>
  );
}

interface StepBodyProps {
  step: string;
  title: string;
  /** What is wrong is listed above, and that list takes the focus. */
  toSummary: boolean;
  children: ReactNode;
}

/** The choice that is made, else the first field. */
const firstOf = (fields: HTMLElement | null) =>
  fields?.querySelector<HTMLElement>("input[type=radio]:checked") ??
  fields?.querySelector<HTMLElement>("input:not([type=hidden]), textarea");

/** The fields of a step; the first has the focus when one comes to it, under a finger or without fields the title. */
function StepBody({ step, title, toSummary, children }: StepBodyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const seen = useRef(step);
  const arrive = useEffectEvent(() => {
    if (toSummary) return;
    const first = isFinger() ? null : firstOf(fields.current);
    (first ?? heading.current)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    arrive();
  }, [step]);
  return (
    <Stack gap="md" ref={fields}>
      <Title order={2} size="h4" w="fit-content" ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}

interface StepButtonsProps {
  creation: Creation;
  busy: boolean;
  /** Nobody can be made without a network. */
  online: boolean;
}

function StepButtons({ creation, busy, online }: StepButtonsProps) {
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
            disabled={!online}
            onClick={submit}
            className={classes.apart ?? ""}
          >
            {t("users.create.send")}
          </Button>
        )}
        <Button
          type="submit"
          loading={next === null && busy}
          disabled={next === null ? !online : busy}
          className={next === null ? (classes.apart ?? "") : ""}
        >
          {t(next === null ? "users.create.send" : "users.create.next")}
        </Button>
      </div>
    </div>
  );
}

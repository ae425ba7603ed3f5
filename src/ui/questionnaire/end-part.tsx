import { Button, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../form/error-summary";
import type { LayoutProps } from "./questionnaire";
import classes from "./questionnaire.module.css";

interface EndPartProps extends LayoutProps {
  onLead: (questionRef: string) => void;
  /** On a screen of its own, which has a heading. */
  isAlone?: boolean;
}

/** After the last question: what is left to do, what is wrong, and what submits. */
export function EndPart({
  flow,
  words,
  problems,
  tries,
  submitLabel,
  onSubmit,
  headingId,
  onLead,
  isAlone = false,
}: EndPartProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="md" className={classes.end ?? ""}>
      {isAlone && (
        <Title
          order={2}
          tabIndex={-1}
          data-heading
          className={classes.heading ?? ""}
        >
          {t("questionnaire.states.end")}
        </Title>
      )}
      <Text>
        {flow.missing === 0
          ? t("questionnaire.messages.complete")
          : t("questionnaire.messages.incomplete", { count: flow.missing })}
      </Text>
      <ErrorSummary
        tries={tries}
        problems={problems.map(({ questionRef, code }) => ({
          fieldId: headingId(questionRef),
          label: words.questions[questionRef]?.text || questionRef,
          message: t(`questionnaire.options.issue.${code}`),
          onLead: () => onLead(questionRef),
        }))}
      />
      <Button data-submit onClick={onSubmit} className={classes.submit ?? ""}>
        {submitLabel}
      </Button>
    </Stack>
  );
}

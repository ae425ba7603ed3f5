import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { ContextQuestions } from "./context-questions";
import type { AskedContext } from "./use-context-form";
import { useContextForm } from "./use-context-form";

interface ContextStepProps {
  asked: AskedContext;
  /** What is begun: what was typed is kept under it. */
  of: string;
  /** As far as it was answered before. */
  answers?: string;
  onBack: () => void;
  onBegin: (answers: string) => void;
}

/** The step before a session begins: what is asked once of it. Who cannot read the questions here is not held up. */
export function ContextStep(props: ContextStepProps) {
  const { asked, of, answers = "{}", onBack, onBegin } = props;
  const { t } = useTranslation();
  const live = useContextForm(asked);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const read = live.state === "data" ? live.data : null;
  return (
    <Stack gap="md" component="section">
      <div>
        <Title order={2} size="h3" tabIndex={-1} ref={heading}>
          {t("observation.context.title")}
        </Title>
        <Text c="dimmed">{t("observation.context.intro")}</Text>
      </div>
      <Group>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={onBack}
        >
          {t("observation.context.back")}
        </Button>
      </Group>
      {live.state === "loading" && <PageSkeleton />}
      {live.state !== "loading" && read === null && (
        <>
          <Text role="status">{t("observation.context.notHere")}</Text>
          <Group>
            <Button size="md" onClick={() => onBegin(answers)}>
              {t("observation.context.beginWithout")}
            </Button>
          </Group>
        </>
      )}
      {read !== null && (
        <ContextQuestions
          {...read}
          of={of}
          answers={answers}
          submitLabel={t("observation.context.begin")}
          onSubmit={onBegin}
        />
      )}
    </Stack>
  );
}

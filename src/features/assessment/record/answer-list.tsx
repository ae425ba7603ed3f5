import type { Evaluation } from "@domain/evaluation/evaluation";
import type { RecordedKind } from "@domain/evaluation/recorded";
import { recordedKindOf } from "@domain/evaluation/recorded";
import type { Answers } from "@domain/survey/answer";
import { flowOfForm } from "@domain/survey/engine/flow";
import { answerTo } from "@domain/survey/engine/given";
import { Button, Group, Stack, Text } from "@mantine/core";
import { IconAlertCircle, IconPencil } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Panel } from "../../../ui/page/panel";
import { useAnswerWords } from "../../shared/questions/use-answer-words";
import type { VersionForm } from "../parts/use-version-form";

interface AnswerListProps {
  asked: VersionForm;
  answers: Answers;
  flaws: Evaluation["flaws"];
  /** What was recorded for a question, where something was. */
  renderMedia: (kind: RecordedKind, names: readonly string[]) => ReactNode;
  /** null: who looks may put nothing right. */
  onCorrect: ((questionRef: string) => void) | null;
}

/** Every question that was asked, with its answer. */
export function AnswerList({
  asked,
  answers,
  flaws,
  renderMedia,
  onCorrect,
}: AnswerListProps) {
  const { t } = useTranslation();
  const { form, words } = asked;
  const wordsOf = useAnswerWords(words);
  const flow = flowOfForm(form, answers);
  const flawed = new Set(flaws.map(({ questionRef }) => questionRef));
  return (
    <>
      {flow.sections.map(({ sectionId, questions }) => (
        <Panel
          key={sectionId}
          title={words.sections[sectionId]?.title ?? sectionId}
        >
          <Stack gap="md" component="dl" m={0}>
            {questions.map(({ question: { questionRef, questionType } }) => {
              const answer = answerTo(answers, questionRef);
              const text = words.questions[questionRef]?.text ?? questionRef;
              const kind = recordedKindOf(questionType);
              return (
                <Group
                  key={questionRef}
                  justify="space-between"
                  align="flex-start"
                  gap="xs"
                >
                  <div style={{ flex: "1 1 16rem", minWidth: 0 }}>
                    <Text component="dt" size="sm" c="dimmed">
                      {text}
                    </Text>
                    <Text component="dd" m={0} fw={500}>
                      {wordsOf(questionRef, answer)}
                    </Text>
                    {answer !== undefined &&
                      answer.media.length > 0 &&
                      kind !== null && (
                        <dd style={{ margin: 0 }}>
                          {renderMedia(kind, answer.media)}
                        </dd>
                      )}
                    {answer?.comment != null && (
                      <Text component="dd" m={0} size="sm">
                        {answer.comment}
                      </Text>
                    )}
                    {flawed.has(questionRef) && (
                      <Text component="dd" m={0} size="sm" c="orange">
                        <IconAlertCircle
                          size={16}
                          aria-hidden
                          style={{ verticalAlign: "text-bottom" }}
                        />{" "}
                        {t("assessment.states.flawed")}
                      </Text>
                    )}
                  </div>
                  {onCorrect !== null && (
                    <Button
                      component="button"
                      variant="subtle"
                      size="sm"
                      mih={44}
                      leftSection={<IconPencil size={16} aria-hidden />}
                      aria-label={t("assessment.actions.correctName", {
                        name: text,
                      })}
                      onClick={() => onCorrect(questionRef)}
                    >
                      {t("assessment.actions.correct")}
                    </Button>
                  )}
                </Group>
              );
            })}
          </Stack>
        </Panel>
      ))}
    </>
  );
}

import type { Answer } from "@domain/survey/answer";
import type { VersionTexts } from "@domain/survey/version";
import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { IconDevices } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { MediaPlace } from "../media/given-media";
import { GivenMedia } from "../media/given-media";
import { useAnswerWords } from "../../shared/questions/use-answer-words";
import { useDeviceName } from "../parts/use-device-name";
import type { OwnDrafts } from "./use-own-drafts";

interface LateAnswersProps {
  own: OwnDrafts;
  words: VersionTexts;
  place: MediaPlace;
  /** null: nothing can be put right. */
  onTake: ((questionRef: string, answer: Answer) => void) | null;
}

/** What another device brought after it was handed in, to be taken over as a correction; nothing where there is none. */
export function LateAnswers(props: LateAnswersProps) {
  const { own, words, place, onTake } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const wordsOf = useAnswerWords(words);
  const nameOf = useDeviceName();
  if (own.late.length === 0) return null;
  return (
    <Alert
      color="orange"
      icon={<IconDevices aria-hidden />}
      title={t("assessment.headings.late")}
    >
      <Stack gap="sm">
        <Text size="sm">{t("assessment.help.late")}</Text>
        {own.late.flatMap(({ questionRef, choices }) =>
          choices.slice(1).map(({ deviceId, answer }) => (
            <Group
              key={`${questionRef} ${deviceId}`}
              justify="space-between"
              gap="sm"
            >
              <div>
                <Text size="sm" c="dimmed">
                  {words.questions[questionRef]?.text ?? questionRef}
                </Text>
                <Text fw={500}>{wordsOf(questionRef, answer)}</Text>
                <GivenMedia
                  place={place}
                  questionRef={questionRef}
                  answer={answer}
                />
                <Text size="sm" c="dimmed">
                  {nameOf(deviceId)}
                  {answer.at && ` · ${format.dateTime(answer.at)}`}
                </Text>
              </div>
              {onTake !== null && (
                <Button
                  variant="default"
                  mih={44}
                  onClick={() => onTake(questionRef, answer)}
                >
                  {t("assessment.actions.takeOver")}
                </Button>
              )}
            </Group>
          )),
        )}
      </Stack>
    </Alert>
  );
}

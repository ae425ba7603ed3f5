import type { VersionTexts } from "@domain/survey/version";
import { answerFromText } from "@domain/evaluation/answers-text";
import { Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { usePeople } from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { Panel } from "../../../ui/page/panel";
import type { MediaPlace } from "../media/given-media";
import { GivenMedia } from "../media/given-media";
import { useAnswerWords } from "../../shared/questions/use-answer-words";

interface CorrectionListProps {
  rows: readonly Row<"evaluationCorrections">[];
  words: VersionTexts;
  place: MediaPlace;
}

/** What was put right, by whom and why; nothing where nothing was. */
export function CorrectionList({ rows, words, place }: CorrectionListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId } = useReadySession();
  const people = usePeople(zooId);
  const wordsOf = useAnswerWords(words);
  if (rows.length === 0) return null;
  const nameOf = (uid: string) => {
    const person = people.of(uid);
    return person === undefined
      ? "—"
      : `${person.userFirstname} ${person.userLastname}`;
  };
  return (
    <Panel title={t("assessment.headings.corrections")}>
      <Stack gap="md" component="ul" p={0} m={0}>
        {rows.map(({ id, data, pending }) => {
          const { questionRef, before, answer, reason, by, at } = data;
          return (
            <li key={id} style={{ listStyle: "none" }}>
              <Group gap="xs">
                <Text size="sm" c="dimmed">
                  {words.questions[questionRef]?.text ?? questionRef}
                </Text>
                {pending && <PendingBadge />}
              </Group>
              <Text fw={500}>
                {before === null
                  ? wordsOf(questionRef, answerFromText(answer))
                  : t("assessment.states.beforeAfter", {
                      before: wordsOf(questionRef, answerFromText(before)),
                      after: wordsOf(questionRef, answerFromText(answer)),
                    })}
              </Text>
              <GivenMedia
                place={place}
                questionRef={questionRef}
                answer={answerFromText(answer)}
              />
              <Text size="sm">{reason}</Text>
              <Text size="sm" c="dimmed">
                {nameOf(by)} · {format.dateTime(at)}
              </Text>
            </li>
          );
        })}
      </Stack>
    </Panel>
  );
}

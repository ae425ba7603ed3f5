import type { AnswerConflict } from "@domain/evaluation/merge";
import type { Chosen } from "@domain/evaluation/settle";
import { allOf } from "@domain/evaluation/settle";
import type { VersionTexts } from "@domain/survey/version";
import { Alert, Button, Group, Paper, Radio, Stack, Text } from "@mantine/core";
import { IconDevices } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Answering } from "../../../data/evaluations/use-answers";
import { useFormat } from "../../../lib/use-format";
import type { MediaPlace } from "../media/given-media";
import { GivenMedia } from "../media/given-media";
import { useAnswerWords } from "../../shared/questions/use-answer-words";
import { useDeviceName } from "../parts/use-device-name";
import { mayWrap } from "../../../ui/theme/may-wrap";

interface ConflictsProps {
  answering: Answering;
  words: VersionTexts;
  place: MediaPlace;
  /** Kept by whoever shows this: what is chosen outlasts what arrives meanwhile. */
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
}

/** What two devices answered differently, side by side: one answer each is chosen, or all of one device. */
export function Conflicts({
  answering,
  words,
  place,
  chosen,
  onChosen,
}: ConflictsProps) {
  const { t } = useTranslation();
  const nameOf = useDeviceName();
  const { conflicts, choose } = answering;
  const devices = [
    ...new Set(
      conflicts.flatMap(({ choices }) =>
        choices.map(({ deviceId }) => deviceId),
      ),
    ),
  ];
  const left = conflicts.filter(
    ({ questionRef }) => chosen[questionRef] === undefined,
  ).length;
  return (
    <Stack gap="md">
      <Alert
        icon={<IconDevices aria-hidden />}
        color="orange"
        role="status"
        title={t("assessment.headings.conflicts")}
      >
        {t("assessment.help.conflicts", { count: conflicts.length })}
      </Alert>
      <Group gap="sm">
        {devices.map((deviceId) => (
          <Button
            key={deviceId}
            variant="default"
            {...mayWrap}
            onClick={() =>
              onChosen({ ...chosen, ...allOf(conflicts, deviceId) })
            }
          >
            {t("assessment.actions.allOf", { device: nameOf(deviceId) })}
          </Button>
        ))}
      </Group>
      {conflicts.map((conflict) => (
        <OneConflict
          key={conflict.questionRef}
          conflict={conflict}
          words={words}
          place={place}
          nameOf={nameOf}
          value={chosen[conflict.questionRef] ?? null}
          onChoose={(deviceId) =>
            onChosen({ ...chosen, [conflict.questionRef]: deviceId })
          }
        />
      ))}
      <Group>
        <Button mih={44} disabled={left > 0} onClick={() => choose(chosen)}>
          {t("assessment.actions.settle")}
        </Button>
        {left > 0 && (
          <Text size="sm" c="dimmed">
            {t("assessment.states.toChoose", { count: left })}
          </Text>
        )}
      </Group>
    </Stack>
  );
}

/** Below the words of a choice. */
const indented = { marginInlineStart: 36 } as const;

interface OneConflictProps {
  conflict: AnswerConflict;
  words: VersionTexts;
  place: MediaPlace;
  nameOf: (deviceId: string) => string;
  value: string | null;
  onChoose: (deviceId: string) => void;
}

function OneConflict(props: OneConflictProps) {
  const { conflict, words, place, nameOf, value, onChoose } = props;
  const { questionRef, choices } = conflict;
  const format = useFormat();
  const wordsOf = useAnswerWords(words);
  return (
    <Paper withBorder p="md">
      <Radio.Group
        label={words.questions[questionRef]?.text ?? questionRef}
        value={value}
        onChange={onChoose}
      >
        <Stack gap="sm" mt="xs">
          {choices.map(({ deviceId, answer }) => (
            <div key={deviceId}>
              <Radio
                value={deviceId}
                size="md"
                label={wordsOf(questionRef, answer)}
                description={[
                  nameOf(deviceId),
                  ...(answer.at ? [format.dateTime(answer.at)] : []),
                  ...(answer.comment === null ? [] : [`« ${answer.comment} »`]),
                ].join(" · ")}
              />
              <div style={indented}>
                <GivenMedia
                  place={place}
                  questionRef={questionRef}
                  answer={answer}
                />
              </div>
            </div>
          ))}
        </Stack>
      </Radio.Group>
    </Paper>
  );
}

import { Button, Group, Text } from "@mantine/core";
import { IconPlayerStop } from "@tabler/icons-react";
import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import classes from "./attachments.module.css";
import { useSoundRecorder } from "./use-sound-recorder";

interface SoundRecorderProps {
  onSound: (sound: Blob) => void;
  onProblem: (problem: ParseKeys) => void;
  onEnd: () => void;
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Records from the microphone, from the moment it is shown until it is stopped or given up. */
export function SoundRecorder({
  onSound,
  onProblem,
  onEnd,
}: SoundRecorderProps) {
  const { t } = useTranslation();
  const { seconds, stop, cancel } = useSoundRecorder({
    onSound: (sound) => {
      if (sound !== null) onSound(sound);
      onEnd();
    },
    onRefused: () => {
      onProblem("attachments.messages.noMicrophone");
      onEnd();
    },
  });
  return (
    <Group gap="sm">
      <Group gap="xs" wrap="nowrap">
        <span className={classes.dot} aria-hidden />
        <Text size="sm">
          {t("attachments.states.recording", { time: clock(seconds ?? 0) })}
        </Text>
      </Group>
      <Button
        mih={44}
        disabled={seconds === null}
        leftSection={<IconPlayerStop size={18} aria-hidden />}
        onClick={stop}
      >
        {t("attachments.actions.stop")}
      </Button>
      <Button
        mih={44}
        variant="subtle"
        onClick={() => {
          cancel();
          if (seconds === null) onEnd();
        }}
      >
        {t("common.actions.cancel")}
      </Button>
    </Group>
  );
}

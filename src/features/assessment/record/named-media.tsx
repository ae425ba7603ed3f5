import type { Evaluation } from "@domain/evaluation/evaluation";
import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MediaSlot } from "../../../ui/questionnaire/shapes";
import { AnswerMedia } from "../media/fetched-media";

interface NamedMediaProps {
  slot: MediaSlot;
  evaluation: Evaluation;
  /** Whom it is about. */
  title: string;
  /** The ways to add more; absent: there are none. */
  children?: ReactNode;
}

/** What an answer holds, each to be left out of a correction: what was handed in stays with what was said before. */
export function NamedMedia({
  slot,
  evaluation,
  title,
  children,
}: NamedMediaProps) {
  const { t } = useTranslation();
  const { kind, media, onChange, labelledBy, describedBy } = slot;
  return (
    <Stack
      gap="sm"
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {media.length === 0 && (
        <Text size="sm" c="dimmed">
          {t("assessment.states.noFile")}
        </Text>
      )}
      {media.map((named, index) => (
        <Group key={named} gap="sm" align="flex-start">
          <AnswerMedia
            of={evaluation}
            names={[named]}
            kind={kind}
            stored={evaluation.media}
            title={title}
          />
          <Button
            variant="default"
            mih={44}
            onClick={() => onChange(media.filter((one) => one !== named))}
          >
            {t("assessment.actions.leaveOut", { number: index + 1 })}
          </Button>
        </Group>
      ))}
      {children}
    </Stack>
  );
}

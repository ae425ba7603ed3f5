import type { Lesson } from "@domain/lesson/lesson";
import { givenCounts } from "@domain/lesson/lesson";
import { endOf } from "@domain/lesson/standing";
import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { IconLock, IconLockOpen } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../data/calls";
import { useCan } from "../../../data/hooks/use-can";
import { useOnline } from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import { useFormat } from "../../../lib/use-format";
import { StatusBadge } from "../../../ui/display/status-badge";
import { confirm } from "../../../ui/feedback/confirm";
import { FormFailure } from "../../../ui/form/form-failure";
import { LessonResult } from "./lesson-result";

interface LessonCardProps {
  lesson: Lesson;
  open: boolean;
  /** Whether its result is shown at once. */
  opened: boolean;
}

/** One lesson: its code while it is open, how much was handed in, and what the class found. */
export function LessonCard({ lesson, open, opened }: LessonCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const may = useCan();
  const online = useOnline();
  const { busy, failure, run } = useSubmit();
  const [shown, setShown] = useState(opened);
  const { lessonId, zooId } = lesson;
  const { handedIn, pupils } = givenCounts(lesson);
  const close = () =>
    run(
      () => call("closeLesson", { lessonId }),
      () => undefined,
    );
  const ask = async () => {
    const sure = await confirm({
      title: t("lessons.messages.closeTitle"),
      body: t("lessons.messages.closeBody"),
      confirm: t("lessons.actions.close"),
    });
    if (sure) close();
  };
  return (
    <Card component="article" withBorder>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Title order={2} size="h4">
            {t("lessons.states.openedAt", {
              at: format.dateTime(lesson.openedAt),
            })}
          </Title>
          <StatusBadge
            color={open ? "green" : "gray"}
            icon={open ? IconLockOpen : IconLock}
            label={t(open ? "lessons.states.open" : "lessons.states.over")}
          />
        </Group>
        {open && (
          <Group gap="lg" align="center">
            <div>
              <Text size="sm" c="dimmed">
                {t("lessons.fields.code")}
              </Text>
              <Text fz="2rem" fw={700} ff="monospace" lts="0.15em">
                {lesson.code}
              </Text>
            </div>
            <Text size="sm" c="dimmed">
              {t("lessons.states.until", {
                at: format.dateTime(endOf(lesson)),
              })}
            </Text>
            {may("close", "lessons", { zooId }) && (
              <Button
                variant="default"
                loading={busy}
                disabled={!online}
                onClick={() => void ask()}
              >
                {t("lessons.actions.close")}
              </Button>
            )}
          </Group>
        )}
        <FormFailure failure={failure} onRetry={close} />
        <Group justify="space-between" gap="sm">
          <Text>
            {t("lessons.states.handedIn", { count: handedIn })} ·{" "}
            {t("lessons.states.pupils", { count: pupils })}
          </Text>
          {handedIn > 0 && (
            <Button
              variant="subtle"
              aria-expanded={shown}
              onClick={() => setShown(!shown)}
            >
              {t(
                shown ? "lessons.actions.hideResult" : "lessons.actions.result",
              )}
            </Button>
          )}
        </Group>
        {shown && handedIn > 0 && <LessonResult lesson={lesson} />}
        <Text size="sm" c="dimmed">
          {t("lessons.states.keptUntil", { day: format.date(lesson.expireAt) })}
        </Text>
      </Stack>
    </Card>
  );
}

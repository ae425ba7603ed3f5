import { href } from "@domain/pages";
import type { Cir } from "@domain/report/cir/cir";
import type { FollowUp } from "@domain/report/cir/follow-up";
import { Button, Group, Paper, Stack, Text } from "@mantine/core";
import { IconChecklist } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../lib/use-format";
import { TextLink } from "../../../../ui/display/text-link";
import { FollowUpMark, PriorityMark } from "../marks";
import { useCirWords } from "../use-cir-words";

interface FollowUpLineProps {
  followUp: FollowUp;
  cir: Cir;
  busy: boolean;
  /** Asks for its task; null where none can be asked for. */
  onAsk: (() => void) | null;
}

/** A recommendation: what it follows from, until when, its task and what became of it. */
export function FollowUpLine(props: FollowUpLineProps) {
  const { followUp, busy, onAsk } = props;
  const { recommendation, task, state } = followUp;
  const { text } = recommendation;
  const { t } = useTranslation();
  const words = useCirWords();
  const of = (action: string) =>
    t("common.messages.actionOn", { action, name: text });
  const isLost = state === "none" || state === "asked";
  return (
    <Paper component="li" withBorder p="sm">
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={4} miw={0} flex="1 1 16rem">
          <Text fw={600} style={{ overflowWrap: "anywhere" }}>
            {text}
          </Text>
          <About {...props} />
          {isLost && words.hasNoTeam(recommendation.enclosureId) && (
            <Text size="sm" c="red">
              {t("cir.states.noSector")}
            </Text>
          )}
          <Became followUp={followUp} />
        </Stack>
        <Group gap="xs">
          <PriorityMark priority={recommendation.priority} />
          <FollowUpMark state={state} />
        </Group>
      </Group>
      <Group gap="sm" mt={4} data-screen>
        {task !== null && (
          <TextLink
            to={href("taskList", { taskId: task.taskId })}
            aria-label={of(t("cir.actions.openTask"))}
          >
            {t("cir.actions.openTask")}
          </TextLink>
        )}
        {onAsk !== null && (
          <Button
            variant="light"
            mih={44}
            disabled={busy}
            leftSection={<IconChecklist size={16} aria-hidden />}
            aria-label={of(t("cir.actions.makeTask"))}
            onClick={onAsk}
          >
            {t("cir.actions.makeTask")}
          </Button>
        )}
      </Group>
    </Paper>
  );
}

/** Where, from what and until when. */
function About({ followUp, cir }: FollowUpLineProps) {
  const { t } = useTranslation();
  const words = useCirWords();
  const { recommendation, isPast } = followUp;
  const finding = cir.findings.find(
    ({ findingId }) => findingId === recommendation.findingId,
  );
  return (
    <Group gap="xs">
      <Text span size="sm">
        {words.enclosure(recommendation.enclosureId)}
      </Text>
      <Text span size="sm" c="dimmed">
        {finding?.subject ?? t("cir.states.wholeVisit")}
      </Text>
      <Text span size="sm" {...(isPast && { c: "red", fw: 600 })}>
        {t("cir.states.due", { day: words.day(recommendation.dueDate) })}
      </Text>
    </Group>
  );
}

/** Who did it and when, or why it is not to be done. */
function Became({
  followUp: { task, state },
}: Pick<FollowUpLineProps, "followUp">) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useCirWords();
  if (
    state === "done" &&
    task?.completedBy != null &&
    task.completedAt !== null
  )
    return (
      <Text size="sm">
        {t("cir.states.doneBy", {
          name: words.person(task.completedBy),
          moment: format.dateTime(task.completedAt),
        })}
      </Text>
    );
  return state === "cancelled" && task?.deletedReason != null ? (
    <Text size="sm">{task.deletedReason}</Text>
  ) : null;
}

import { fullName, initials } from "@domain/person/user";
import { taskLogEntry } from "@domain/task/log/collection";
import type { TaskEntry } from "@domain/task/log/task-entry";
import { ActionIcon, Group, Stack, Text } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { standIn, usePeople } from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { PersonAvatar } from "../../../ui/display/person-avatar";
import { confirm } from "../../../ui/feedback/confirm";
import { PersonName } from "../parts/person-name";
import { removeComment } from "./log-writes";

interface LogEntryProps {
  entry: Row<"taskLog">;
  /** Of the task. */
  title: string;
}

/** One thing that was said of a task: who, when, what was done with it, and their words. */
export function LogEntry({ entry, title }: LogEntryProps) {
  const format = useFormat();
  const { data, pending } = entry;
  const step = useStep(data);
  return (
    <Group component="li" gap="sm" wrap="nowrap" align="flex-start">
      <Face id={data.authorId} />
      <Stack gap={2} flex={1} miw={0}>
        <Group gap="xs" justify="space-between" wrap="nowrap">
          <Text size="sm" miw={0}>
            <Text span fw={500} inherit>
              <PersonName id={data.authorId} />
            </Text>{" "}
            <Text span c="dimmed" inherit>
              {data.createdAt !== null && format.dateTime(data.createdAt)}
            </Text>
          </Text>
          <Group gap={4} wrap="nowrap">
            {pending && <PendingBadge />}
            <Removal entry={entry} title={title} />
          </Group>
        </Group>
        {step !== null && <Text size="sm">{step}</Text>}
        {data.text !== null && (
          <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {data.text}
          </Text>
        )}
      </Stack>
    </Group>
  );
}

function Face({ id }: { id: string }) {
  const person = usePeople(useReadySession().zooId).of(id);
  return (
    <PersonAvatar
      name={person === undefined ? "" : fullName(person)}
      initials={person === undefined ? "" : initials(person)}
      picture={person?.userProfilePicture ?? null}
      size={26}
      decorative
    />
  );
}

/** What was done with the task; null where it was only spoken of. */
function useStep({ kind, toId }: TaskEntry): string | null {
  const { t } = useTranslation();
  const people = usePeople(useReadySession().zooId);
  if (kind === "comment") return null;
  if (kind === "reopen") return t("tasks.log.messages.reopened");
  const receiver = people.of(toId);
  const name =
    receiver === undefined
      ? (standIn(people, toId) ?? t("tasks.states.unknownPerson"))
      : fullName(receiver);
  return t("tasks.log.messages.handedTo", { name });
}

function Removal({ entry, title }: LogEntryProps) {
  const { t } = useTranslation();
  const may = useCan();
  const { data, pending } = entry;
  const isMine = may("remove", "taskLog", taskLogEntry.facts(data));
  if (data.kind !== "comment" || pending || !isMine) return null;
  const ask = async () => {
    const sure = await confirm({
      title: t("tasks.log.messages.removeTitle"),
      body: t("tasks.log.messages.removeBody"),
      confirm: t("tasks.log.actions.remove"),
      danger: true,
    });
    if (sure) removeComment(entry, title);
  };
  return (
    <ActionIcon
      size={32}
      color="gray"
      aria-label={t("tasks.log.actions.remove")}
      onClick={() => void ask()}
    >
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  );
}

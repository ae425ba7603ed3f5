import type { Task } from "@domain/task/task";
import { Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAttachments } from "../../../data/files/use-attachments";
import { AddAttachment } from "./add-attachment";
import { StoredAttachments } from "./stored-attachments";
import { WaitingFile } from "./waiting-file";

/** What is attached to a task and what is on its way there; nothing where there is none and none may be added. */
export function TaskAttachments({ task }: { task: Task }) {
  const { t } = useTranslation();
  const attachments = useAttachments(task);
  const { stored, waiting, mayAttach } = attachments;
  if (stored.length + waiting.length === 0 && !mayAttach) return null;
  return (
    <Stack gap="sm" component="section" aria-label={t("attachments.title")}>
      <Title order={3} size="h5">
        {t("attachments.title")}
      </Title>
      <StoredAttachments task={task} attachments={attachments} />
      {waiting.map((file) => (
        <WaitingFile key={file.id} file={file} />
      ))}
      {mayAttach && <AddAttachment attachments={attachments} />}
      {mayAttach && (
        <Text size="xs" c="dimmed">
          {t("attachments.messages.hint")}
        </Text>
      )}
    </Stack>
  );
}

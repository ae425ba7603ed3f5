import { attachedKinds } from "@domain/file/slots";
import { Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { OfFiles } from "../../slot-table";
import { AddAttachment } from "../../shared/files/add-attachment";
import { StoredAttachments } from "../../shared/files/stored-attachments";
import { WaitingFile } from "../../shared/files/waiting-file";

/** What is attached to a record and what is on its way there; nothing where there is none and none may be added. */
export function AttachedFiles({ type, title, attachments, naming }: OfFiles) {
  const { t } = useTranslation();
  const { stored, waiting, mayAttach } = attachments;
  if (stored.length + waiting.length === 0 && !mayAttach) return null;
  const hint = attachedKinds(type).includes("document")
    ? "attachments.messages.hintDocument"
    : "attachments.messages.hint";
  return (
    <Stack gap="sm" component="section" aria-label={t("attachments.title")}>
      <Title order={3} size="h5">
        {t("attachments.title")}
      </Title>
      <StoredAttachments
        title={title}
        attachments={attachments}
        {...(naming !== undefined && { naming })}
      />
      {waiting.map((file) => (
        <WaitingFile key={file.id} file={file} />
      ))}
      {mayAttach && (
        <AddAttachment kinds={attachedKinds(type)} attachments={attachments} />
      )}
      {mayAttach && (
        <Text size="xs" c="dimmed">
          {t(hint)}
        </Text>
      )}
    </Stack>
  );
}

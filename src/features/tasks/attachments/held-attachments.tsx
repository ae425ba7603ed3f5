import type { FileType } from "@domain/file/slots";
import { attachedKinds, attachmentsMost } from "@domain/file/slots";
import { Stack } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../data/hooks/use-live";
import { AddAttachment } from "../../shared/files/add-attachment";
import type { HeldFiles } from "../../../data/files/held-files";
import { HeldLine } from "../../shared/files/held-line";

interface HeldAttachmentsProps {
  /** What they are for. */
  type?: FileType;
  held: HeldFiles;
  /** How many files the record has already. */
  stored?: number;
  /** They are to arrive before something else is done: without a network there is no room for any. */
  now?: boolean;
}

/** What is to go with a record once the question about it is answered, and ways to choose more. */
export function HeldAttachments({
  type = "tasks",
  held,
  stored = 0,
  now = false,
}: HeldAttachmentsProps) {
  const { t } = useTranslation();
  const files = useSyncExternalStore(held.subscribe, held.list);
  const online = useOnline();
  if (now && !online && files.length === 0) return null;
  return (
    <Stack gap="xs" role="group" aria-label={t("attachments.title")}>
      {files.map((file) => (
        <HeldLine
          key={file.id}
          file={file}
          onRemove={() => held.remove(file.id)}
        />
      ))}
      <AddAttachment
        kinds={attachedKinds(type)}
        onPrepare={held.expect}
        attachments={{
          room: attachmentsMost(type) - stored - files.length,
          attach: (kind, bytes) => {
            held.add(kind, bytes);
            return Promise.resolve();
          },
        }}
      />
    </Stack>
  );
}

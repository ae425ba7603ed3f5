import type { FileType } from "@domain/file/slots";
import { attachedKinds, attachmentsMost } from "@domain/file/slots";
import { ActionIcon, Group, Stack, Text } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useOnline } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { AddAttachment } from "../../shared/files/add-attachment";
import type { HeldFile, HeldFiles } from "../../../data/files/held-files";
import { kindIcons } from "../../shared/files/kinds";

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
        <Held key={file.id} file={file} onRemove={() => held.remove(file.id)} />
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

function Held({ file, onRemove }: { file: HeldFile; onRemove: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { kind, bytes } = file;
  const Icon = kindIcons[kind];
  const size = t("attachments.states.size", {
    size: format.number(Math.max(0.1, bytes.size / 1e6), {
      maximumFractionDigits: 1,
    }),
  });
  const name = `${t(`attachments.options.kind.${kind}`)}, ${size}`;
  const label = t("attachments.actions.remove", { name });
  return (
    <Group gap="sm" wrap="nowrap">
      <Icon size={20} stroke={1.6} aria-hidden />
      <Text size="sm" flex={1}>
        {name}
      </Text>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={label}
        title={label}
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

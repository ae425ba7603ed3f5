import { Stack, Text } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { HeldFiles } from "../../../data/files/held-files";
import type { MediaSlot } from "../../../ui/questionnaire/shapes";
import { AddAttachment } from "../../shared/files/add-attachment";
import { HeldLine } from "../../shared/files/held-line";

interface HeldMediaProps {
  slot: MediaSlot;
  held: HeldFiles;
}

/** What is recorded for a correction and goes with it, and the ways to record more, as many as the question takes. */
export function HeldMedia({ slot, held }: HeldMediaProps) {
  const { t } = useTranslation();
  const { kind, most, media } = slot;
  const files = useSyncExternalStore(held.subscribe, held.list);
  const room = most - media.length - files.length;
  return (
    <Stack gap="xs">
      {files.map((file) => (
        <HeldLine
          key={file.id}
          file={file}
          onRemove={() => held.remove(file.id)}
        />
      ))}
      {room > 0 ? (
        <AddAttachment
          kinds={[kind]}
          isOpen
          onPrepare={held.expect}
          attachments={{
            room,
            attach: (_, bytes) => {
              held.add(kind, bytes);
              return Promise.resolve();
            },
          }}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t("assessment.states.mediaFull", { count: most })}
        </Text>
      )}
    </Stack>
  );
}

import { ActionIcon, Group, Text } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { HeldFile } from "../../../data/files/held-files";
import { useFormat } from "../../../lib/use-format";
import { kindIcons } from "./kinds";

interface HeldLineProps {
  file: HeldFile;
  onRemove: () => void;
}

/** A file that was chosen and goes with what is being written. */
export function HeldLine({ file, onRemove }: HeldLineProps) {
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

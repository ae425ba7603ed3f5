import { Stack, Text, ThemeIcon } from "@mantine/core";
import type { ReactNode } from "react";
import type { IconComponent } from "../display/icon";

interface EmptyStateProps {
  icon: IconComponent;
  title: string;
  /** What this is for. */
  body?: string;
  /** The first step: a button or link. */
  action?: ReactNode;
}

export function EmptyState({
  icon: Icon,
  title,
  body,
  action,
}: EmptyStateProps) {
  return (
    <Stack align="center" gap="sm" py="xl" px="md" ta="center">
      <ThemeIcon size={56} radius="xl" variant="light">
        <Icon size={28} stroke={1.5} aria-hidden />
      </ThemeIcon>
      <Text fw={600} size="lg">
        {title}
      </Text>
      {body !== undefined && (
        <Text c="dimmed" maw={440}>
          {body}
        </Text>
      )}
      {action}
    </Stack>
  );
}

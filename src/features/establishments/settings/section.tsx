import { Fieldset, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

interface SectionProps {
  title: string;
  help?: string;
  children: ReactNode;
}

/** Fields that belong together. */
export function Section({ title, help, children }: SectionProps) {
  return (
    <Fieldset legend={title} mx={0}>
      <Stack gap="sm">
        {help !== undefined && (
          <Text size="sm" c="dimmed">
            {help}
          </Text>
        )}
        {children}
      </Stack>
    </Fieldset>
  );
}

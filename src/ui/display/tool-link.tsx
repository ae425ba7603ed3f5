import { Box, Group } from "@mantine/core";
import { ButtonLink } from "./button-link";
import type { IconComponent } from "./icon";

interface ToolLinkProps {
  to: string;
  icon: IconComponent;
  label: string;
  /** What the entry of the history carries. */
  state?: unknown;
}

/** A way from a list to what is beside it: where there is little room, its mark alone. */
export function ToolLink({ icon: Icon, label, ...link }: ToolLinkProps) {
  return (
    <ButtonLink
      {...link}
      variant="default"
      px="sm"
      aria-label={label}
      title={label}
    >
      <Group component="span" gap={8} wrap="nowrap">
        <Icon size={18} aria-hidden />
        <Box component="span" visibleFrom="lg">
          {label}
        </Box>
      </Group>
    </ButtonLink>
  );
}

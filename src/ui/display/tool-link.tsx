import { Box, Group } from "@mantine/core";
import { ButtonLink } from "./button-link";
import type { IconComponent } from "./icon";

interface ToolLinkProps {
  to: string;
  icon: IconComponent;
  label: string;
  /** Its mark alone at every width: of the ways that few take. */
  isQuiet?: boolean;
  /** What the entry of the history carries. */
  state?: unknown;
}

/** A way from a list to what is beside it: where there is little room, its mark alone. */
export function ToolLink(props: ToolLinkProps) {
  const { icon: Icon, label, isQuiet = false, ...link } = props;
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
        {!isQuiet && (
          <Box component="span" visibleFrom="lg">
            {label}
          </Box>
        )}
      </Group>
    </ButtonLink>
  );
}

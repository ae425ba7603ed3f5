import { Box, Text, Title } from "@mantine/core";
import type { RowGroup } from "./row-groups";

interface GroupHeadingProps {
  group: RowGroup;
  index: number;
  /** Given where only the lines in sight are drawn. */
  measure?: (element: Element | null) => void;
  top?: number;
}

/** The line above the rows of a group: what they have in common, and how many there are. */
export function GroupHeading(props: GroupHeadingProps) {
  const { group, index, measure, top } = props;
  return (
    <Box
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      ref={measure}
      px="md"
      pt="sm"
      pb={6}
      bg="var(--app-surface)"
      style={{
        borderTop: "1px solid var(--app-line)",
        ...(top !== undefined && {
          position: "absolute",
          insetInline: 0,
          transform: `translateY(${String(top)}px)`,
        }),
      }}
    >
      <Box
        role="rowheader"
        display="flex"
        style={{ alignItems: "baseline", gap: 8, minWidth: 0 }}
      >
        <Title order={2} size="sm" fw={600} lineClamp={2} title={group.name}>
          {group.name}
        </Title>
        <Text span size="sm" c="dimmed" style={{ flexShrink: 0 }}>
          {group.count}
        </Text>
      </Box>
    </Box>
  );
}

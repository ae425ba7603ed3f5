import type { Range } from "@domain/evaluation/results/figure";
import { Box } from "@mantine/core";

const percent = (share: number): string => `${String(share * 100)}%`;

/** A score as a bar from 0 to 1, and from where to where it may lie as a line over it. What it says stands beside it. */
export function ScoreBar({ value, low, high }: Range) {
  return (
    <Box
      aria-hidden
      pos="relative"
      h={14}
      w="100%"
      bg="var(--mantine-color-default-border)"
      style={{ borderRadius: 3, printColorAdjust: "exact" }}
    >
      {value !== null && (
        <Box
          h="100%"
          w={percent(value)}
          bg="var(--mantine-primary-color-filled)"
          style={{ borderRadius: 3 }}
        />
      )}
      {low !== null && high !== null && low < high && (
        <Box
          pos="absolute"
          top={6}
          h={2}
          left={percent(low)}
          w={percent(high - low)}
          bg="var(--mantine-color-text)"
        />
      )}
    </Box>
  );
}

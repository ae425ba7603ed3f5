import { Flex, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { LineStyle } from "./chart-colors";
import { shapePath } from "./shape-path";

interface LegendProps {
  entries: readonly { key: string; name: string; style: LineStyle }[];
  /** A line with its shape, else a filled square. */
  sample: "line" | "square";
}

/** What each line or colour stands for. */
export function Legend({ entries, sample }: LegendProps) {
  const { t } = useTranslation();
  return (
    <Flex
      component="ul"
      role="list"
      aria-label={t("chart.labels.legend")}
      wrap="wrap"
      columnGap="md"
      rowGap={4}
      m={0}
      p={0}
      style={{ listStyle: "none" }}
    >
      {entries.map(({ key, name, style }) => (
        <Flex key={key} component="li" gap={6} align="center">
          {sample === "line" ? (
            <LineSample style={style} />
          ) : (
            <SquareSample color={style.color} />
          )}
          <Text size="sm" component="span">
            {name}
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}

/** A piece of a line as it is drawn. */
export function LineSample({ style }: { style: LineStyle }) {
  return (
    <svg width={34} height={14} aria-hidden style={{ flex: "none" }}>
      <line
        x1={1}
        x2={33}
        y1={7}
        y2={7}
        stroke={style.color}
        strokeWidth={2}
        strokeDasharray={style.dash}
      />
      <path
        d={shapePath(style.shape, 17, 7, 4)}
        fill={style.color}
        stroke="var(--mantine-color-body)"
        strokeWidth={0.75}
      />
    </svg>
  );
}

function SquareSample({ color }: { color: string }) {
  return (
    <svg width={14} height={14} aria-hidden style={{ flex: "none" }}>
      <rect width={14} height={14} rx={3} fill={color} />
    </svg>
  );
}

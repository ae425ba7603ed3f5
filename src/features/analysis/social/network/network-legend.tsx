import { Flex, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { inkOn } from "../../../../ui/chart/parts/chart-colors";
import { shapePath } from "../../../../ui/chart/parts/shape-path";
import type { Member } from "./use-members";
import { sexShapes } from "./use-members";
import classes from "./sociogram.module.css";

interface NetworkLegendProps {
  members: readonly Member[];
  sexOf: (sex: Member["sex"]) => string;
  communityOf: (member: Pick<Member, "community">) => string;
  /** Arrows instead of lines. */
  isDirected?: boolean;
}

/** What shapes, letters and lines of a network stand for. */
export function NetworkLegend(props: NetworkLegendProps) {
  const { members, sexOf, communityOf, isDirected = false } = props;
  const { t } = useTranslation();
  const there = new Set(members.map(({ sex }) => sex));
  const communities = new Map(
    members.flatMap(({ community }) =>
      community === null ? [] : [[community.letter, community] as const],
    ),
  );
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
      {sexShapes
        .filter(([sex]) => there.has(sex))
        .map(([sex, shape]) => (
          <Sample key={sex} name={sexOf(sex)}>
            <path
              d={shapePath(shape, 11, 11, 7)}
              fill="var(--mantine-color-dimmed)"
            />
          </Sample>
        ))}
      {[...communities.values()]
        .toSorted((a, b) => (a.letter < b.letter ? -1 : 1))
        .map((community) => (
          <Sample key={community.letter} name={communityOf({ community })}>
            <rect width={22} height={22} rx={4} fill={community.color} />
            <text
              x={11}
              y={16}
              className={classes["letter"]}
              fill={inkOn(community.color)}
            >
              {community.letter}
            </text>
          </Sample>
        ))}
      {isDirected && (
        <Sample name={t("analysis.social.directed.arrow")}>
          <path
            d="M0 11h12M12 5l10 6-10 6z"
            fill="var(--mantine-color-dimmed)"
            stroke="var(--mantine-color-dimmed)"
            strokeWidth={2}
          />
        </Sample>
      )}
      {(isDirected ? [] : ([undefined, "7 5"] as const)).map((dash) => (
        <Sample
          key={dash ?? ""}
          name={t(
            `analysis.social.network.${dash === undefined ? "solid" : "broken"}`,
          )}
        >
          <line
            x1={0}
            x2={22}
            y1={11}
            y2={11}
            stroke="var(--mantine-color-dimmed)"
            strokeWidth={4}
            strokeDasharray={dash}
          />
        </Sample>
      ))}
    </Flex>
  );
}

function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Flex component="li" gap={6} align="center">
      <svg width={22} height={22} aria-hidden style={{ flex: "none" }}>
        {children}
      </svg>
      <Text size="sm" component="span">
        {name}
      </Text>
    </Flex>
  );
}

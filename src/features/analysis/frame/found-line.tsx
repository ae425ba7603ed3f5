import type { LeftOut } from "@domain/observation/analysed/chosen";
import type { Summary } from "@domain/observation/analysed/summary";
import { Alert, List, Stack, Text } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useEthogramNames } from "../query/use-coding";
import { useEffortWords } from "../parts/use-effort-words";

interface FoundLineProps {
  summary: Summary;
  /** Packs that cannot be read. */
  unreadable: number;
  /** Without a network: what this device has kept. */
  isKept: boolean;
  isFull: boolean;
}

/** How much there is, how it is coded, and what is not in the figures. */
export function FoundLine(props: FoundLineProps) {
  const { summary, unreadable, isKept, isFull } = props;
  const { t } = useTranslation();
  const effort = useEffortWords();
  const { coded, left } = summary;
  const nameOf = useEthogramNames(coded === null ? [] : [coded.obsId]);
  const facts = [
    effort.sessions(summary.sessions),
    effort.animals(summary.animalIds.length),
    ...(summary.focalSessions > 0 ? [effort.followed(summary.followedMs)] : []),
    ...(summary.scans > 0 ? [effort.scans(summary.scans)] : []),
  ];
  return (
    <Stack gap={4}>
      <Text fw={600} role="status">
        {facts.join(" · ")}
      </Text>
      {coded !== null && (
        <Text size="sm" c="dimmed">
          {t("analysis.query.found.coded", {
            name: nameOf(coded.obsId),
            versions: coded.versions.toReversed().join(", "),
            count: coded.versions.length,
          })}
        </Text>
      )}
      {summary.endedEarly > 0 && (
        <Text size="sm" c="dimmed">
          {t("analysis.query.found.endedEarly", { count: summary.endedEarly })}
        </Text>
      )}
      <LeftOutList left={left} />
      {(unreadable > 0 || isFull || isKept) && (
        <Alert
          role="status"
          color="yellow"
          icon={<IconInfoCircle aria-hidden />}
          mt="xs"
        >
          {[
            ...(isKept ? [t("analysis.query.found.kept")] : []),
            ...(isFull ? [t("analysis.query.found.full")] : []),
            ...(unreadable > 0
              ? [t("analysis.query.found.unreadable", { count: unreadable })]
              : []),
          ].join(" ")}
        </Alert>
      )}
    </Stack>
  );
}

/** What was asked for and is not in the figures, and why; nothing where all of it is. */
export function LeftOutList({ left }: { left: LeftOut }) {
  const { t } = useTranslation();
  const lines = (
    [
      "short",
      "outOfHours",
      "otherEthograms",
      "otherVersions",
      "notToldApart",
    ] as const
  ).filter((why) => left[why] > 0);
  if (lines.length === 0) return null;
  return (
    <List size="sm" c="dimmed" spacing={2}>
      {lines.map((why) => (
        <List.Item key={why}>
          {t(`analysis.query.left.${why}`, { count: left[why] })}
        </List.Item>
      ))}
    </List>
  );
}

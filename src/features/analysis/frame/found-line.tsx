import type { Summary } from "@domain/observation/analysed/summary";
import { Alert, Stack, Text } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
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
  const { coded } = summary;
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
      <LeftOutLines sessions={summary.sessions} left={summary.left} />
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

/** Why sessions that were read are not in the figures. */
const reasons = [
  "short",
  "outOfHours",
  "otherEthograms",
  "otherVersions",
  "secondLooks",
] as const;
/** What of what is in the figures is not. */
const parts = ["cutLooks", "notToldApart"] as const;

/** Of how many sessions that were read how many are not in the figures, and why; nothing where all of them are. */
export function LeftOutLines({
  sessions,
  left,
}: Pick<Summary, "sessions" | "left">) {
  const { t } = useTranslation();
  const format = useFormat();
  const why = reasons.filter((one) => left[one] > 0);
  const out = why.reduce((sum, one) => sum + left[one], 0);
  return (
    <>
      {out > 0 && (
        <Text size="sm" c="dimmed">
          {t("analysis.query.left.line", {
            read: t("analysis.query.left.read", { count: sessions + out }),
            out: t("analysis.query.left.out", { count: out }),
            why: format.list(
              why.map((one) =>
                t(`analysis.query.left.${one}`, { count: left[one] }),
              ),
            ),
          })}
        </Text>
      )}
      {parts
        .filter((one) => left[one] > 0)
        .map((one) => (
          <Text key={one} size="sm" c="dimmed">
            {t(`analysis.query.left.${one}`, { count: left[one] })}
          </Text>
        ))}
    </>
  );
}

import type { ChannelAgreement } from "@domain/observation/analysed/agreement/pair-report";
import type { Agreement } from "@domain/analysis/agreement/figures";
import { Alert, Stack, Text } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { useEffortWords } from "../parts/use-effort-words";
import { useFigureWords } from "../parts/use-figure-words";
import type { PairProps } from "./pair";

/** The coefficients of a channel; null: it has none overall. */
export const overallOf = (channel: ChannelAgreement | null): Agreement | null =>
  channel === null || "canSay" in channel.overall ? null : channel.overall;

/** What there is to know first: how often two told the same, and how much that is beyond chance. */
export function AgreementLead({ pair, analysis }: PairProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const effort = useEffortWords();
  const words = useFigureWords();
  const { names } = analysis;
  const channels = (["scans", "focal"] as const).flatMap((of) => {
    const overall = overallOf(pair[of]);
    return overall === null ? [] : [{ of, overall }];
  });
  const people = format.list([pair.oneId, pair.otherId].map(names.person));
  const { one, other } = pair.animals;
  const others = [...one, ...other];
  const isFilm = pair.occasions.some(({ alignedBy }) => alignedBy === "start");
  return (
    <Stack gap="xs">
      {channels.length === 0 && (
        <Text size="lg" fw={500}>
          {t("analysis.agreement.leadNothing", { people })}
        </Text>
      )}
      {channels.map(({ of, overall }) => (
        <Text key={of} size="lg" fw={500}>
          {t(`analysis.agreement.lead.${of}`, {
            people,
            share: words.said(overall.observed, "share", (count) =>
              t(`analysis.agreement.says.${of}`, { count }),
            ),
            kappa: words.said(overall.kappa, "number", (count) =>
              t(`analysis.agreement.says.${of}`, { count }),
            ),
          })}
        </Text>
      ))}
      <Text size="sm" c="dimmed">
        {t("analysis.agreement.watched", {
          count: pair.occasions.length,
          length: effort.length(pair.commonMs),
          animals: effort.animals(pair.animals.both.length),
        })}
      </Text>
      {others.length > 0 && (
        <Text size="sm" c="dimmed">
          {t("analysis.agreement.onlyOne", {
            names: format.list(others.map(names.animal)),
          })}
        </Text>
      )}
      {isFilm && (
        <Text size="sm" c="dimmed">
          {t("analysis.agreement.film")}
        </Text>
      )}
      {channels.some(({ overall }) => overall.isParadox) && (
        <Alert
          role="status"
          color="yellow"
          icon={<IconInfoCircle aria-hidden />}
        >
          {t("analysis.agreement.paradox")}
        </Alert>
      )}
    </Stack>
  );
}

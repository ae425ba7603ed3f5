import { Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../../data/live-store";
import { useFormat } from "../../../../lib/use-format";
import { PendingBadge } from "../../../../ui/display/pending-badge";
import { Panel } from "../../../../ui/page/panel";
import type { SessionNames } from "../../parts/use-session-names";
import type { SessionPlan } from "../../parts/use-plans";
import { useChangeWords } from "./use-change-words";

interface CorrectionListProps {
  rows: readonly Row<"obsCorrections">[];
  /** By correction: what stood there before it. */
  before: Readonly<Record<string, string | null>>;
  /** Those that fit nothing. */
  flaws: readonly string[];
  /** Those that a later one took back. */
  takenBack: readonly string[];
  startedAt: Date;
  plan: SessionPlan;
  names: SessionNames;
}

/** What was put right, from what to what, by whom, when and why, the latest first; nothing where nothing was. */
export function CorrectionList(props: CorrectionListProps) {
  const { rows, before, flaws, takenBack, startedAt } = props;
  const { plan, names } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const wordsOf = useChangeWords(startedAt, plan, names);
  if (rows.length === 0) return null;
  return (
    <Panel title={t("observation.record.headings.corrections")}>
      <Stack gap="md" component="ul" p={0} m={0}>
        {rows.toReversed().map(({ id, data, pending }) => (
          <li key={id} style={{ listStyle: "none" }}>
            <Group gap="xs">
              <Text fw={500}>
                {t("observation.record.states.beforeAfter", {
                  before: wordsOf(before[id] ?? null),
                  after: wordsOf(data.change),
                })}
              </Text>
              {pending && <PendingBadge />}
            </Group>
            <Text size="sm">{data.reason}</Text>
            <Text size="sm" c="dimmed">
              {names.person(data.by)} · {format.dateTime(data.at)}
            </Text>
            {takenBack.includes(id) && (
              <Text size="sm" c="dimmed">
                {t("observation.record.states.wasTakenBack")}
              </Text>
            )}
            {flaws.includes(id) && (
              <Text size="sm" c="dimmed">
                {t("observation.record.states.fitsNothing")}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    </Panel>
  );
}

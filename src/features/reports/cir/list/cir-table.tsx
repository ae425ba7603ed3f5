import { href } from "@domain/pages";
import type { Cir } from "@domain/report/cir/cir";
import type { FollowUpCounts } from "@domain/report/cir/follow-up";
import {
  countFollowUps,
  findingsBySeverity,
} from "@domain/report/cir/follow-up";
import { Group } from "@mantine/core";
import {
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../../data/live-store";
import { useFormat } from "../../../../lib/use-format";
import { ComingName } from "../../../../ui/display/coming-name";
import { PendingBadge } from "../../../../ui/display/pending-badge";
import { StatusBadge } from "../../../../ui/display/status-badge";
import { RecordList } from "../../../../ui/list/record-list";
import { SeverityMark } from "../marks";
import { useCirWords } from "../use-cir-words";
import { useFollowUps } from "../use-follow-ups";

/** Visits' reports as rows: what was found, and what became of what was recommended; each leads to its page. */
export function CirTable({ rows }: { rows: readonly Row<"cirs">[] }) {
  const { t } = useTranslation();
  const words = useCirWords();
  const followUps = useFollowUps(rows.map(({ data }) => data));
  return (
    <RecordList
      label={t("cir.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("cir", { reportId: id })}
      columns={[
        {
          id: "title",
          header: t("cir.fields.title"),
          width: "minmax(10rem, 2fr)",
          cell: ({ data, pending }) => (
            <Group gap="xs" component="span">
              {data.title}
              {pending && <PendingBadge />}
            </Group>
          ),
        },
        {
          id: "visitDate",
          header: t("cir.fields.visitDate"),
          width: "fit",
          from: 480,
          card: "bare",
          cell: ({ data }) => words.day(data.visitDate),
        },
        {
          id: "findings",
          header: t("cir.fields.findings"),
          width: "minmax(0, 2fr)",
          from: 760,
          cell: ({ data }) => <Findings cir={data} />,
        },
        {
          id: "recommendations",
          header: t("cir.fields.recommendations"),
          width: "minmax(0, 2fr)",
          from: 760,
          cell: ({ data }) =>
            followUps.isKnown ? (
              <Became counts={countFollowUps(followUps.of(data))} />
            ) : (
              <ComingName />
            ),
        },
      ]}
    />
  );
}

function Findings({ cir }: { cir: Cir }) {
  const { t } = useTranslation();
  const format = useFormat();
  const found = findingsBySeverity(cir);
  if (found.length === 0) return t("cir.states.noFinding");
  return (
    <Group gap={4} component="span">
      {found.map(({ severity, count }) => (
        <SeverityMark
          key={severity}
          severity={severity}
          count={format.number(count)}
        />
      ))}
    </Group>
  );
}

const parts = [
  ["done", "green", IconCircleCheck],
  ["open", "blue", IconCircle],
  ["late", "red", IconAlertTriangle],
] as const;

function Became({ counts }: { counts: FollowUpCounts }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (counts.all === 0) return t("cir.states.noRecommendation");
  return (
    <Group gap={4} component="span">
      {parts
        .filter(([state]) => counts[state] > 0)
        .map(([state, color, icon]) => (
          <StatusBadge
            key={state}
            color={color}
            icon={icon}
            label={t("cir.states.counted", {
              what: t(`cir.options.counted.${state}`),
              n: format.number(counts[state]),
            })}
          />
        ))}
    </Group>
  );
}

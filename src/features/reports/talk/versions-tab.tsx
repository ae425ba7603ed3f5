import { href } from "@domain/pages";
import { seriesQueries } from "@domain/report/report-queries";
import { stateOf } from "@domain/report/state";
import { Group, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { ListNotes } from "../../../ui/list/list-notes";
import { QueryState } from "../../../ui/state/query-state";
import { StateBadge } from "../parts/state-badge";
import { useReportWords } from "../parts/use-report-words";

/** The versions of a report: those that were approved stay as they were. */
export function VersionsTab({ row }: { row: Row<"reports"> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useReportWords();
  const session = useReadySession();
  const live = useLiveQueries(seriesQueries(session, row.data.seriesId));
  return (
    <QueryState query={live} isEmpty={() => false}>
      {({ rows, unreadable, full }) => (
        <Stack gap="sm">
          <Text c="dimmed">{t("reports.help.versions")}</Text>
          <Stack
            component="ol"
            gap="xs"
            m={0}
            p={0}
            style={{ listStyle: "none" }}
          >
            {rows
              .toSorted((a, b) => b.data.version - a.data.version)
              .map(({ id, data }) => (
                <Group key={id} component="li" gap="sm" mih={44}>
                  {id === row.id ? (
                    <Text fw={600} aria-current="page">
                      {t("reports.states.version", {
                        n: format.number(data.version),
                      })}
                    </Text>
                  ) : (
                    <TextLink
                      to={href("report", { reportId: id, tab: "preview" })}
                    >
                      {t("reports.states.version", {
                        n: format.number(data.version),
                      })}
                    </TextLink>
                  )}
                  <StateBadge state={stateOf(data)} />
                  {data.approvedBy !== null && data.approvedAt !== null && (
                    <Text span size="sm" c="dimmed">
                      {t("reports.states.approvedBy", {
                        name: words.person(data.approvedBy),
                        date: format.date(data.approvedAt),
                      })}
                    </Text>
                  )}
                </Group>
              ))}
          </Stack>
          <ListNotes unreadable={unreadable} full={full} shown={rows.length} />
        </Stack>
      )}
    </QueryState>
  );
}

import type { Effort } from "@domain/observation/effort";
import { effortOf } from "@domain/observation/effort";
import { sessionHistoryQueries } from "@domain/observation/obs-session-queries";
import { href } from "@domain/pages";
import type { CalendarDay } from "@domain/time/calendar-day";
import { addDays, isCalendarDay } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { Box, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { DayField } from "../../../ui/form/fields/date-field";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { FilterBar } from "../../../ui/list/filter/filter-bar";
import { FilterChoice } from "../../../ui/list/filter/filter-choice";
import { ListNotes } from "../../../ui/list/list-notes";
import { RecordList } from "../../../ui/list/record-list";
import { Panel } from "../../../ui/page/panel";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { useLengthWords } from "../parts/use-length-words";
import { useAskedNames, useSessionNames } from "../parts/use-session-names";
import { sessionFilter } from "./session-filter";
import { ShortPanel } from "./short-panel";

/** So many days are added up where nobody says from when. */
const usualDays = 30;
/** So many sessions are added up at most: a page says where there were more. */
const effortMost = 300;
/** Below this numbers stand under the name: each says itself what it counts. */
const foldsBelow = 640;

/** How long and how often animals were watched and people watched, within a period. */
export function EffortTab() {
  const { t } = useTranslation();
  const session = useReadySession();
  const [filters, change] = useFilter(sessionFilter);
  const today = parisDay(useNow());
  const until = filters.until ?? today;
  const since = filters.since ?? addDays(until, 1 - usualDays);
  const live = useLiveQueries(
    sessionHistoryQueries(session, since, until, effortMost),
  );
  const { campaignId } = filters;
  const all = live.state === "data" ? live.data.rows : [];
  const campaignIds = [
    ...new Set([campaignId, ...all.map(({ data }) => data.campaignId)]),
  ]
    .filter((id) => id !== null)
    .sort();
  const names = useAskedNames([], campaignIds);
  const day = (name: "since" | "until", value: CalendarDay) => (
    <DayField
      label={t(`observation.list.fields.${name}`)}
      maw={180}
      value={value}
      onChange={(given) =>
        change({
          [name]: given !== null && isCalendarDay(given) ? given : null,
        })
      }
    />
  );
  return (
    <>
      <FilterBar label={t("observation.list.actions.filter")}>
        {day("since", since)}
        {day("until", until)}
        {campaignIds.length > 0 && (
          <FilterChoice
            label={t("observation.list.fields.campaign")}
            all={t("observation.list.fields.campaign")}
            values={campaignIds}
            labelOf={names.campaign}
            value={campaignId}
            onChange={(id) => change({ campaignId: id })}
          />
        )}
      </FilterBar>
      {campaignId !== null && (
        <Box mb="md">
          <ShortPanel campaignId={campaignId} />
        </Box>
      )}
      <QueryState
        query={live}
        empty={
          <EmptyState
            icon={IconEye}
            title={t("observation.list.states.noEffort")}
            body={t("observation.list.states.noEffortHelp")}
          />
        }
      >
        {({ rows, unreadable, full }) => {
          const efforts = effortOf(
            rows
              .map(({ data }) => data)
              .filter(
                (one) => campaignId === null || one.campaignId === campaignId,
              ),
          );
          return (
            <Stack gap="md">
              <Total all={efforts.all} />
              <SimpleGrid cols={{ base: 1, lg: 2 }}>
                <ByWhom kind="animal" of={efforts.byAnimal} />
                <ByWhom kind="observer" of={efforts.byObserver} />
              </SimpleGrid>
              <ListNotes
                unreadable={unreadable}
                full={full}
                shown={rows.length}
              />
            </Stack>
          );
        }}
      </QueryState>
    </>
  );
}

function Total({ all }: { all: Effort }) {
  const { t } = useTranslation();
  const length = useLengthWords();
  return (
    <Group gap="xs" role="status">
      <Text fw={600}>
        {[
          t("observation.list.states.sessions", { count: all.sessions }),
          length(all.watchedMs),
          t("observation.list.states.scans", { count: all.scans }),
        ].join(" · ")}
      </Text>
    </Group>
  );
}

interface ByWhomProps {
  kind: "animal" | "observer";
  of: ReadonlyMap<string, Effort>;
}

/** Animals or people, the most watched first; each leads to its sessions. */
function ByWhom({ kind, of }: ByWhomProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const length = useLengthWords();
  const names = useSessionNames();
  const [filters] = useFilter(sessionFilter);
  const nameOf = kind === "animal" ? names.animal : names.person;
  const rows = [...of]
    .map(([id, effort]) => ({ id, name: nameOf(id), ...effort }))
    .sort((a, b) => b.watchedMs - a.watchedMs || format.byName(a.name, b.name));
  const title = t(`observation.list.headings.by.${kind}`);
  return (
    <Panel title={title}>
      <RecordList
        label={title}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) =>
          href("obsSessionList", {
            [kind === "animal" ? "animalId" : "userId"]: id,
            campaignId: filters.campaignId,
            since: filters.since,
            until: filters.until,
          })
        }
        columns={[
          {
            id: "name",
            header: t(`observation.list.fields.${kind}`),
            width: "minmax(7rem, 2fr)",
            cell: ({ name }) => name,
          },
          {
            id: "watched",
            header: t("observation.list.fields.watched"),
            width: "fit",
            from: foldsBelow,
            cell: ({ watchedMs }) => length(watchedMs),
          },
          {
            id: "scans",
            header: t("observation.list.fields.scans"),
            width: "fit",
            from: foldsBelow,
            cell: ({ scans: count }, folded) =>
              folded
                ? t("observation.list.states.scans", { count })
                : format.number(count),
          },
          {
            id: "sessions",
            header: t("observation.list.fields.sessions"),
            width: "fit",
            from: foldsBelow,
            cell: ({ sessions: count }, folded) =>
              folded
                ? t("observation.list.states.sessions", { count })
                : format.number(count),
          },
        ]}
      />
    </Panel>
  );
}

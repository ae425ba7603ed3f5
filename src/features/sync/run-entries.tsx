import type { RunEntry, RunStatus } from "@domain/sync/run";
import { syncPartsQuery } from "@domain/sync/sync-queries";
import { Badge, Box, Group, Stack, Text } from "@mantine/core";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useGrowingList } from "../../data/hooks/use-growing-list";
import { LoadMore } from "../../ui/list/load-more";
import { QueryState } from "../../ui/state/query-state";
import type { ShownList } from "./run-counts";
import {
  collectionWord,
  fieldWord,
  outcomeWord,
  reasonWord,
} from "./run-words";

interface Shown extends RunEntry {
  collection: string;
  isNew: boolean;
  skipped: boolean;
}

/** Which records they are, with what differs or why they are refused. */
export function RunEntries({
  runId,
  list,
  status,
}: {
  runId: string;
  list: ShownList;
  status: RunStatus;
}) {
  const { t } = useTranslation();
  const { live, more, growing } = useGrowingList((limit) =>
    syncPartsQuery(runId, list, limit),
  );
  const label = `${collectionWord(t, list.collection)} · ${outcomeWord(t, list.outcome, status)}`;
  return (
    <Stack gap="xs">
      <Text fw={600}>{label}</Text>
      <QueryState query={live}>
        {({ rows }) => (
          <EntryList
            label={label}
            entries={rows.flatMap(({ data }) =>
              data.entries.map((entry) => ({
                ...entry,
                collection: list.collection,
                isNew: list.outcome === "new",
                skipped: data.skipped.includes(entry.id),
              })),
            )}
          />
        )}
      </QueryState>
      <LoadMore onMore={more} loading={growing} />
    </Stack>
  );
}

/** Shorter lists are drawn whole, so that the browser's own search finds every row. */
const drawnWhole = 60;
const rowHeight = 48;

function EntryList({
  label,
  entries,
}: {
  label: string;
  entries: readonly Shown[];
}) {
  const at = useRef<HTMLUListElement>(null);
  const virtual = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollMargin: at.current?.offsetTop ?? 0,
    enabled: entries.length > drawnWhole,
  });
  if (entries.length <= drawnWhole)
    return (
      <Box component="ul" aria-label={label} p={0} m={0}>
        {entries.map((entry, index) => (
          <Entry key={`${entry.id} ${index}`} entry={entry} />
        ))}
      </Box>
    );
  const margin = virtual.options.scrollMargin;
  return (
    <Box
      component="ul"
      ref={at}
      aria-label={label}
      p={0}
      m={0}
      pos="relative"
      h={virtual.getTotalSize()}
    >
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const entry = entries[index];
        return entry === undefined ? null : (
          <Entry
            key={key}
            entry={entry}
            index={index}
            measure={virtual.measureElement}
            style={{
              position: "absolute",
              insetInline: 0,
              top: 0,
              transform: `translateY(${String(start - margin)}px)`,
            }}
          />
        );
      })}
    </Box>
  );
}

interface EntryProps {
  entry: Shown;
  index?: number;
  measure?: (row: HTMLElement | null) => void;
  style?: React.CSSProperties;
}

function Entry({ entry, index, measure, style }: EntryProps) {
  const { t } = useTranslation();
  const { collection, id, name, line, changes, reasons, skipped } = entry;
  return (
    <Box
      component="li"
      ref={measure}
      data-index={index}
      py="xs"
      style={{
        ...style,
        listStyle: "none",
        borderBottom: "1px solid var(--mantine-color-default-border)",
      }}
    >
      <Group gap="xs">
        <Text fs="italic" style={{ overflowWrap: "anywhere" }}>
          {name === "" ? t("sync.states.noName") : name}
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {[
            id,
            ...(line === null || reasons.length === 0
              ? []
              : [t("sync.states.line", { line })]),
          ]
            .filter((word) => word !== "")
            .join(" · ")}
        </Text>
        {skipped && (
          <Badge color="yellow" variant="light">
            {t("sync.options.outcomes.meanwhile")}
          </Badge>
        )}
      </Group>
      {changes.map(({ field, before, after }) => (
        <Text key={field} size="sm" style={{ overflowWrap: "anywhere" }}>
          {entry.isNew
            ? t("sync.states.given", {
                field: fieldWord(t, collection, field),
                value: after ?? "–",
              })
            : t("sync.states.difference", {
                field: fieldWord(t, collection, field),
                before: before ?? "–",
                after: after ?? "–",
              })}
        </Text>
      ))}
      {reasons.map((reason) => (
        <Text key={`${reason.code} ${reason.field}`} size="sm">
          {reasonWord(t, collection, reason)}
        </Text>
      ))}
    </Box>
  );
}

import {
  activeAlertsQueries,
  alertHistoryQueries,
} from "@domain/measures/alerts/alert-queries";
import {
  alertLevelOf,
  canAcknowledge,
  graverFirst,
} from "@domain/measures/alerts/alert";
import { alertFacts } from "@domain/measures/alerts/collection";
import { fullName } from "@domain/person/user";
import { href } from "@domain/pages";
import { Box, Button, Text } from "@mantine/core";
import {
  IconAlertTriangle,
  IconBellCheck,
  IconCircleCheck,
  IconCircleDashedCheck,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import { useNow } from "../../../data/hooks/use-live";
import { usePeople } from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { StatusBadge } from "../../../ui/display/status-badge";
import type { Column } from "../../../ui/list/columns";
import { LoadMore } from "../../../ui/list/load-more";
import { RecordList } from "../../../ui/list/record-list";
import { usePageParams } from "../../../ui/list/search-params";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { AcknowledgePanel } from "./acknowledge-panel";
import { useAlertWords } from "./use-alert-words";

type AlertRow = Row<"alerts">;

/** So many more of what was are read each time. */
const shownAtOnce = 50;
const shownKinds = ["active", "all"] as const;

/** What somebody has to look at, since when, and what became of what was. */
export function Component() {
  const { t } = useTranslation();
  const session = useReadySession();
  const [params, change] = usePageParams();
  const [opened, open] = useState<AlertRow | null>(null);
  const isAll = params.get("status") === "all";
  const { live, more, growing } = useGrowingList(
    (limit) =>
      isAll
        ? alertHistoryQueries(session, limit)
        : activeAlertsQueries(session, limit),
    { step: shownAtOnce, key: isAll ? "all" : "active" },
  );
  // Of a list that goes on nobody knows how many there are.
  const count =
    live.state === "data" && more === null ? live.data.rows.length : undefined;
  return (
    <>
      <PageHeader
        title={t("measures.alerts.title")}
        count={isAll ? undefined : count}
        crumbs={[{ label: t("measures.alerts.back"), to: href("dashboard") }]}
      />
      <Box mb="md">
        <ChoiceChips
          label={t("measures.alerts.which")}
          hideLabel
          options={shownKinds.map((value) => ({
            value,
            label: t(`measures.alerts.kinds.${value}`),
          }))}
          value={isAll ? "all" : "active"}
          onChange={(kind) => change({ status: kind === "all" ? "all" : null })}
        />
      </Box>
      <QueryState
        query={live}
        empty={
          <EmptyState
            icon={IconBellCheck}
            title={t("measures.alerts.none")}
            body={t("measures.alerts.noneHelp")}
          />
        }
      >
        {({ rows }) => (
          <>
            <AlertList
              rows={
                isAll
                  ? rows
                  : rows.toSorted((a, b) => graverFirst(a.data, b.data))
              }
              isAll={isAll}
              onAcknowledge={open}
            />
            <LoadMore loading={growing} onMore={more} />
          </>
        )}
      </QueryState>
      {opened !== null && (
        <AcknowledgePanel row={opened} onClose={() => open(null)} />
      )}
    </>
  );
}

/** Where an alert leads: to the chart of what it is about, to the animal, else to the sources. */
function hrefOf({ data: { subject, values } }: AlertRow): string {
  const { parameterId } = values;
  if (subject.kind === "animal")
    return typeof parameterId === "string"
      ? href("veterinaryParameters", { animalId: subject.id, parameterId })
      : href("animal", { animalId: subject.id });
  return subject.kind === "enclosure"
    ? href("enclosureSensors", {
        enclosureId: subject.id,
        areaId: subject.areaId,
        parameterId: typeof parameterId === "string" ? parameterId : null,
      })
    : href("enclosureSensors", { tab: "sources" });
}

interface AlertListProps {
  rows: readonly AlertRow[];
  /** What is over and seen to as well, with how it went. */
  isAll: boolean;
  onAcknowledge: (row: AlertRow) => void;
}

function AlertList({ rows, isAll, onAcknowledge }: AlertListProps) {
  const { t } = useTranslation();
  const may = useCan();
  const { whatOf } = useAlertWords();
  const columns = useColumns().filter(({ id }) => isAll || id !== "course");
  return (
    <RecordList
      label={t("measures.alerts.title")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={hrefOf}
      columns={columns}
      rowActions={(row) =>
        canAcknowledge(row.data) &&
        may("acknowledge", "alerts", alertFacts(row.data)) && (
          <Button
            variant="light"
            mih={36}
            h="auto"
            py={6}
            maw={{ base: 124, xs: "none" }}
            styles={{ label: { whiteSpace: "normal" } }}
            aria-label={t("common.messages.actionOn", {
              action: t("measures.alerts.acknowledge"),
              name: whatOf(row.data),
            })}
            onClick={() => onAcknowledge(row)}
          >
            {t("measures.alerts.acknowledge")}
          </Button>
        )
      }
    />
  );
}

/** Whether it goes on, is over, or somebody has seen to it. */
function State({ row: { data } }: { row: AlertRow }) {
  const { t } = useTranslation();
  if (data.status === "acknowledged")
    return (
      <StatusBadge
        color="gray"
        icon={IconCircleCheck}
        label={t("measures.alerts.states.acknowledged")}
      />
    );
  return data.closedAt === null ? (
    <StatusBadge
      color="orange"
      icon={IconAlertTriangle}
      label={t("measures.alerts.states.goingOn")}
    />
  ) : (
    <StatusBadge
      color="blue"
      icon={IconCircleDashedCheck}
      label={t("measures.alerts.states.over")}
    />
  );
}

interface LevelProps {
  row: AlertRow;
  folded: boolean;
}

/** How grave it is; what is grave stands out. */
function Level({ row: { data }, folded }: LevelProps) {
  const { t } = useTranslation();
  const level = alertLevelOf(data);
  const word = t(`measures.alerts.levels.${level}`);
  const isGrave = level === "high" || level === "critical";
  return (
    <Text component="span" inherit fw={isGrave ? 600 : 400}>
      {folded ? t("measures.alerts.levelIs", { level: word }) : word}
    </Text>
  );
}

/** What somebody wrote is read to its end. */
const whole = { whiteSpace: "normal", overflowWrap: "anywhere" } as const;

/** When it began and ended, and who has seen to it and why. */
function Course({ row: { data } }: { row: AlertRow }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const format = useFormat();
  const now = useNow();
  const people = usePeople(zooId);
  const { closedAt, acknowledgedBy, acknowledgedAt, reason } = data;
  const person = people.of(acknowledgedBy);
  return (
    <>
      {closedAt !== null && (
        <Text component="span" display="block" size="sm" style={whole}>
          {t("measures.alerts.overAt", { at: format.moment(closedAt, now) })}
        </Text>
      )}
      {acknowledgedAt !== null && (
        <Text component="span" display="block" size="sm" style={whole}>
          {t("measures.alerts.seenBy", {
            name: person === undefined ? "—" : fullName(person),
            at: format.moment(acknowledgedAt, now),
            reason: reason ?? "",
          })}
        </Text>
      )}
    </>
  );
}

function useColumns(): Column<AlertRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { whatOf, whereOf } = useAlertWords();
  return [
    {
      id: "what",
      header: t("measures.alerts.fields.what"),
      cell: ({ data, pending }) => (
        <>
          <span style={{ whiteSpace: "normal" }}>{whatOf(data)}</span>{" "}
          {pending && <PendingBadge />}
        </>
      ),
      width: "minmax(0, 2fr)",
    },
    {
      id: "level",
      header: t("measures.alerts.fields.level"),
      cell: (row) => <Level row={row} folded={false} />,
      width: "fit",
      card: "hidden",
      from: 900,
    },
    {
      id: "where",
      header: t("measures.alerts.fields.where"),
      cell: (row, folded) =>
        folded ? (
          <span style={whole}>
            <Level row={row} folded />
            {[whereOf(row.data), format.moment(row.data.openedAt, now)]
              .filter((part) => part !== "")
              .map((part) => ` · ${part}`)}
          </span>
        ) : (
          whereOf(row.data)
        ),
      width: "minmax(0, 1.4fr)",
      card: "bare",
      from: 900,
    },
    {
      id: "type",
      header: t("measures.alerts.fields.type"),
      cell: ({ data }) => t(`measures.alerts.types.${data.type}`),
      card: "hidden",
      from: 1000,
    },
    {
      id: "since",
      header: t("measures.alerts.fields.since"),
      cell: ({ data }) => format.moment(data.openedAt, now),
      card: "hidden",
      from: 900,
    },
    {
      id: "state",
      header: t("measures.alerts.fields.status"),
      cell: (row) => <State row={row} />,
      width: "fit",
      card: "bare",
      from: 640,
    },
    {
      id: "course",
      header: t("measures.alerts.fields.course"),
      cell: (row) => <Course row={row} />,
      width: "minmax(0, 2.4fr)",
      card: "bare",
      from: 1000,
    },
  ];
}

import { readsAllTasks } from "@domain/access/reach";
import type { WorkRecord } from "@domain/task/work-queries";
import { Center, Skeleton, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Live, Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import { DueTime } from "../parts/due-time";
import { PersonName } from "../parts/person-name";
import { SectorSheetLink } from "../sheet/sheet-link";
import { RailRow } from "./rail-row";
import { RecordTeam } from "./record-team";
import classes from "./rail.module.css";
import { AllLink, PlanLink, aboutRecord } from "./work-links";
import type { RecordWork } from "./use-record-work";
import { useRecordWork } from "./use-record-work";

/** Work beside a sector, an enclosure or an animal: what is next, who, what was done last. */
export function Component(record: WorkRecord) {
  return (
    <>
      <Next record={record} />
      <RecordTeam sectorId={record.sectorId} />
      <Done record={record} />
    </>
  );
}

interface RecordProps {
  record: WorkRecord;
}

/** What is next about a record. */
export function Next({ record }: RecordProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const live = useRecordWork(record, "next");
  // Where there is nothing, the way to something takes no room of its own.
  const isEmpty = holdsNone(live);
  return (
    <Panel
      title={t("tasks.rail.next")}
      aside={
        isEmpty ? (
          <PlanLink record={record} small />
        ) : (
          <AllLink about={aboutRecord(record)} />
        )
      }
    >
      <Rows live={live} none={useNone("Next")}>
        {({ rows }) => (
          <ul className={[classes.rows, classes.next].join(" ")}>
            {rows.map((row) => (
              <RailRow key={row.id} row={row}>
                <DueTime task={row.data} now={now}>
                  {format.moment(row.data.dueAt, now)}
                </DueTime>
                <Asked row={row} />
              </RailRow>
            ))}
          </ul>
        )}
      </Rows>
      {!isEmpty && <PlanLink record={record} />}
      {record.kind === "sectors" && !isEmpty && (
        <Center mt="xs">
          <SectorSheetLink sectorId={record.id} />
        </Center>
      )}
    </Panel>
  );
}

/** Who is at it, else who is asked by name. */
function Asked({ row: { data } }: { row: Row<"tasks"> }) {
  const id = data.takenBy ?? data.responsibleIds[0];
  if (id === undefined) return null;
  const more = data.takenBy === null ? data.responsibleIds.length - 1 : 0;
  return (
    <span>
      · <PersonName id={id} />
      {more > 0 && ` +${String(more)}`}
    </span>
  );
}

const holdsNone = (live: Live<RecordWork>): boolean =>
  live.state === "data" && live.data.rows.length === 0;

/** Who reads only what asks for them is not told that there is nothing at all. */
function useNone(which: "Next" | "Done"): string {
  const { t } = useTranslation();
  const all = readsAllTasks(useReadySession());
  return t(`tasks.rail.none${which}${all ? "" : "Yours"}`);
}

function Done({ record }: RecordProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const live = useRecordWork(record, "done");
  const about = { ...aboutRecord(record), status: "DONE" };
  return (
    <Panel
      title={t("tasks.rail.done")}
      aside={!holdsNone(live) && <AllLink about={about} />}
    >
      <Rows live={live} none={useNone("Done")}>
        {({ rows }) => (
          <ul className={classes.rows}>
            {rows.map((row) => (
              <RailRow key={row.id} row={row}>
                {row.data.completedAt !== null &&
                  format.moment(row.data.completedAt, now)}
                {row.data.completedBy !== null && (
                  <span>
                    · <PersonName id={row.data.completedBy} />
                  </span>
                )}
              </RailRow>
            ))}
          </ul>
        )}
      </Rows>
    </Panel>
  );
}

interface RowsProps {
  live: Live<RecordWork>;
  none: string;
  children: (work: RecordWork) => React.ReactNode;
}

function Rows({ live, none, children }: RowsProps) {
  return (
    <QueryState
      query={live}
      skeleton={<Skeleton height={88} />}
      empty={<Text c="dimmed">{none}</Text>}
    >
      {children}
    </QueryState>
  );
}

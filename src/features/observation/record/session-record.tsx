import { obsSessionFacts } from "@domain/observation/collection";
import type { ObsSession } from "@domain/observation/obs-session";
import {
  followedAt,
  metIn,
  mostDone,
  timeLineOf,
} from "@domain/observation/timeline/timeline";
import { rowsIn } from "@domain/observation/rows/keyed";
import { lastCollected } from "@domain/observation/rows/row";
import { endOfSession } from "@domain/observation/watched";
import { livesHere } from "@domain/directory/counts";
import { Alert, Stack, Text } from "@mantine/core";
import { IconBan } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useDirectory } from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { usePageParams } from "../../../ui/list/search-params";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { ContextPanel } from "../context/context-panel";
import { contextIn } from "../context/use-context-form";
import { SessionMarks } from "../list/session-marks";
import { useLengthWords } from "../parts/use-length-words";
import type { SessionNames } from "../parts/use-session-names";
import { useSessionNames } from "../parts/use-session-names";
import { ActTable } from "./act-table";
import type { Correcting } from "./correcting/correcting";
import { CorrectionList } from "./correcting/correction-list";
import { CorrectionPanel } from "./correcting/correction-panel";
import { MarkList } from "./mark-list";
import { RecordHeader } from "./record-header";
import { ScanTable } from "./scan-table";
import { SessionFacts } from "./session-facts";
import { TimeLine } from "./time-line/time-line";
import { TrainingResult } from "./training-result";
import type { SessionPlan } from "../parts/use-plans";
import { usePlans } from "../parts/use-plans";
import type { SessionRecords } from "../../../data/observation/use-recorded";
import { useRecorded } from "../../../data/observation/use-recorded";

interface SessionRecordProps {
  /** A session that is closed. */
  row: Row<"obsSessions">;
}

/** What was collected in a session, as it stands with what was put right: over its time, act by act, scan by scan. */
export function SessionRecord({ row }: SessionRecordProps) {
  const { data } = row;
  const live = useRecorded({ ...data, obsSessionId: row.id });
  const plan = usePlans([data])?.[0] ?? null;
  const names = useSessionNames(data.enclosureId);
  if (plan === null) return <PageSkeleton />;
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} isEmpty={() => false}>
      {(records) => (
        <>
          <Recorded row={row} records={records} plan={plan} names={names} />
          <TrainingResult session={data} sourceId={row.id} />
        </>
      )}
    </QueryState>
  );
}

interface RecordedProps extends SessionRecordProps {
  records: SessionRecords;
  plan: SessionPlan;
  names: SessionNames;
}

/** Animals that can be named: those of the session, then all that live here. */
function useAnimalChoice(
  { animalIds, effort }: ObsSession,
  names: SessionNames,
) {
  const { zooId } = useReadySession();
  const { list } = useDirectory("animals", zooId);
  const own = [...new Set([...animalIds, ...Object.keys(effort)])];
  const others = list
    .filter((one) => livesHere(one) && !own.includes(one.id))
    .map(({ id }) => id);
  return [...own, ...others].map((value) => ({
    value,
    label: names.animal(value),
  }));
}

/** The instant that the address leads to, in ms since the session began; null: to none. */
function useMoment(): number | null {
  const [params] = usePageParams();
  const text = params.get("moment") ?? "";
  return /^\d{1,9}$/u.test(text) ? Number(text) : null;
}

function Recorded({ row, records, plan, names }: RecordedProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const length = useLengthWords();
  const may = useCan();
  const { data } = row;
  const { recorded } = records;
  const context = contextIn(data);
  const isVoid = records.voidedAt !== null;
  const line = useMemo(() => timeLineOf(data, recorded), [data, recorded]);
  const animals = useAnimalChoice(data, names);
  const [correcting, setCorrecting] = useState<Correcting | null>(null);
  const startedAt = data.startedAt ?? new Date(0);
  const place = names.enclosure(data.enclosureId);
  const name = `${place}, ${format.dateTime(startedAt)}`;
  const most = mostDone(line, recorded);
  const met = metIn(recorded);
  const followed = new Set([
    ...met,
    ...line.lanes.map(({ animalId }) => animalId),
  ]).size;
  const watched = length(line.watchedMs);
  const summary =
    met.size < followed
      ? t("observation.record.summary.metOf", {
          length: watched,
          met: met.size,
          all: followed,
        })
      : t("observation.record.summary.watched", {
          length: watched,
          count: followed,
        });
  const moment = useMoment();
  const closedMs = (data.endedAt ?? startedAt).getTime() - startedAt.getTime();
  const mayCorrect = may("create", "obsCorrections", obsSessionFacts(data));
  const onCorrect =
    mayCorrect && data.status === "closed" ? setCorrecting : null;
  const shared = { startedAt, plan, names };
  return (
    <>
      <RecordHeader
        row={row}
        pending={row.pending || records.pending}
        place={place}
        name={name}
        isVoid={isVoid}
        onCorrect={onCorrect}
      />
      <Stack gap="lg">
        {isVoid && (
          <Alert
            role="status"
            color="red"
            icon={<IconBan aria-hidden />}
            title={t("observation.record.states.isVoid")}
          >
            {t("observation.record.help.isVoid")}
          </Alert>
        )}
        <div>
          <Text size="lg" fw={600} mb={6}>
            {most === undefined
              ? summary
              : t("observation.record.summary.most", {
                  summary,
                  behaviour: plan.nameOf(most),
                })}
          </Text>
          <SessionMarks session={data} />
          {records.unreadable > 0 && (
            <Text size="sm" c="dimmed" role="status">
              {t("common.messages.unreadable", { count: records.unreadable })}
            </Text>
          )}
        </div>
        <Panel title={t("observation.record.headings.facts")}>
          <SessionFacts
            session={data}
            endedAt={endOfSession(data, rowsIn(recorded))}
            names={names}
          />
        </Panel>
        {context !== null && (
          <ContextPanel asked={context} answers={data.contextAnswers} />
        )}
        {line.lanes.length > 0 && data.channels.includes("focal") && (
          <Panel title={t("observation.record.headings.timeLine")}>
            <TimeLine {...shared} line={line} moment={moment} />
          </Panel>
        )}
        {data.channels.includes("focal") && (
          <Panel title={t("observation.record.headings.acts")}>
            <ActTable
              {...shared}
              rows={recorded.focal}
              name={name}
              onCorrect={onCorrect}
            />
          </Panel>
        )}
        {(data.channels.includes("scan") || recorded.scans.length > 0) && (
          <Panel title={t("observation.record.headings.scans")}>
            <ScanTable
              {...shared}
              scans={recorded.scans}
              missed={line.missed}
              askedAt={(at) => followedAt(line, at)}
              onCorrect={onCorrect}
              moment={moment}
            />
          </Panel>
        )}
        <MarkList {...shared} marks={recorded.marks} onCorrect={onCorrect} />
        <CorrectionList
          {...shared}
          rows={records.corrections}
          before={records.before}
          flaws={records.flaws}
          takenBack={records.takenBack}
        />
      </Stack>
      {correcting !== null && (
        <CorrectionPanel
          what={correcting}
          session={data}
          name={name}
          startedAt={startedAt}
          lengthMs={line.lengthMs}
          lastMs={lastCollected(rowsIn(recorded), closedMs)}
          plan={plan}
          names={names}
          missed={line.missed}
          animals={animals}
          onClose={() => setCorrecting(null)}
        />
      )}
    </>
  );
}

import { Group, Stack } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../../data/hooks/use-live";
import { RecordPanel } from "../../../../ui/feedback/record-panel";
import { askLeave } from "../../../../ui/form/unsaved-guard";
import { EmptyState } from "../../../../ui/state/empty-state";
import { fetched } from "../../../../ui/state/fetched";
import { QueryState } from "../../../../ui/state/query-state";
import { MoveForm } from "./move-form";
import { SeriesRemoval } from "./series-removal";
import type { Doing } from "./session-actions";
import { SessionActions } from "./session-actions";
import { SessionFacts } from "./session-facts";
import { useObjectsNamed } from "../../parts/use-objects-named";
import { SessionBadge, sessionLooks } from "../session-words";
import type { SessionRow } from "../use-calendar";

const EvaluationForm = fetched(() =>
  import("../../evaluation/evaluation-form").then(
    ({ EvaluationForm }) => EvaluationForm,
  ),
);

interface SessionPanelProps {
  sessionId: string;
  onClose: () => void;
}

/** A session beside the calendar: what, where, for whom, and what is done next. */
export function SessionPanel({ sessionId, onClose }: SessionPanelProps) {
  const { t } = useTranslation();
  const [dirty, setDirty] = useState(false);
  const live = useLiveDoc("enrichmentSessions", sessionId);
  const row = live.state === "data" ? live.data : null;
  const objects = useObjectsNamed(row === null ? [] : [row.data.enrichmentId]);
  const close = async () => {
    if (await askLeave(dirty)) onClose();
  };
  const gone = (
    <EmptyState
      icon={sessionLooks.add.icon}
      title={t("enrichment.calendar.states.gone")}
    />
  );
  return (
    <RecordPanel
      title={
        row === null
          ? t("enrichment.calendar.titleOne")
          : objects.nameOf(row.data.enrichmentId)
      }
      onClose={() => void close()}
    >
      <QueryState
        query={live}
        isEmpty={(found) => found === null || found.data.isDeleted}
        empty={gone}
      >
        {(found) =>
          found && (
            <OneSession
              row={found}
              name={objects.nameOf(found.data.enrichmentId)}
              goals={objects.of(found.data.enrichmentId)?.goals ?? []}
              onDirty={setDirty}
              onGone={onClose}
            />
          )
        }
      </QueryState>
    </RecordPanel>
  );
}

interface OneSessionProps {
  row: SessionRow;
  /** Of its object: what it is called, and what it is for. */
  name: string;
  goals: readonly string[];
  onDirty: (dirty: boolean) => void;
  onGone: () => void;
}

/** What is done or given up leaves the focus where it was begun, else with the session. */
function useFocusAfter(doing: Doing | null) {
  const session = useRef<HTMLDivElement>(null);
  const before = useRef(doing);
  useEffect(() => {
    const begun = before.current;
    before.current = doing;
    if (begun === null || doing !== null) return;
    const button = session.current?.querySelector<HTMLElement>(
      `[data-doing="${begun}"]`,
    );
    (button ?? session.current)?.focus();
  }, [doing]);
  return session;
}

function OneSession(props: OneSessionProps) {
  const { row, name } = props;
  const [doing, setDoing] = useState<Doing | null>(null);
  const session = useFocusAfter(doing);
  return (
    <Stack ref={session} tabIndex={-1} style={{ outline: "none" }}>
      <Group>
        <SessionBadge status={row.data.status} />
      </Group>
      <SessionFacts session={row.data} name={name} />
      {doing === null ? (
        <SessionActions {...props} onDo={setDoing} />
      ) : (
        <Done {...props} doing={doing} onDone={() => setDoing(null)} />
      )}
    </Stack>
  );
}

interface DoneProps extends OneSessionProps {
  doing: Doing;
  onDone: () => void;
}

/** What was begun of a session: where it goes, what is said of it, or what becomes of its series. */
function Done(props: DoneProps) {
  const { doing, row, name, goals, onDirty, onGone, onDone } = props;
  switch (doing) {
    case "move":
      return (
        <MoveForm row={row} name={name} onDone={onDone} onDirty={onDirty} />
      );
    case "judge":
      return (
        <EvaluationForm
          session={row}
          object={{ name, goals }}
          completes={row.data.status !== "completed"}
          onDone={onDone}
          onDirty={onDirty}
        />
      );
    case "series":
      return (
        <SeriesRemoval row={row} name={name} onDone={onDone} onGone={onGone} />
      );
  }
}

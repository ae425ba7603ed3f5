import type { SessionAction } from "@domain/enrichment/transitions";
import { Button, Group, Stack } from "@mantine/core";
import { IconArrowsMove, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useCan } from "../../../../data/hooks/use-can";
import { useLiveDoc } from "../../../../data/hooks/use-live";
import { useSubmit } from "../../../../data/hooks/use-submit";
import { confirm } from "../../../../ui/feedback/confirm";
import { notifyDone } from "../../../../ui/feedback/notify";
import { RecordPanel } from "../../../../ui/feedback/record-panel";
import { FormFailure } from "../../../../ui/form/form-failure";
import { askLeave } from "../../../../ui/form/unsaved-guard";
import { EmptyState } from "../../../../ui/state/empty-state";
import { QueryState } from "../../../../ui/state/query-state";
import { MoveForm } from "./move-form";
import { SessionFacts } from "./session-facts";
import { SessionBadge, sessionLooks, useObjectNames } from "../session-words";
import { actOnSession, removeSession } from "../session-writes";
import type { SessionRow } from "../use-calendar";

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
  const nameOf = useObjectNames(row === null ? [] : [row.data.enrichmentId]);
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
          : nameOf(row.data.enrichmentId)
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
              name={nameOf(found.data.enrichmentId)}
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
  name: string;
  onDirty: (dirty: boolean) => void;
  onGone: () => void;
}

function OneSession({ row, name, onDirty, onGone }: OneSessionProps) {
  const [moving, setMoving] = useState(false);
  return (
    <Stack>
      <Group>
        <SessionBadge status={row.data.status} />
      </Group>
      <SessionFacts session={row.data} name={name} />
      {moving ? (
        <MoveForm
          row={row}
          name={name}
          onDone={() => setMoving(false)}
          onDirty={onDirty}
        />
      ) : (
        <Actions
          row={row}
          name={name}
          onMove={() => setMoving(true)}
          onGone={onGone}
        />
      )}
    </Stack>
  );
}

/** What can be done next to a session in a state, what leads on first. */
const nextOf = {
  add: ["place"],
  ongoing: ["takeOut", "complete"],
  remove: ["complete"],
  completed: [],
} as const satisfies Record<string, readonly SessionAction[]>;

type Next = (typeof nextOf)[keyof typeof nextOf][number];

interface ActionsProps extends Pick<
  OneSessionProps,
  "row" | "name" | "onGone"
> {
  onMove: () => void;
}

function Actions({ row, name, onMove, onGone }: ActionsProps) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const may = useCan();
  const { busy, failure, run } = useSubmit();
  const { zooId, sectorIds, status } = row.data;
  const facts = { zooId, sectorIds };
  const isPlan = status === "add";
  const act = (action: Next) =>
    run(
      () => actOnSession(row, action, uid, name),
      () => notifyDone(t(`enrichment.calendar.messages.${action}`, { name })),
    );
  const remove = () =>
    run(
      () => removeSession(row, name),
      () => {
        notifyDone(t("enrichment.calendar.messages.removed", { name }));
        onGone();
      },
    );
  const [tried, setTried] = useState<Next | "remove">("remove");
  const attempt = (what: Next | "remove") => {
    setTried(what);
    if (what === "remove") remove();
    else act(what);
  };
  const askRemoval = async () => {
    const yes = await confirm({
      title: t("enrichment.calendar.messages.removeTitle", { name }),
      body: t("enrichment.calendar.messages.removeBody"),
      confirm: t("enrichment.calendar.actions.remove"),
      danger: true,
    });
    if (yes) attempt("remove");
  };
  return (
    <>
      <FormFailure failure={failure} onRetry={() => attempt(tried)} />
      <Group>
        {may("act", "enrichmentSessions", facts) &&
          nextOf[status].map((action, at) => (
            <Button
              key={action}
              variant={at === 0 ? "filled" : "default"}
              loading={busy}
              onClick={() => attempt(action)}
            >
              {t(`enrichment.calendar.actions.${action}`)}
            </Button>
          ))}
        {isPlan && may("change", "enrichmentSessions", facts) && (
          <Button
            variant="default"
            leftSection={<IconArrowsMove size={16} aria-hidden />}
            onClick={onMove}
          >
            {t("enrichment.calendar.actions.move")}
          </Button>
        )}
        {may("remove", "enrichmentSessions", facts) && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            disabled={busy}
            onClick={() => void askRemoval()}
          >
            {t("enrichment.calendar.actions.remove")}
          </Button>
        )}
      </Group>
    </>
  );
}

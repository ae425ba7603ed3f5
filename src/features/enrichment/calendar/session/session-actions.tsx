import { sessionFacts } from "@domain/enrichment/facts";
import type { SessionAction } from "@domain/enrichment/transitions";
import { Button, Group } from "@mantine/core";
import {
  IconArrowsMove,
  IconMoodSmile,
  IconRepeatOff,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useCan } from "../../../../data/hooks/use-can";
import { useSubmit } from "../../../../data/hooks/use-submit";
import { confirm } from "../../../../ui/feedback/confirm";
import { notifyDone } from "../../../../ui/feedback/notify";
import { FormFailure } from "../../../../ui/form/form-failure";
import { actOnSession } from "../../act-writes";
import { useEvaluateLabel } from "../../evaluation/use-evaluate-label";
import { removeSession } from "../session-writes";
import type { SessionRow } from "../use-calendar";

/** What can be done next to a session in a state, what leads on first. */
const nextOf = {
  add: ["place"],
  ongoing: ["takeOut"],
  remove: [],
  completed: [],
} as const satisfies Record<string, readonly SessionAction[]>;

type Next = (typeof nextOf)[keyof typeof nextOf][number];

/** What takes more than a touch: it is moved or judged, or its series is taken off the calendar. */
export type Doing = "move" | "judge" | "series";

interface SessionActionsProps {
  row: SessionRow;
  name: string;
  onDo: (what: Doing) => void;
  onGone: () => void;
}

/** What takes place next, at a touch, and what is wrong with it. */
function useSteps({
  row,
  name,
  onGone,
}: Pick<SessionActionsProps, "row" | "name" | "onGone">) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const { busy, failure, run } = useSubmit();
  const [tried, setTried] = useState<Next | "remove">("remove");
  const attempt = (what: Next | "remove") => {
    setTried(what);
    if (what === "remove")
      run(
        () => removeSession(row, name),
        () => {
          notifyDone(t("enrichment.calendar.messages.removed", { name }));
          onGone();
        },
      );
    else
      run(
        () => actOnSession(row, { action: what, uid, name }),
        () => notifyDone(t(`enrichment.calendar.messages.${what}`, { name })),
      );
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
  return { busy, failure, attempt, askRemoval, retry: () => attempt(tried) };
}

/** What can be done with a session by who looks at it. */
export function SessionActions(props: SessionActionsProps) {
  const { row, onDo } = props;
  const { t } = useTranslation();
  const may = useCan();
  const { busy, failure, attempt, askRemoval, retry } = useSteps(props);
  const { status } = row.data;
  const facts = sessionFacts(row.data);
  return (
    <>
      <FormFailure failure={failure} onRetry={retry} />
      <Group>
        {may("act", "enrichmentSessions", facts) &&
          nextOf[status].map((action) => (
            <Button key={action} loading={busy} onClick={() => attempt(action)}>
              {t(`enrichment.calendar.actions.${action}`)}
            </Button>
          ))}
        <Judging row={row} onDo={onDo} />
        {status === "add" && may("change", "enrichmentSessions", facts) && (
          <Button
            data-doing="move"
            variant="default"
            leftSection={<IconArrowsMove size={16} aria-hidden />}
            onClick={() => onDo("move")}
          >
            {t("enrichment.calendar.actions.move")}
          </Button>
        )}
        {status !== "ongoing" && may("remove", "enrichmentSessions", facts) && (
          <>
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={16} aria-hidden />}
              disabled={busy}
              onClick={() => void askRemoval()}
            >
              {t("enrichment.calendar.actions.remove")}
            </Button>
            {row.data.seriesId !== null && (
              <Button
                data-doing="series"
                variant="subtle"
                color="red"
                leftSection={<IconRepeatOff size={16} aria-hidden />}
                disabled={busy}
                onClick={() => onDo("series")}
              >
                {t("enrichment.calendar.actions.removeSeries")}
              </Button>
            )}
          </>
        )}
      </Group>
    </>
  );
}

/** The way to say how it went; what is not over yet is over with it. */
function Judging({ row, onDo }: Pick<SessionActionsProps, "row" | "onDo">) {
  const { status } = row.data;
  const label = useEvaluateLabel({
    session: row,
    completes: status !== "completed",
  });
  if (label === null) return null;
  return (
    <Button
      data-doing="judge"
      variant={status === "remove" ? "filled" : "default"}
      leftSection={<IconMoodSmile size={16} aria-hidden />}
      onClick={() => onDo("judge")}
    >
      {label}
    </Button>
  );
}

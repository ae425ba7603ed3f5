import { AppError, errorCode } from "@domain/errors";
import { actionRight } from "@domain/task/facts";
import { isOpen } from "@domain/task/state";
import type { NextAction, TaskAction } from "@domain/task/transitions";
import { nextAction, possibleActions } from "@domain/task/transitions";
import { Button } from "@mantine/core";
import {
  IconArchive,
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconHandGrab,
  IconPlayerPlay,
  IconRotate2,
  IconSignature,
  IconUserShare,
} from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Row } from "../../../data/live-store";
import { useReadySession } from "../../../data/hooks/ready-session";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { withTexts } from "../../../lib/i18n/i18n";
import { report as reportProblem } from "../../../lib/report";
import { useAsked } from "../../../ui/feedback/asking";
import { notifyError } from "../../../ui/feedback/notify";
import { keepingPlace } from "../../../ui/keys/keep-place";
import { guardFinger } from "../../../ui/keys/guard-finger";
import type { MoreItem } from "../../../ui/menu/more-menu";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { useParts } from "../../slots";
import type { Closing } from "../collect/hold-value";

/** Fetched once the buttons are there: the list is to be seen first. */
const fetchWrites = () => import("../task-writes");

const report = (error: unknown) => {
  reportProblem({ code: errorCode(error), where: "task buttons" });
};

async function perform(
  action: TaskAction,
  row: Row<"tasks">,
  closing: Closing,
  always: boolean,
): Promise<void> {
  const { performTask } = await fetchWrites().catch(() => {
    throw new AppError("offline");
  });
  await performTask(action, row, closing.session.uid, always, closing);
}

/** Does an action from where the focus is now, which comes back there. */
function useAct() {
  const session = useReadySession();
  const parts = useParts("tasks.closing");
  const navigate = useNavigate();
  const go = (to: string) => void navigate(to);
  return (action: TaskAction, row: Row<"tasks">, always = false): void => {
    keepingPlace(() =>
      perform(action, row, { session, parts, go }, always),
    ).catch((error: unknown) => {
      report(error);
      notifyError(error);
    });
  };
}

export const actionIcons = {
  take: IconHandGrab,
  release: IconArrowBackUp,
  start: IconPlayerPlay,
  close: IconCheck,
  sign: IconSignature,
  reopen: IconRotate2,
  archive: IconArchive,
  cancel: IconBan,
};

/** The actions the person who is working may do to a task now. */
export function useAllowedActions(): (row: Row<"tasks">) => TaskAction[] {
  const may = useCan();
  const { uid } = useReadySession();
  return ({ data }) => {
    const facts = factsFor("tasks", data);
    return possibleActions(data, uid).filter((action) =>
      may(actionRight[action], "tasks", facts),
    );
  };
}

interface TaskButtonsProps {
  row: Row<"tasks">;
  /** The actions worth a button here. */
  only: readonly TaskAction[];
}

const verbs = {
  take: "tasks.actions.take",
  start: "tasks.actions.startShort",
  close: "tasks.actions.closeShort",
  sign: "tasks.actions.sign",
} as const satisfies Record<NextAction, string>;

/** One button an action; the first is the one to touch next. */
export function TaskButtons({ row, only }: TaskButtonsProps) {
  const { t } = useTranslation();
  const act = useAct();
  useWrites();
  const actions = useAllowedActions()(row).filter((action) =>
    only.includes(action),
  );
  return (
    <>
      {actions.map((action, index) => {
        const Icon = actionIcons[action];
        return (
          <Button
            key={action}
            size="compact-md"
            mih={36}
            variant={index === 0 ? "light" : "subtle"}
            leftSection={<Icon size={16} aria-hidden />}
            aria-label={t("common.messages.actionOn", {
              action: t(`tasks.actions.${action}`),
              name: row.data.title,
            })}
            onClick={(event) => {
              guardFinger(event);
              act(action, row);
            }}
          >
            {t(`tasks.actions.${action}`)}
          </Button>
        );
      })}
    </>
  );
}

function useWrites(): void {
  useEffect(() => {
    fetchWrites().catch(report);
  }, []);
}

interface NextButtonProps {
  row: Row<"tasks">;
  /** As wide as its place. */
  wide?: boolean;
  height?: number;
}

/** The one thing to do next with a task, by its verb; nothing when there is none. */
export function NextButton({
  row,
  wide = false,
  height = 32,
}: NextButtonProps) {
  const { t } = useTranslation();
  const act = useAct();
  useWrites();
  const action = nextAction(useAllowedActions()(row));
  if (action === null) return null;
  const Icon = actionIcons[action];
  return (
    <Button
      variant="light"
      size="compact-md"
      mih={height}
      fullWidth={wide}
      leftSection={<Icon size={16} aria-hidden />}
      aria-label={t("common.messages.actionOn", {
        action: t(`tasks.actions.${action}`),
        name: row.data.title,
      })}
      onClick={(event) => {
        guardFinger(event);
        act(action, row);
      }}
    >
      {t(verbs[action])}
    </Button>
  );
}

interface MoreActionsProps {
  row: Row<"tasks">;
  /** Those that belong here; all but the next unless given. */
  only?: readonly TaskAction[];
  /** What is done with it here besides. */
  also?: readonly MoreItem[];
  size?: number;
}

const fetchHandOver = withTexts(["tasks", "tasks.help", "tasks.log"], () =>
  import("../log/ask-hand-over").then(({ askHandOver }) => askHandOver),
);

/** Giving a task to another, as an item of its menu; [] where this person may not. */
function useHandOver(row: Row<"tasks">): MoreItem[] {
  const { t } = useTranslation();
  const session = useReadySession();
  const may = useCan("handOver", "tasks", row.data);
  if (!may || !isOpen(row.data)) return [];
  return [
    {
      id: "handOver",
      label: t("tasks.actions.handOver"),
      icon: IconUserShare,
      onPick: () =>
        void keepingPlace(async () => (await fetchHandOver())(row, session)) //
          .catch(report),
    },
  ];
}

/** What else may be done to a task, under "⋯". */
export function MoreActions({
  row,
  only,
  also = [],
  size = 32,
}: MoreActionsProps) {
  const { t } = useTranslation();
  const session = useReadySession();
  const act = useAct();
  const actions = useAllowedActions()(row);
  const next = nextAction(actions);
  // Whoever is asked no more still finds where to leave a note.
  const noted = !useAsked(session.uid, "close") && actions.includes("close");
  const handOver = useHandOver(row);
  return (
    <MoreMenu
      about={row.data.title}
      size={size}
      items={[
        ...(noted
          ? [
              {
                id: "closeWithNote",
                label: t("tasks.actions.closeWithNote"),
                icon: actionIcons.close,
                onPick: () => act("close", row, true),
              },
            ]
          : []),
        ...handOver,
        ...also,
        ...actions
          .filter((action) => only?.includes(action) ?? action !== next)
          .map((action) => ({
            id: action,
            label: t(`tasks.actions.${action}`),
            icon: actionIcons[action],
            danger: action === "cancel",
            onPick: () => act(action, row),
          })),
      ]}
    />
  );
}

import { Button } from "@mantine/core";
import {
  IconArrowBackUp,
  IconDevices,
  IconListDetails,
  IconNote,
  IconPaw,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Ask } from "./sheets/ask-sheet";
import classes from "./collect.module.css";
import type { Board } from "./hooks/use-board";

interface ToolBarProps {
  board: Board;
  onAsk: (ask: Ask | "end") => void;
  onFollow: () => void;
  /** Opens the answers of the context; null: nothing is asked. */
  onContext: (() => void) | null;
}

const icon = { size: 18, "aria-hidden": true };

/** What is done beside coding, under the thumb. */
export function ToolBar({ board, onAsk, onFollow, onContext }: ToolBarProps) {
  const { t } = useTranslation();
  const isPaused = board.paused !== null;
  return (
    <div className={classes.bar}>
      <Button
        variant="default"
        size="md"
        leftSection={<IconArrowBackUp {...icon} />}
        disabled={!board.canUndo}
        onClick={board.undoLast}
      >
        {t("observation.collect.undo")}
      </Button>
      {isPaused ? (
        <Button
          size="md"
          leftSection={<IconPlayerPlay {...icon} />}
          onClick={board.resume}
        >
          {t("observation.collect.resume")}
        </Button>
      ) : (
        <Button
          variant="default"
          size="md"
          leftSection={<IconPlayerPause {...icon} />}
          onClick={() => onAsk("pause")}
        >
          {t("observation.collect.do.pause")}
        </Button>
      )}
      <Button
        variant="default"
        size="md"
        leftSection={<IconNote {...icon} />}
        onClick={() => onAsk("note")}
      >
        {t("observation.collect.note")}
      </Button>
      <Button
        variant="default"
        size="md"
        leftSection={<IconPaw {...icon} />}
        onClick={onFollow}
      >
        {t("observation.collect.follow.open")}
      </Button>
      {onContext !== null && (
        <Button
          variant="default"
          size="md"
          leftSection={<IconListDetails {...icon} />}
          onClick={onContext}
        >
          {t("observation.context.title")}
        </Button>
      )}
      <Button
        variant="default"
        size="md"
        leftSection={<IconDevices {...icon} />}
        onClick={() => onAsk("handOver")}
      >
        {t("observation.collect.do.handOver")}
      </Button>
      <Button
        variant="light"
        size="md"
        leftSection={<IconPlayerStop {...icon} />}
        onClick={() => onAsk("end")}
      >
        {t("observation.collect.do.end")}
      </Button>
    </div>
  );
}

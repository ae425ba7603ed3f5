import { handedOverSince } from "@domain/observation/rows/hand-over";
import type { Loose } from "@domain/observation/collect/tapped";
import { watchedBetween } from "@domain/observation/watched";
import { Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import type { Collecting } from "../../../data/observation/use-collecting";
import type { ReadEthogram } from "../../../data/observation/use-ethogram";
import { ContextReminder } from "../context/context-reminder";
import { contextIn } from "../context/use-context-form";
import { ScanRoom } from "../scan/scan-room";
import classes from "./collect.module.css";
import { GoingOn } from "./going-on";
import { HandedOver } from "./handed-over";
import { useAnimalsHere } from "./hooks/use-animals-here";
import { useBoard } from "./hooks/use-board";
import { useCodeKeys } from "./hooks/use-code-keys";
import { useSheets } from "./hooks/use-sheets";
import { useTouchWords } from "./hooks/use-touch-words";
import { useWakeLock } from "./hooks/use-wake-lock";
import { KeyColumns } from "./key-columns";
import { BoardSheets } from "./sheets/board-sheets";
import { Refusal, StatusLine } from "./status-line";
import { ToolBar } from "./tool-bar";

interface CollectBoardProps {
  row: Row<"obsSessions">;
  name: string;
  read: ReadEthogram;
  collecting: Collecting;
}

/** Which touch was made last. */
const lastOf = ({ loose }: Collecting["collected"]) => loose.at(-1)?.seq;

/** What was taken back, until something is touched again; null rows: a pause. */
function useUndone(collecting: Collecting) {
  const { t } = useTranslation();
  const [undone, setUndone] = useState<{
    rows: readonly Loose[] | null;
    last: number | undefined;
  } | null>(null);
  return {
    note: (rows: readonly Loose[] | null) =>
      setUndone({ rows, last: lastOf(collecting.now()) }),
    textOf: (said: (rows: readonly Loose[]) => string) => {
      if (undone === null || undone.last !== lastOf(collecting.collected))
        return null;
      return undone.rows === null
        ? t("observation.collect.pauseUndone")
        : t("observation.collect.undone", { what: said(undone.rows) });
    },
  };
}

/** The keys in front of the animals, what goes on, and what was recorded last. */
export function CollectBoard(props: CollectBoardProps) {
  const { row, name, read, collecting } = props;
  const { plan, words } = read;
  const undone = useUndone(collecting);
  const board = useBoard(row, collecting, plan, name, undone.note);
  const { rows, isHandedOver } = collecting.collected;
  const sheets = useSheets(board.instant);
  const [scan, setScan] = useState<{ slot: number | null } | null>(null);
  const context = contextIn(row.data);
  const here = useAnimalsHere(row.data, board.followed, rows.focal);
  const { followed, all, chosen } = here;
  const said = useTouchWords(read, all);
  const isFocal = row.data.channels.includes("focal");
  const isPaused = board.paused !== null;
  const isAsked =
    sheets.opened !== null || board.asked !== null || scan !== null;
  useWakeLock(!isPaused && !isHandedOver);
  useCodeKeys(!isAsked && !isHandedOver && isFocal, {
    onCode: (code) => {
      const found = plan.behaviours.find((one) => one.code === code);
      if (found === undefined) {
        const one = followed[Number(code) - 1];
        if (one !== undefined) here.choose(one.id);
        return one !== undefined;
      }
      if (chosen === null) return false;
      board.press(chosen.id, found.behaviourId);
      return true;
    },
    onUndo: board.undoLast,
    onPause: () => (isPaused ? board.resume() : sheets.ask("pause")),
  });
  if (isHandedOver)
    return (
      <HandedOver
        waiting={collecting.waiting}
        isTaken={handedOverSince(rows) === null}
        onGoOn={board.goOn}
      />
    );
  const watchedSince = (t: number) => watchedBetween(rows, t, board.instant());
  const reminder = context !== null && (
    <ContextReminder
      asked={context}
      answers={row.data.contextAnswers}
      onOpen={sheets.openContext}
    />
  );
  const goingOn = isFocal && (
    <GoingOn
      animals={followed}
      running={board.running}
      plan={plan}
      words={words}
      watchedSince={watchedSince}
    />
  );
  return (
    <div className={classes.board}>
      <Stack gap="sm">
        <Refusal collecting={collecting} />
        {!isAsked && reminder}
        {row.data.channels.includes("scan") && (
          <ScanRoom
            session={row.data}
            plan={plan}
            words={words}
            // Within a follow it is a scan of the whole group, not of whom one follows.
            animals={isFocal ? all : followed}
            rows={rows}
            instant={board.instant}
            goingOn={goingOn}
            open={scan}
            onOpen={setScan}
            onSave={board.saveScan}
          />
        )}
        <BoardSheets
          {...props}
          words={words}
          board={board}
          here={here}
          sheets={sheets}
          reminder={reminder}
        />
        {/* Kept while something is asked: the focus comes back to its key. */}
        <div hidden={isAsked}>
          <KeyColumns
            isFocal={isFocal}
            plan={plan}
            words={words}
            board={board}
            here={here}
            collecting={collecting}
            said={said}
            onAsk={sheets.define}
          />
        </div>
        <div className={classes.foot}>
          <StatusLine
            watchedMs={() => watchedSince(0)}
            plannedMinutes={row.data.plannedMinutes}
            collecting={collecting}
            isPaused={isPaused}
            animal={isFocal ? (chosen?.name ?? null) : null}
            undone={undone.textOf(said)}
          />
          {scan === null && goingOn}
          <div hidden={isAsked}>
            <ToolBar
              board={board}
              onAsk={sheets.ask}
              onFollow={sheets.follow}
              onContext={context === null ? null : sheets.openContext}
            />
          </div>
        </div>
      </Stack>
    </div>
  );
}

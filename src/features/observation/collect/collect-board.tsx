import { lengthOf } from "@domain/analysis/observed/spans";
import type { Behaviour } from "@domain/ethogram/version";
import { watchedSpans } from "@domain/observation/watched";
import { Stack } from "@mantine/core";
import { useState } from "react";
import type { Row } from "../../../data/live-store";
import type { Collecting } from "../../../data/observation/use-collecting";
import type { ReadEthogram } from "../../../data/observation/use-ethogram";
import { answerContext } from "../../../data/observation/writes";
import { ContextReminder } from "../context/context-reminder";
import { ContextSheet } from "../context/context-sheet";
import { contextIn } from "../context/use-context-form";
import { KeptScanNote } from "../scan/timer/kept-scan";
import { ScanRoom } from "../scan/scan-room";
import type { Ask } from "./sheets/ask-sheet";
import { AskSheet } from "./sheets/ask-sheet";
import classes from "./collect.module.css";
import { DefinitionSheet } from "./sheets/definition-sheet";
import { DetailSheet } from "./sheets/detail-sheet";
import { EndSheet } from "./sheets/end-sheet";
import { FollowSheet } from "./sheets/follow-sheet";
import { GoingOn } from "./going-on";
import { HandedOver } from "./handed-over";
import { KeyColumns } from "./key-columns";
import { StatusLine } from "./status-line";
import { ToolBar } from "./tool-bar";
import { useAnimalsHere } from "./hooks/use-animals-here";
import { useBoard } from "./hooks/use-board";
import { useCodeKeys } from "./hooks/use-code-keys";
import { useWakeLock } from "./hooks/use-wake-lock";

interface CollectBoardProps {
  row: Row<"obsSessions">;
  name: string;
  read: ReadEthogram;
  collecting: Collecting;
}

const hasFocal = ({ data }: Row<"obsSessions">) =>
  data.channels.includes("focal");
const hasScans = ({ data }: Row<"obsSessions">) =>
  data.channels.includes("scan");

/** The keys in front of the animals, what goes on, and what was recorded last. */
export function CollectBoard({
  row,
  name,
  read: { plan, words },
  collecting,
}: CollectBoardProps) {
  const board = useBoard(row, collecting, plan, name);
  const { rows } = collecting.collected;
  /** What is asked, and when it was touched. */
  const [ask, setAsk] = useState<{
    what: Ask | "end";
    t: number;
  } | null>(null);
  const askNow = (what: Ask | "end") => setAsk({ what, t: board.instant() });
  const [scan, setScan] = useState<{ slot: number | null } | null>(null);
  /** Of which behaviours the definitions are read; null: of none. */
  const [asked, setAsked] = useState<readonly Behaviour[] | null>(null);
  const [isFollowing, setFollowing] = useState(false);
  const [isContextOpen, setContextOpen] = useState(false);
  /** What was asked when the context was opened, and is again. */
  const [askedBefore, setAskedBefore] = useState<typeof ask>(null);
  const [isHandedOver, setHandedOver] = useState(false);
  const context = contextIn(row.data);
  const here = useAnimalsHere(row.data, board.followed);
  const { followed, all: others, chosen } = here;
  const isPaused = board.paused !== null;
  const isAsked =
    ask !== null ||
    board.asked !== null ||
    scan !== null ||
    isContextOpen ||
    isFollowing ||
    asked !== null ||
    isHandedOver;
  useWakeLock(!isPaused && !isHandedOver);
  useCodeKeys(!isAsked && hasFocal(row), {
    onCode: (code) => {
      const found = plan.behaviours.find((one) => one.code === code);
      if (found === undefined) {
        const one = followed[Number(code) - 1];
        if (one !== undefined) here.choose(one.id);
        return one !== undefined;
      }
      if (chosen === null) return false;
      board.press(chosen, found.behaviourId);
      return true;
    },
    onUndo: board.undoLast,
    onPause: () => (isPaused ? board.resume() : askNow("pause")),
  });
  const watchedMs = () => lengthOf(watchedSpans(rows, board.instant()));
  const openContext = () => {
    setAskedBefore(ask);
    setAsk(null);
    setContextOpen(true);
  };
  const closeContext = () => {
    setContextOpen(false);
    setAsk(askedBefore);
  };
  const reminder = context !== null && (
    <ContextReminder
      asked={context}
      answers={row.data.contextAnswers}
      onOpen={openContext}
    />
  );
  const keptScan = hasScans(row) && <KeptScanNote obsSessionId={row.id} />;
  const done = (text: string | null) => {
    setAsk(null);
    if (ask === null) return;
    const { what, t } = ask;
    if (what === "pause") board.pause(text, t);
    if (what === "note") board.mark("note", text, t);
    if (what === "handOver") {
      setHandedOver(true);
      void board.handOver(t);
    }
  };
  if (isHandedOver)
    return (
      <HandedOver
        waiting={collecting.waiting}
        onGoOn={() => setHandedOver(false)}
      />
    );
  return (
    <div className={classes.board}>
      <Stack gap="sm">
        <StatusLine
          watchedMs={watchedMs}
          plannedMinutes={row.data.plannedMinutes}
          collecting={collecting}
          isPaused={isPaused}
        />
        {!isAsked && reminder}
        {hasScans(row) && (
          <ScanRoom
            session={row.data}
            plan={plan}
            words={words}
            // Within a follow it is a scan of the whole group, not of whom one follows.
            animals={hasFocal(row) ? others : followed}
            rows={rows}
            instant={board.instant}
            open={scan}
            onOpen={setScan}
            onSave={board.saveScan}
          />
        )}
        {board.asked !== null && (
          <DetailSheet
            key={board.asked.press.t}
            behaviour={board.asked.behaviour}
            words={words}
            partners={others.filter(
              ({ id }) => id !== board.asked?.press.animalId,
            )}
            onAnswer={board.answer}
          />
        )}
        {ask?.what === "end" && (
          <EndSheet
            session={row.data}
            rows={rows}
            t={ask.t}
            onCancel={() => setAsk(null)}
            onDone={(over) => {
              setAsk(null);
              void board.end(ask.t, over);
            }}
          >
            {reminder}
            {keptScan}
          </EndSheet>
        )}
        {ask !== null && ask.what !== "end" && (
          <AskSheet
            key={ask.what}
            ask={ask.what}
            onCancel={() => setAsk(null)}
            onDone={done}
          >
            {ask.what === "handOver" && keptScan}
          </AskSheet>
        )}
        {asked !== null && (
          <DefinitionSheet
            behaviours={asked}
            words={words}
            onClose={() => setAsked(null)}
          />
        )}
        {isFollowing && (
          <FollowSheet
            animals={others}
            followed={board.followed}
            onToggle={board.toggleFollow}
            onClose={() => setFollowing(false)}
          />
        )}
        {isContextOpen && context !== null && (
          <ContextSheet
            asked={context}
            obsSessionId={row.id}
            answers={row.data.contextAnswers}
            onCancel={closeContext}
            onSave={(answers) => {
              answerContext(row, answers, name);
              closeContext();
            }}
          />
        )}
        {/* Kept while something is asked: the focus comes back to its key. */}
        <div hidden={isAsked}>
          <KeyColumns
            isFocal={hasFocal(row)}
            plan={plan}
            words={words}
            board={board}
            here={here}
            collecting={collecting}
            onAsk={setAsked}
          />
          <div className={classes.foot}>
            {hasFocal(row) && (
              <GoingOn
                animals={followed}
                running={board.running}
                plan={plan}
                words={words}
                instant={board.instant}
              />
            )}
            <ToolBar
              board={board}
              onAsk={askNow}
              onFollow={() => setFollowing(true)}
              onContext={context === null ? null : openContext}
            />
          </div>
        </div>
      </Stack>
    </div>
  );
}

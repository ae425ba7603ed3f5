import type { ReactNode } from "react";
import type { Row } from "../../../../data/live-store";
import type { Collecting } from "../../../../data/observation/use-collecting";
import type { ReadEthogram } from "../../../../data/observation/use-ethogram";
import { answerContext } from "../../../../data/observation/writes";
import { ContextSheet } from "../../context/context-sheet";
import { contextIn } from "../../context/use-context-form";
import { KeptScanNote } from "../../scan/timer/kept-scan";
import type { useAnimalsHere } from "../hooks/use-animals-here";
import type { Board } from "../hooks/use-board";
import type { useSheets } from "../hooks/use-sheets";
import { AskSheet } from "./ask-sheet";
import { DefinitionSheet } from "./definition-sheet";
import { DetailSheet } from "./detail-sheet";
import { EndSheet } from "./end-sheet";
import { FollowSheet } from "./follow-sheet";

interface BoardSheetsProps extends Pick<ReadEthogram, "words"> {
  row: Row<"obsSessions">;
  name: string;
  board: Board;
  here: ReturnType<typeof useAnimalsHere>;
  collecting: Collecting;
  sheets: ReturnType<typeof useSheets>;
  /** What of the context is not answered. */
  reminder: ReactNode;
}

/** What is asked beside a behaviour, and whatever else is asked or shown in place of the keys. */
export function BoardSheets(props: BoardSheetsProps) {
  const { board, here, words } = props;
  const { asked } = board;
  return (
    <>
      {asked !== null && (
        <DetailSheet
          key={asked.group}
          behaviour={asked.behaviour}
          words={words}
          partners={here.all.filter(({ id }) => id !== asked.press.animalId)}
          onAnswer={board.answer}
        />
      )}
      <OpenedSheet {...props} />
    </>
  );
}

function OpenedSheet(props: BoardSheetsProps) {
  const { row, name, words, board, here, collecting, sheets, reminder } = props;
  const { opened, close } = sheets;
  const keptScan = row.data.channels.includes("scan") && (
    <KeptScanNote obsSessionId={row.id} />
  );
  if (opened === null) return null;
  switch (opened.what) {
    case "definitions":
      return (
        <DefinitionSheet
          behaviours={opened.behaviours}
          words={words}
          onClose={close}
        />
      );
    case "follow":
      return (
        <FollowSheet
          animals={here.all}
          followed={board.followed}
          onToggle={board.toggleFollow}
          onClose={close}
        />
      );
    case "context": {
      const asked = contextIn(row.data);
      return (
        asked !== null && (
          <ContextSheet
            asked={asked}
            obsSessionId={row.id}
            answers={row.data.contextAnswers}
            onCancel={close}
            onSave={(answers) => {
              answerContext(row, answers, name);
              close();
            }}
          />
        )
      );
    }
    case "end":
      return (
        <EndSheet
          session={row.data}
          rows={collecting.collected.rows}
          t={opened.t}
          onCancel={close}
          onDone={(over) => {
            close();
            here.forget();
            void board.end(opened.t, over);
          }}
        >
          {reminder}
          {keptScan}
        </EndSheet>
      );
    default: {
      const { what, t } = opened;
      return (
        <AskSheet
          key={what}
          ask={what}
          onCancel={close}
          onDone={(text) => {
            close();
            if (what === "pause") board.pause(text, t);
            if (what === "note") board.mark("note", text, t);
            if (what === "handOver") void board.handOver(t);
          }}
        >
          {what === "handOver" && keptScan}
        </AskSheet>
      );
    }
  }
}

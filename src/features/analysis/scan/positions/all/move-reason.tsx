import type { MadeMove } from "@domain/observation/analysed/positions/movable";
import type { Motion } from "@domain/observation/rows/motion";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../../lib/use-format";
import { ReasonForm } from "../../../../shared/correcting/reason-form";
import { useEffortWords } from "../../../parts/use-effort-words";
import type { Run } from "./use-run";

/** What is asked before it is written: a new move, one to be gone on with, or one to be taken back. */
export type AskedMove =
  | { kind: "move" }
  | { kind: "resume" | "takeBack"; move: MadeMove };

interface MoveReasonProps {
  asked: AskedMove;
  /** How a new move would go; null: nowhere. */
  motion: Motion | null;
  /** Which sessions a new move is of, and which may be put right at all. */
  ids: readonly string[];
  allowed: readonly string[];
  run: Run;
  onClose: () => void;
}

/** The reason without which nothing is moved, gone on with or taken back. */
export function MoveReason(props: MoveReasonProps) {
  const { asked, motion, ids, allowed, run, onClose } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const effort = useEffortWords();
  const when = asked.kind === "move" ? "" : format.dateTime(asked.move.at);
  const own = new Set(allowed);
  const of =
    asked.kind === "move"
      ? ids
      : asked.move[
          asked.kind === "resume" ? "withoutIds" : "obsSessionIds"
        ].filter((id) => own.has(id));
  const titles = {
    move: t("analysis.positions.all.title"),
    resume: t("analysis.positions.all.resumeTitle", { when }),
    takeBack: t("analysis.positions.all.takeBackTitle", { when }),
  };
  const sessions = effort.sessions(of.length);
  const save = (reason: string) => {
    if (asked.kind === "takeBack")
      run.takeBack(of, asked.move.correctionId, reason);
    else if (asked.kind === "resume")
      run.move(of, asked.move.motion, reason, asked.move.correctionId);
    else if (motion !== null) run.move(of, motion, reason, null);
    // How far it is stands on the page.
    onClose();
  };
  return (
    <ReasonForm
      title={titles[asked.kind]}
      save={titles[asked.kind]}
      danger={asked.kind === "takeBack"}
      problem={null}
      busy={run.busy}
      failure={null}
      onClose={onClose}
      onSave={save}
    >
      <Text>
        {asked.kind === "takeBack"
          ? t("analysis.positions.all.takeBackHelp", { sessions })
          : sessions}
      </Text>
    </ReasonForm>
  );
}

import type { Awaited } from "@domain/observation/analysed/positions/settled";
import { wholeSession } from "@domain/observation/rows/change";
import type { Seen } from "@domain/observation/rows/row";
import type { AppError } from "@domain/errors";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Asking } from "../../../../data/analysis/use-analysis";
import { useAnalysis } from "../../../../data/analysis/use-analysis";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { outcomeOf, useSubmit } from "../../../../data/hooks/use-submit";
import type { Correct } from "../../../../data/observation/correct";
import { correct } from "../../../../data/observation/correct";
import { newId } from "../../../../data/write";
import { notifyDone } from "../../../../ui/feedback/notify";

/** A line of a scan that is put right: what stood there and what shall, as analyses show it; null: nothing. */
interface Line {
  obsSessionId: string;
  /** What its session is called. */
  name: string;
  t: number;
  before: Seen | null;
  after: Seen | null;
}

/** What somebody put right here, and what analyses have yet to show of it. */
export interface Corrections {
  /** So many corrections are not in what analyses read. */
  open: number;
  wait: (awaited: Awaited) => void;
  busy: boolean;
  failure: AppError | null;
  undoing: { busy: boolean; failure: AppError | null };
  save: (
    line: Line,
    put: Pick<Correct, "target" | "change" | "reason">,
    then: () => void,
  ) => void;
  /** Takes the last one back; null: there is none. */
  undo: (() => void) | null;
}

/** What is waited for until analyses show it, which is found out whenever packs change. */
function useAwaited(asking: Asking) {
  const [awaited, setAwaited] = useState<readonly Awaited[]>([]);
  const { answered } = useAnalysis(
    "settled",
    awaited.length === 0 ? { ...asking, packs: null } : asking,
    { awaited },
  );
  const shown = new Set(answered?.report);
  const open = awaited.filter(({ correctionId }) => !shown.has(correctionId));
  if (open.length < awaited.length) setAwaited(open);
  return {
    open: open.length,
    wait: (one: Awaited) => setAwaited((now) => [...now, one]),
  };
}

/** Puts lines of scans right, one correction each in its session, and takes them back. */
export function useCorrections(asking: Asking): Corrections {
  const { t } = useTranslation();
  const { zooId, uid } = useReadySession();
  const { busy, failure, run } = useSubmit();
  const undoing = useSubmit();
  const [made, setMade] = useState<readonly (Line & { id: string })[]>([]);
  const { open, wait } = useAwaited(asking);
  const write = async (
    { obsSessionId, name, t: at, before, after }: Line,
    put: Pick<Correct, "target" | "change" | "reason">,
  ): Promise<string> => {
    const correctionId = newId();
    const session = { zooId, obsSessionId };
    await outcomeOf(correct(session, uid, { ...put, name, correctionId }));
    wait({ correctionId, obsSessionId, t: at, before, after });
    return correctionId;
  };
  const last = made.at(-1);
  return {
    ...{ open, wait, busy, failure, undoing },
    save: (line, put, then) =>
      run(
        () => write(line, put),
        (id) => {
          setMade((now) => [...now, { ...line, id }]);
          notifyDone(t("corrections.messages.saved"));
          then();
        },
      ),
    undo:
      last === undefined
        ? null
        : () =>
            undoing.run(
              () =>
                write(
                  { ...last, before: last.after, after: last.before },
                  {
                    target: wholeSession,
                    change: { takenBack: last.id },
                    reason: t("analysis.positions.messages.undone"),
                  },
                ),
              () => {
                setMade((now) => now.slice(0, -1));
                notifyDone(t("analysis.positions.messages.undone"));
              },
            ),
  };
}

import type { Behaviour, EthogramPlan } from "@domain/ethogram/version";
import type { Press, Running } from "@domain/observation/collect/engine";
import {
  press,
  runningAfter,
  stopAll,
} from "@domain/observation/collect/engine";
import { followedAfter } from "@domain/observation/followed";
import { pausedSince } from "@domain/observation/collect/standing";
import type { Tapped } from "@domain/observation/collect/tapped";
import { takenBack } from "@domain/observation/collect/tapped";
import type { FocalRow, Mark, ScanRow } from "@domain/observation/rows/row";
import { lastInstant } from "@domain/observation/rows/row";
import { useMemo, useState } from "react";
import type { Row } from "../../../../data/live-store";
import type { Collecting } from "../../../../data/observation/use-collecting";
import { closeObsSession } from "../../../../data/observation/writes";
import { useSessionClock } from "./use-session-clock";

/** What is asked beside a behaviour: of a press that was made at its instant. */
interface Asked {
  behaviour: Behaviour;
  press: Press;
}

/** Collecting as the page does it. */
export interface Board {
  instant: () => number;
  running: Running;
  /** Who is followed now. */
  followed: readonly string[];
  /** Follows an animal, or lets it leave; done again at once it is taken back. */
  toggleFollow: (animalId: string) => void;
  /** Since when nobody watches; null: somebody does. */
  paused: number | null;
  /** Presses a key for an animal: at once, or once what is asked beside it is answered. */
  press: (animalId: string, behaviourId: string | null) => void;
  asked: Asked | null;
  /** Records what is asked; null keeps nothing. */
  answer: (more: Pick<Press, "modifiers" | "partnerId"> | null) => void;
  undoLast: () => void;
  canUndo: boolean;
  /** What is said of an instant, ms since the session began: that of the touch, however long it took to say it. */
  mark: (kind: Mark["kind"], text: string | null, t: number) => void;
  pause: (reason: string | null, t: number) => void;
  resume: () => void;
  saveScan: (scan: ScanRow) => void;
  handOver: (t: number) => Promise<void>;
  /** `over`: when it was over, in ms since it began, where that is long ago; null: when it was touched. */
  end: (t: number, over: number | null) => Promise<void>;
}

const focalOf = (rows: readonly FocalRow[]): Tapped[] =>
  rows.map((row) => ({ kind: "focal", row }));
const markOf = (
  t: number,
  kind: Mark["kind"],
  text: string | null = null,
  animalId: string | null = null,
): Tapped => ({ kind: "mark", row: { t, kind, animalId, text } });

/** Whether the last touch was that an animal came or left. */
const isFollowOf = (rows: readonly Tapped[] | undefined, animalId: string) =>
  rows?.some(
    ({ kind, row }) =>
      kind === "mark" &&
      (row.kind === "follow" || row.kind === "leave") &&
      row.animalId === animalId,
  ) === true;

const asksMore = ({ modifiers, outcome }: Behaviour): boolean =>
  modifiers.length > 0 || outcome !== null;

/** The keys, marks and ends of a session that is collected here. */
export function useBoard(
  row: Row<"obsSessions">,
  collecting: Collecting,
  plan: EthogramPlan,
  name: string,
): Board {
  const { collected, now, add, undo, sealAll } = collecting;
  const [startedAt] = useState(() => row.data.startedAt ?? new Date());
  const [last] = useState(() => lastInstant(collected.rows));
  const [asked, setAsked] = useState<Asked | null>(null);
  const instant = useSessionClock(startedAt, last, (ms, t) =>
    add([markOf(t, "clock", String(ms))]),
  );
  const behaviours = useMemo(
    () => new Map(plan.behaviours.map((one) => [one.behaviourId, one])),
    [plan],
  );
  const running = useMemo(
    () => runningAfter(collected.rows.focal),
    [collected.rows.focal],
  );
  // Two touches may come between two drawings: what is recorded is asked for, not what is drawn.
  const runningNow = () => runningAfter(now().rows.focal);
  const isPausedNow = () => pausedSince(now().rows.marks) !== null;
  const record = (pressed: Press) =>
    add(focalOf(press(behaviours, runningNow(), pressed)));
  const mark = (kind: Mark["kind"], text: string | null, t: number) =>
    add([markOf(t, kind, text)]);
  const { animalIds } = row.data;
  const toggleFollow = (animalId: string) => {
    const { rows, loose } = now();
    const [last] = takenBack(loose);
    if (last?.[0] !== undefined && isFollowOf(last, animalId)) {
      undo(last[0].group);
      return;
    }
    const t = instant();
    const isFollowed = followedAfter(rows.marks, animalIds).includes(animalId);
    add(
      isFollowed
        ? [
            ...focalOf(stopAll(runningNow(), t, animalId)),
            markOf(t, "leave", null, animalId),
          ]
        : [markOf(t, "follow", null, animalId)],
    );
  };
  return {
    instant,
    running,
    followed: followedAfter(collected.rows.marks, animalIds),
    toggleFollow,
    paused: pausedSince(collected.rows.marks),
    press: (animalId, behaviourId) => {
      if (isPausedNow() || asked !== null) return;
      const pressed = { t: instant(), animalId, behaviourId };
      const behaviour = behaviours.get(behaviourId ?? "");
      const goesOn = runningNow().get(animalId)?.has(behaviourId) ?? false;
      if (behaviour !== undefined && asksMore(behaviour) && !goesOn)
        setAsked({ behaviour, press: pressed });
      else record(pressed);
    },
    asked,
    answer: (more) => {
      if (asked !== null && more !== null) record({ ...asked.press, ...more });
      setAsked(null);
    },
    undoLast: () => {
      const group = takenBack(now().loose)[0]?.[0]?.group;
      if (group !== undefined) undo(group);
    },
    canUndo: takenBack(collected.loose).length > 0,
    mark,
    pause: (reason, t) => {
      if (isPausedNow()) return;
      mark("pause", reason, t);
      void sealAll();
    },
    resume: () => {
      if (isPausedNow()) mark("resume", null, instant());
    },
    saveScan: (scan) => add([{ kind: "scan", row: scan }]),
    handOver: (t) => {
      mark("handOver", null, t);
      return sealAll();
    },
    end: async (touched, over) => {
      // A clock that was set meanwhile is noted: nothing is recorded after the end.
      const last = lastInstant(now().rows);
      const t = over ?? Math.max(touched, last);
      add([
        ...focalOf(stopAll(runningNow(), t)),
        ...(t < last ? [markOf(t, "end")] : []),
      ]);
      await sealAll();
      const closed = new Date(startedAt.getTime() + Math.max(t, last));
      closeObsSession(row, closed, name);
    },
  };
}

import type { Behaviour, EthogramPlan } from "@domain/ethogram/version";
import type {
  Answer,
  Press,
  Running,
} from "@domain/observation/collect/engine";
import {
  answered,
  press,
  runningAfter,
  stopAll,
} from "@domain/observation/collect/engine";
import { followedAfter } from "@domain/observation/followed";
import { pausedSince } from "@domain/observation/collect/standing";
import type { Loose, Tapped } from "@domain/observation/collect/tapped";
import { takenBack } from "@domain/observation/collect/tapped";
import { handedOverSince } from "@domain/observation/rows/hand-over";
import type { FocalRow, Mark, ScanRow } from "@domain/observation/rows/row";
import { lastInstant } from "@domain/observation/rows/row";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Row } from "../../../../data/live-store";
import type { Collecting } from "../../../../data/observation/use-collecting";
import { closeObsSession } from "../../../../data/observation/writes";
import { useSessionClock } from "./use-session-clock";

/** What is asked beside a behaviour: of a press that is recorded already, by its group. */
interface Asked {
  behaviour: Behaviour;
  press: Press;
  group: number;
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
  /** Presses a key for an animal; what is asked beside it completes it. */
  press: (animalId: string, behaviourId: string | null) => void;
  asked: Asked | null;
  /** Completes what is asked; null takes it back. */
  answer: (answer: Answer | null) => void;
  /** Takes back what one touch recorded. */
  undo: (rows: readonly Loose[]) => void;
  /** Takes back the last touch that can be, or a pause that goes on. */
  undoLast: () => void;
  canUndo: boolean;
  /** What is said of an instant, ms since the session began: that of the touch, however long it took to say it. */
  mark: (kind: Mark["kind"], text: string | null, t: number) => void;
  pause: (reason: string | null, t: number) => void;
  resume: () => void;
  saveScan: (scan: ScanRow) => void;
  handOver: (t: number) => Promise<void>;
  /** Goes on here with what was handed over. */
  goOn: () => void;
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

/** The keys, marks and ends of a session that is collected here. `onUndone` is told what was taken back; null: a pause. */
export function useBoard(
  row: Row<"obsSessions">,
  collecting: Collecting,
  plan: EthogramPlan,
  name: string,
  onUndone: (rows: readonly Loose[] | null) => void,
): Board {
  const { collected, now, add, complete, undo, sealAll } = collecting;
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
  const goOn = () => {
    const since = handedOverSince(now().rows) ?? 0;
    // The other device's clock may be ahead.
    add([markOf(Math.max(instant(), since + 1), "resume")]);
  };
  const isBetween = handedOverSince(collected.rows) !== null;
  const takeUp = useEffectEvent(() => {
    // Who opens it after another device is the one who goes on; a pause goes on as well.
    const { rows, isHandedOver } = now();
    if (handedOverSince(rows) !== null && !isHandedOver && !isPausedNow())
      goOn();
  });
  useEffect(() => {
    if (isBetween) takeUp();
  }, [isBetween]);
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
  const resume = () => {
    if (isPausedNow()) mark("resume", null, instant());
  };
  const takeBack = (rows: readonly Loose[]) => {
    const [first] = rows;
    if (first === undefined) return;
    undo(first.group);
    onUndone(rows);
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
      const isAsked = behaviour !== undefined && asksMore(behaviour) && !goesOn;
      const rows = press(behaviours, runningNow(), pressed);
      const group = add(focalOf(rows), isAsked);
      if (isAsked) setAsked({ behaviour, press: pressed, group });
    },
    asked,
    answer: (answer) => {
      if (asked === null) return;
      if (answer === null) undo(asked.group);
      else
        complete(asked.group, (one) =>
          one.kind === "focal"
            ? { kind: "focal", row: answered(one.row, answer) }
            : one,
        );
      setAsked(null);
    },
    undo: takeBack,
    undoLast: () => {
      const [last] = takenBack(now().loose);
      if (last !== undefined) takeBack(last);
      else if (isPausedNow()) {
        resume();
        onUndone(null);
      }
    },
    canUndo:
      takenBack(collected.loose).length > 0 ||
      pausedSince(collected.rows.marks) !== null,
    mark,
    pause: (reason, t) => {
      if (isPausedNow()) return;
      mark("pause", reason, t);
      void sealAll();
    },
    resume,
    saveScan: (scan) => add([{ kind: "scan", row: scan }]),
    handOver: (t) => {
      mark("handOver", null, t);
      return sealAll();
    },
    goOn,
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

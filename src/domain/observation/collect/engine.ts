import type { Behaviour } from "../../ethogram/version";
import type { FocalRow } from "../rows/row";

/** What an animal is doing: by behaviour, null for not visible, since when, in ms since the session began. */
export type Doing = ReadonlyMap<string | null, FocalRow>;

/** What every followed animal is doing. */
export type Running = ReadonlyMap<string, Doing>;

/** A behaviour as far as coding asks for it. */
export type Coded = Pick<Behaviour, "behaviourId" | "kind" | "group">;

/** A key of the ethogram that is pressed for an animal; `behaviourId` null: it is not visible. */
export interface Press {
  t: number;
  animalId: string;
  behaviourId: string | null;
  modifiers?: readonly string[];
  partnerId?: string | null;
}

const nobody: Doing = new Map();

/** What every animal is doing after some acts, in their order. No acts: nobody does anything. */
export function runningAfter(focal: readonly FocalRow[]): Running {
  const running = new Map<string, Map<string | null, FocalRow>>();
  for (const row of focal) {
    const { act, animalId, behaviourId } = row;
    const doing = running.get(animalId) ?? new Map<string | null, FocalRow>();
    if (act === "start") doing.set(behaviourId, row);
    if (act === "stop") doing.delete(behaviourId);
    running.set(animalId, doing);
  }
  return running;
}

const stopOf = (row: FocalRow, t: number): FocalRow => ({
  ...row,
  act: "stop",
  t,
});

/** Does the beginning of a behaviour end another one that goes on? */
function ends(
  begun: string | null,
  other: string | null,
  group: string | null,
  behaviours: ReadonlyMap<string, Coded>,
): boolean {
  if (begun === other) return false;
  // Who is not visible does nothing that anybody sees, and who is seen is visible.
  if (begun === null || other === null) return true;
  return group !== null && behaviours.get(other)?.group === group;
}

const startOf = (press: Press, act: "start" | "point"): FocalRow => ({
  t: press.t,
  act,
  animalId: press.animalId,
  behaviourId: press.behaviourId,
  modifiers: [...(press.modifiers ?? [])],
  partnerId: press.partnerId ?? null,
});

/**
 * The acts of one press: a state that goes on stops, one that does not starts and stops those of its exclusive group, an
 * event is a point. A behaviour that the ethogram does not know gives none.
 */
export function press(
  behaviours: ReadonlyMap<string, Coded>,
  running: Running,
  pressed: Press,
): FocalRow[] {
  const { animalId, behaviourId, t } = pressed;
  const doing = running.get(animalId) ?? nobody;
  const behaviour = behaviourId === null ? null : behaviours.get(behaviourId);
  if (behaviour === undefined) return [];
  const group = behaviour?.group ?? null;
  if (behaviour?.kind === "event") {
    const unseen = doing.get(null);
    return [
      ...(unseen === undefined ? [] : [stopOf(unseen, t)]),
      startOf(pressed, "point"),
    ];
  }
  const own = doing.get(behaviourId);
  if (own !== undefined) return [stopOf(own, t)];
  const stopped = [...doing]
    .filter(([other]) => ends(behaviourId, other, group, behaviours))
    .map(([, row]) => stopOf(row, t));
  return [...stopped, startOf(pressed, "start")];
}

/** What is answered beside a behaviour once it is recorded. */
export type Answer = Required<Pick<Press, "modifiers" | "partnerId">>;

/** A row of a press as it reads once what is asked beside it is answered: of what it stopped nothing changes. */
export const answered = (row: FocalRow, answer: Answer): FocalRow =>
  row.act === "stop"
    ? row
    : { ...row, ...answer, modifiers: [...answer.modifiers] };

/** The acts that end all that goes on: of one animal, or of all. */
export const stopAll = (
  running: Running,
  t: number,
  animalId?: string,
): FocalRow[] =>
  [...running]
    .filter(([one]) => animalId === undefined || one === animalId)
    .flatMap(([, doing]) => [...doing.values()].map((row) => stopOf(row, t)));

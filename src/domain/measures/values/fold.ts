import type { Value, ValueLog } from "./value";

/** A value as it stands, and how it came to. */
export interface CurrentValue<L extends ValueLog> {
  /** The line that says it. */
  log: L;
  value: Value;
  /** All that was said of it, this line included, the first thing first. */
  history: readonly L[];
  isCorrected: boolean;
}

/** When a line was said: by the server, else by the device. */
const saidAt = ({ createdAt, at }: ValueLog): number =>
  (createdAt ?? at).getTime();

/** In the order they were said; what was said at one instant by its id, so that every device has the same order. */
const bySaid = (a: ValueLog, b: ValueLog): number =>
  saidAt(a) - saidAt(b) || (a.id < b.id ? -1 : 1);

const targetOf = ({ replaces, voids }: ValueLog): string | null =>
  voids ?? replaces;

/** The lines that speak of one value, together: each with those that correct or void it, also through others. */
function threadsOf<L extends ValueLog>(logs: readonly L[]): L[][] {
  const parent = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    for (let up = parent.get(root); up !== undefined; up = parent.get(root))
      root = up;
    return root;
  };
  for (const log of logs) {
    const target = targetOf(log);
    if (target === null) continue;
    const [own, other] = [rootOf(log.id), rootOf(target)];
    // Lines that name each other in a ring are one thread as well.
    if (own !== other) parent.set(own, other);
  }
  const threads = new Map<string, L[]>();
  for (const log of logs) {
    const root = rootOf(log.id);
    const thread = threads.get(root);
    if (thread === undefined) threads.set(root, [log]);
    else thread.push(log);
  }
  return [...threads.values()];
}

/**
 * The line that decides what is left of a value: of those about it the one said last, else itself. Once somebody else spoke of
 * it, who gave it has the last word no more: lines of theirs that do not answer that one decide nothing.
 */
function decidingOf<L extends ValueLog>(history: readonly L[]): L | undefined {
  const first = history.find((log) => targetOf(log) === null);
  let last: L | undefined;
  let othersSpoke = false;
  // What the giver may answer then: what stands of the giver's own since.
  const standing = new Set<string>();
  for (const log of history) {
    const target = targetOf(log);
    if (target === null) continue;
    const isOthers = first !== undefined && log.by !== first.by;
    if (isOthers) {
      othersSpoke = true;
      standing.clear();
    } else if (othersSpoke && !standing.has(target)) continue;
    standing.add(log.id);
    last = log;
  }
  return last ?? first;
}

/** What is left of one value, so that a correction after a voiding brings it back. */
function currentOf<L extends ValueLog>(thread: L[]): CurrentValue<L> | null {
  const history = [...thread].sort(bySaid);
  const last = decidingOf(history);
  if (last === undefined || last.value === null) return null;
  return {
    log: last,
    value: last.value,
    history,
    isCorrected: history.length > 1,
  };
}

/**
 * The values that hold of a list of lines, oldest first, of one instant what was given first: corrected ones once, voided ones not at all, whatever the order
 * of the lines and however often one comes. Of two corrections of one value the one said last holds, both stay in its
 * history. A correction of a line that is not among them stands for it. [] for none.
 */
export function currentValues<L extends ValueLog>(
  logs: readonly L[],
): CurrentValue<L>[] {
  const once = [...new Map(logs.map((log) => [log.id, log])).values()];
  return threadsOf(once)
    .map(currentOf)
    .filter((one) => one !== null)
    .sort(
      (a, b) =>
        a.log.at.getTime() - b.log.at.getTime() ||
        bySaid(a.history[0] ?? a.log, b.history[0] ?? b.log),
    );
}

/** All that was said of one value, and what holds of it. */
export interface SaidValue<L extends ValueLog> {
  /** null: it was taken back. */
  current: CurrentValue<L> | null;
  /** The first thing first; never empty. */
  history: readonly L[];
}

/** What was said of each value, taken back ones too, the latest instant first; [] for no line. */
export function saidValues<L extends ValueLog>(
  logs: readonly L[],
): SaidValue<L>[] {
  const once = [...new Map(logs.map((log) => [log.id, log])).values()];
  const at = ({ history }: SaidValue<L>) => history[0]?.at.getTime() ?? 0;
  return threadsOf(once)
    .map((thread) => ({
      current: currentOf(thread),
      history: [...thread].sort(bySaid),
    }))
    .sort((a, b) => at(b) - at(a));
}

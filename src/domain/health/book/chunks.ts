import { dayMs } from "../../time/lengths";

/** What is asked of a source at once: what was after one instant (null: ever), up to another, included (null: now), the latest first. */
export interface Chunk {
  after: Date | null;
  upTo: Date | null;
  limit: number;
}

/** A chunk and the instants of what came, the latest first. */
export interface Answer {
  chunk: Chunk;
  instants: readonly Date[];
}

/** One of several collections that are told as one list. */
export interface Asked {
  id: string;
  /** What came so far, in whatever order; []: nothing was asked. */
  answers: readonly Answer[];
  /** So many lines the page reads of it anyway: they are asked for at once, as there. */
  atFirst?: number;
}

/** What is asked next of the source of an id. */
export interface NextChunk {
  id: string;
  chunk: Chunk;
}

/** So many documents may be read for a list beside what it shows. */
export const besideMost = 20;
/** So many of these are kept for what is read twice: lines of an instant at which a chunk ends. */
const kept = 6;
/** At least so far back is asked at once, in ms. */
const leastSpan = 7 * dayMs;

const latestFirst = (a: Answer, b: Answer) =>
  (b.chunk.upTo?.getTime() ?? Infinity) - (a.chunk.upTo?.getTime() ?? Infinity);

const instantsOf = ({ answers }: Asked): number[] =>
  answers.flatMap(({ instants }) => instants.map((at) => at.getTime()));

/**
 * All that a source holds after this instant is known: Infinity where nothing was asked, -Infinity once all came. What a full
 * answer ends with is not known: more may be of that instant. Where new lines pushed old ones out of the first chunk, the gap
 * ends what is known.
 */
export function knownAfter(answers: readonly Answer[]): number {
  let known = Infinity;
  for (const { chunk, instants } of answers.toSorted(latestFirst)) {
    if (chunk.upTo !== null && chunk.upTo.getTime() < known) break;
    const last = instants.at(-1)?.getTime();
    const isFull = last !== undefined && instants.length >= chunk.limit;
    const floor = isFull ? last : (chunk.after?.getTime() ?? -Infinity);
    known = Math.min(known, floor);
  }
  return known;
}

/** All that several sources hold after this instant is known; -Infinity: all of it, or there is no source. */
export const horizonOf = (sources: readonly Asked[]): number =>
  sources.reduce(
    (horizon, { answers }) => Math.max(horizon, knownAfter(answers)),
    -Infinity,
  );

/** What was read and is not shown, or was read twice; what the page reads anyway left out. */
const readBeside = ({ answers, atFirst }: Asked, horizon: number): number =>
  answers
    .filter(({ chunk }) => atFirst === undefined || chunk.upTo !== null)
    .flatMap(({ chunk, instants }) =>
      instants.filter(
        (at) =>
          at.getTime() <= horizon || at.getTime() === chunk.upTo?.getTime(),
      ),
    ).length;

const dateOf = (instant: number): Date | null =>
  Number.isFinite(instant) ? new Date(instant) : null;

/** How far back as many lines as are missing may lie, by those that are known; null where none is. */
function farEnough(
  instants: readonly number[],
  horizon: number,
  missing: number,
): number | null {
  const shown = instants.filter((at) => at > horizon);
  const span = Math.max(Math.max(...shown) - horizon, leastSpan);
  return shown.length === 0
    ? null
    : horizon - span * Math.max(1, missing / shown.length);
}

/**
 * What to ask so that so many more lines can be shown in one order: of those sources alone that keep the next line back, no
 * farther than the others are known, so that hardly a document is read that is not shown. [] where enough is known, or all.
 */
export function nextChunks(
  sources: readonly Asked[],
  missing: number,
): NextChunk[] {
  const horizon = horizonOf(sources);
  if (missing <= 0 || horizon === -Infinity) return [];
  const known = sources.map(({ answers }) => knownAfter(answers));
  const behind = sources.filter((_, index) => known[index] === horizon);
  const next = Math.max(-Infinity, ...known.filter((one) => one < horizon));
  const others = behind.length - 1;
  const beside = sources.reduce(
    (sum, source) => sum + readBeside(source, horizon),
    0,
  );
  // Where a stretch was empty, what is left may be long ago, or nothing.
  const wasEmpty = behind.every(
    ({ answers }) => answers.at(-1)?.instants.length === 0,
  );
  const far =
    others === 0 || wasEmpty
      ? null
      : farEnough(sources.flatMap(instantsOf), horizon, missing);
  const after = far === null ? next : Math.max(next, far);
  const share =
    others === 0
      ? missing
      : Math.min(
          Math.ceil(missing / behind.length),
          Math.floor((besideMost - kept - beside) / others),
        );
  return behind.map((source) => {
    const { id, atFirst, answers } = source;
    const again = instantsOf(source).filter((at) => at === horizon).length;
    const limit = Math.max(3, share) + again;
    const isFirst = answers.length === 0 && atFirst !== undefined;
    return {
      id,
      chunk: isFirst
        ? { after: null, upTo: null, limit: atFirst }
        : { after: dateOf(after), upTo: dateOf(horizon), limit },
    };
  });
}

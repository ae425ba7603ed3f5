import type { Evaluation } from "../evaluation/evaluation";
import type { Campaign } from "./campaign";
import { participantsMost } from "./campaign";

/** Who handed something in, once somebody did, or has nothing there any more; the first stay first, and no more than there is room for. */
export const submittersWith = (
  { submitters }: Pick<Campaign, "submitters">,
  authorId: string,
  hasHandedIn: boolean,
): string[] => {
  if (!hasHandedIn) return submitters.filter((uid) => uid !== authorId);
  return submitters.includes(authorId)
    ? [...submitters]
    : [...submitters, authorId].slice(0, participantsMost);
};

/** What was handed in, as far as it tells whether its author looked for themselves. */
export type Answered = Pick<Evaluation, "authorId" | "responses" | "flaws">;

/** Whether somebody looked for themselves: something is answered, and nothing is left out that had to be. */
const isOwnWork = ({ responses, flaws }: Answered): boolean =>
  Object.keys(responses).length > 0 &&
  flaws.every(({ code }) => code !== "missing");

/** Modes in which handing in shows what others answered, or the key. */
const shown: readonly string[] = ["expert", "training"];

/** Whether what was handed in is taken for it: where others' answers or a key are shown for it, an empty one is not. */
export const counts = (
  { mode }: Pick<Campaign, "mode">,
  answered: Answered,
): boolean => !shown.includes(mode) || isOwnWork(answered);

/**
 * Who reads an author's answers about a subject while a campaign of experts runs: its other experts who answered about it
 * themselves; of other modes nobody. `about`: what was handed in about it.
 */
export function readersOf(
  { mode, experts }: Pick<Campaign, "mode" | "experts">,
  authorId: string,
  about: readonly Answered[],
): string[] {
  if (mode !== "expert") return [];
  const own = new Set(about.filter(isOwnWork).map((one) => one.authorId));
  return experts.filter((uid) => uid !== authorId && own.has(uid));
}

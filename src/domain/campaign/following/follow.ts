import type { Evaluation } from "../../evaluation/evaluation";
import type { Answer } from "../../survey/answer";
import type { Campaign } from "../campaign";
import { participantsMost } from "../campaign";

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
export type Answered = Pick<
  Evaluation,
  "authorId" | "responses" | "media" | "flaws" | "score"
>;

/** Whether an answer says what was seen: something chosen, or a file that arrived. That a question does not apply, or a comment alone, says nothing of it. */
const saysSeen = (
  { chosen, media, notApplicable }: Answer,
  arrived: ReadonlySet<string>,
): boolean =>
  !notApplicable &&
  (chosen.length > 0 || media.some((file) => arrived.has(file)));

/**
 * Whether somebody looked for themselves: something that was seen is answered and nothing is left out that had to be; where
 * a part may be handed in, enough of every criterion for its score to be said.
 */
function isOwnWork(
  { partialCollection }: Pick<Campaign, "partialCollection">,
  { responses, media, flaws, score }: Answered,
): boolean {
  const arrived = new Set(media.map(({ id }) => id));
  const isSaid = (score?.criteria ?? []).every(
    ({ answeredShare, value }) => answeredShare === null || value !== null,
  );
  return (
    Object.values(responses).some((answer) => saysSeen(answer, arrived)) &&
    (isSaid || !partialCollection) &&
    flaws.every(({ code }) => code !== "missing")
  );
}

/** Modes in which handing in shows what others answered, or the key. */
const shown: readonly string[] = ["expert", "training"];

/** Whether what was handed in is taken for it: where others' answers or a key are shown for it, an empty one is not. */
export const counts = (
  campaign: Pick<Campaign, "mode" | "partialCollection">,
  answered: Answered,
): boolean => !shown.includes(campaign.mode) || isOwnWork(campaign, answered);

/**
 * Who reads an author's answers about a subject while a campaign of experts runs: its other experts who answered about it
 * themselves; of other modes nobody. `about`: what was handed in about it.
 */
export function readersOf(
  campaign: Pick<Campaign, "mode" | "experts" | "partialCollection">,
  authorId: string,
  about: readonly Answered[],
): string[] {
  if (campaign.mode !== "expert") return [];
  const own = new Set(
    about.filter((one) => isOwnWork(campaign, one)).map((one) => one.authorId),
  );
  return campaign.experts.filter((uid) => uid !== authorId && own.has(uid));
}

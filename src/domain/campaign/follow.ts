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

/** Who reads an author's answers while a campaign of experts runs: its other experts who handed in their own; of other modes nobody. */
export const readersOf = (
  {
    mode,
    experts,
    submitters,
  }: Pick<Campaign, "mode" | "experts" | "submitters">,
  authorId: string,
): string[] =>
  mode === "expert"
    ? experts.filter((uid) => uid !== authorId && submitters.includes(uid))
    : [];

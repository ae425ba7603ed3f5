import { bytesOf } from "../schema/bytes";
import type { CampaignProgress, Collected } from "./campaign";
import { collected as allCollected } from "./campaign";

/**
 * The most bytes of a month's shares with one more of that kind: less than a document holds. Sessions, of which one counts for many,
 * leave room for questionnaires.
 */
const bytesMost = { questionnaire: 850_000, session: 700_000 } as const;

/** Whether the shares of a month are few enough for another of this kind. */
export const holdsShares = (
  {
    subjects,
    focal,
    scan,
  }: Pick<CampaignProgress, "subjects" | "focal" | "scan">,
  kind: keyof typeof bytesMost,
): boolean => bytesOf([subjects, focal, scan]) <= bytesMost[kind];

/** What a month says it does not count all of once something of `missed` is left out, in the order of the table; null: it says so already, or nothing is. */
export function uncountedWith(
  { uncounted }: Pick<CampaignProgress, "uncounted">,
  missed: readonly Collected[],
): Collected[] | null {
  const isNew = missed.some((one) => !uncounted.includes(one));
  return isNew
    ? allCollected.filter(
        (one) => uncounted.includes(one) || missed.includes(one),
      )
    : null;
}

/** The months that do not count all that was handed in of one thing, the earliest first; [] for none. */
export const fullMonths = (
  months: readonly Pick<CampaignProgress, "month" | "uncounted">[],
  one: Collected,
): string[] =>
  months
    .flatMap(({ month, uncounted }) => (uncounted.includes(one) ? [month] : []))
    .sort();

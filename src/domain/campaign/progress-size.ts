import { bytesOf } from "../schema/bytes";
import type { CampaignProgress } from "./campaign";

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

import { nextNumber } from "../versions/version-list";
import type { Ethogram } from "./ethogram";
import type { WordsByLanguage } from "./publish/freeze";
import { withWords } from "./publish/freeze";
import type { EthogramPlan } from "./version";

/** A draft to be made: its number, and what people give of it. */
interface NewDraft {
  versionId: string;
  values: EthogramPlan & { obsId: string };
}

/** The next draft of an ethogram, which tells apart what a version does, its words taken along; null while there is a draft. */
export function nextDraft(
  { obsId, versions }: Pick<Ethogram, "obsId" | "versions">,
  plan: EthogramPlan,
  words: WordsByLanguage,
): NewDraft | null {
  const number = nextNumber(versions);
  return number === null
    ? null
    : {
        versionId: String(number),
        values: { obsId, ...withWords(plan, words) },
      };
}

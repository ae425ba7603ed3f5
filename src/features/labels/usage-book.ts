import type { Use } from "@domain/label/usage";
import { usageQueries, usesOf } from "@domain/label/usage";
import type { Referring } from "@domain/record/desk/referring";
import { subscriptions } from "../../data/subscriptions";

/** What is known of how often labels are used, as long as their list is open. */
export interface UsageBook {
  /** By what the label is used; counted once, by the server. null: nobody could be asked. */
  ask: (id: string) => Promise<readonly Use[] | null>;
  /** What was answered; null: nothing yet. */
  known: (id: string) => readonly Use[] | null;
}

async function countOf(
  uses: readonly Referring[],
  id: string,
): Promise<readonly Use[] | null> {
  try {
    const questions = usageQueries(uses, id);
    const counts = await Promise.all(questions.map(subscriptions.count));
    return usesOf(uses, counts);
  } catch {
    // Without a network there is no count.
    return null;
  }
}

/** Asks for each label once, however often its row comes into sight. */
export function usageBook(uses: readonly Referring[]): UsageBook {
  const asked = new Map<string, Promise<readonly Use[] | null>>();
  const answers = new Map<string, readonly Use[]>();
  const count = async (id: string) => {
    const found = await countOf(uses, id);
    if (found === null) asked.delete(id);
    else answers.set(id, found);
    return found;
  };
  return {
    ask: (id) => {
      const known = asked.get(id) ?? count(id);
      asked.set(id, known);
      return known;
    },
    known: (id) => answers.get(id) ?? null,
  };
}

import { database } from "../functions/src/edge/admin";
import { migrate } from "../functions/src/migrate/migrate";
import type { Counts, Odd } from "../functions/src/migrate/report";
import { signInsOf } from "../functions/src/migrate/sign-ins";
import { addressFrom, wishFrom } from "./repair";

const usage = "Usage: npm run migrate [-- --dry-run] [--project <id>]";

/** Ids shown of one reason; the others are counted. */
const shown = 10;

const showCounts = ({ collection, read, written, left }: Counts): string =>
  `${collection}: ${read} read, ${written} written, ${left} left alone`;

/** What was odd of a collection, by reason: how often, and of whom. */
export function showOdd(all: readonly Odd[], collection: string): string[] {
  const byReason = new Map<string, string[]>();
  for (const one of all) {
    if (one.collection !== collection) continue;
    byReason.set(one.reason, [...(byReason.get(one.reason) ?? []), one.id]);
  }
  return [...byReason].map(([reason, ids]) => {
    const more = ids.length > shown ? `, and ${ids.length - shown} more` : "";
    return `  ${reason}: ${ids.length} (${ids.slice(0, shown).join(", ")}${more})`;
  });
}

/** The buckets whose addresses become paths: the one that is named, else the project's own two. */
export function bucketsFrom(env: NodeJS.ProcessEnv, project: string): string[] {
  const named = env["STORAGE_BUCKET"] ?? "";
  return named === ""
    ? [`${project}.appspot.com`, `${project}.firebasestorage.app`]
    : [named];
}

function wish(args: readonly string[]) {
  try {
    return wishFrom(args);
  } catch {
    throw new Error(usage);
  }
}

/** Puts a project's documents into today's shape; answers the exit code. */
export async function main(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    const { dryRun, projectId } = wish(args);
    const address = addressFrom({ dryRun, projectId }, env);
    Object.assign(process.env, address);
    const odd: Odd[] = [];
    await migrate({
      dryRun,
      now: new Date(),
      buckets: bucketsFrom(env, address["GCLOUD_PROJECT"] ?? ""),
      signIns: signInsOf,
      onOdd: (one) => odd.push(one),
      onCounted: (counts) => {
        console.log(showCounts(counts));
        for (const line of showOdd(odd, counts.collection)) console.log(line);
      },
    });
    await database().terminate();
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

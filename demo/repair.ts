import { database } from "../functions/src/edge/admin";
import type { Counts, Found } from "../functions/src/repair/repair";
import { repairFiles } from "../functions/src/repair/repair-files";
import { repair } from "../functions/src/repair/repair";
import { idOfAlias } from "./start/aliases";
import { project } from "./start/config";
import { portsFrom } from "./start/ports";

const usage = "Usage: npm run repair [-- --dry-run] [--project <id>]";

interface Wish {
  dryRun: boolean;
  /** null: the suite that `npm start` runs here. */
  projectId: string | null;
}

/** What the arguments ask for; throws one clear line on anything else. */
export function wishFrom(args: readonly string[]): Wish {
  const wish: Wish = { dryRun: false, projectId: null };
  const rest = args.flatMap((arg) =>
    arg.startsWith("--project=")
      ? ["--project", arg.slice("--project=".length)]
      : [arg],
  );
  for (let at = 0; at < rest.length; at += 1) {
    if (rest[at] === "--dry-run") wish.dryRun = true;
    else if (rest[at] === "--project" && /^[a-z]/.test(rest[at + 1] ?? "")) {
      at += 1;
      wish.projectId = rest[at] ?? null;
    } else throw new Error(usage);
  }
  return wish;
}

/**
 * What firebase-admin reads to find the store: as it is given, where a project is named; else, and
 * for every demo project, which is never a real one, the suite on this machine.
 */
export function addressFrom(
  { projectId }: Wish,
  env: NodeJS.ProcessEnv,
): Record<string, string> {
  const named =
    projectId ?? env["GOOGLE_CLOUD_PROJECT"] ?? env["GCLOUD_PROJECT"];
  const chosen = idOfAlias(named ?? env["SURICATE_PROJECT"] ?? project);
  const given = env["FIRESTORE_EMULATOR_HOST"] ?? "";
  const ports = portsFrom(env);
  const isHere = given === "" && chosen.startsWith("demo-");
  const host = isHere ? `127.0.0.1:${ports.firestore}` : given;
  return {
    GCLOUD_PROJECT: chosen,
    GOOGLE_CLOUD_PROJECT: chosen,
    ...(host === ""
      ? {}
      : { FIRESTORE_EMULATOR_HOST: host, METADATA_SERVER_DETECTION: "none" }),
    ...(isHere
      ? {
          FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
          FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
        }
      : {}),
  };
}

const showFound = ({ collection, id, differing, unsure }: Found): string =>
  [
    `  ${collection}/${id}:`,
    ...(differing.length > 0 ? [differing.join(", ")] : []),
    ...(unsure.length > 0 ? [`(not relied on: ${unsure.join(", ")})`] : []),
  ].join(" ");

const showCounts = ({ collection, read, differing, mended }: Counts): string =>
  `${collection}: ${read} read, ${differing} differing, ${mended} mended`;

/** Recounts every derived field of a project's documents and mends what differs; answers the exit code. */
export async function main(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    const wish = wishFrom(args);
    Object.assign(process.env, addressFrom(wish, env));
    await repair({
      dryRun: wish.dryRun,
      now: new Date(),
      onFound: (found) => console.log(showFound(found)),
      onCounted: (counts) => console.log(showCounts(counts)),
    });
    const files = await repairFiles({ dryRun: wish.dryRun, now: new Date() });
    for (const path of files.orphans) console.log(`  no record names ${path}`);
    console.log(
      `files: ${files.read} read, ${files.orphans.length} named by no record, ${files.removed} removed`,
    );
    await database().terminate();
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { database } from "../functions/src/edge/admin";
import { makeFirstAdmin } from "../functions/src/tools/first-admin";
import { addressFrom } from "./repair";
import { portsFrom } from "./start/ports";

const usage =
  "Usage: npm run first-admin -- --project <alias or id> --mail <address>";

interface Wish {
  project: string;
  mail: string;
}

const wished = z.object({
  project: z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/),
  mail: z.string().trim().toLowerCase().pipe(z.email()),
});

/** What the arguments ask for; throws one clear line on anything else. */
export function wishFrom(args: readonly string[]): Wish {
  const given: Record<string, string> = {};
  for (let at = 0; at < args.length; at += 2) {
    const [, name] = /^--(project|mail)$/.exec(args[at] ?? "") ?? [];
    if (name === undefined) throw new Error(usage);
    given[name] = args[at + 1] ?? "";
  }
  const wish = wished.safeParse(given);
  if (!wish.success) throw new Error(usage);
  return wish.data;
}

const aliases = z.object({ projects: z.record(z.string(), z.string()) });

/** The project an alias stands for; an id stands for itself. */
export function projectOf(alias: string, firebaserc: string): string {
  const { projects } = aliases.parse(JSON.parse(firebaserc));
  return projects[alias] ?? alias;
}

/** Makes the first superAdmin of a project with the deployer's own credentials; answers the exit code. */
export async function main(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    const { project, mail } = wishFrom(args);
    const file = fileURLToPath(new URL("../.firebaserc", import.meta.url));
    const projectId = projectOf(project, readFileSync(file, "utf8"));
    const here = projectId.startsWith("demo-");
    Object.assign(
      process.env,
      addressFrom({ dryRun: false, projectId }, env),
      here
        ? { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${portsFrom(env).auth}` }
        : {},
    );
    const password = await makeFirstAdmin(mail);
    console.log(`${mail} is the first superAdmin of ${projectId}.`);
    console.log(`The password of the first sign-in, shown once: ${password}`);
    await database().terminate();
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

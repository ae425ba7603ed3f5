import { z } from "zod";
import { database } from "../functions/src/edge/admin";
import { makeFirstAdmin } from "../functions/src/tools/first-admin";
import { addressFrom } from "./repair";
import { idOfAlias } from "./start/aliases";

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

/** Makes the first superAdmin of a project with the deployer's own credentials; answers the exit code. */
export async function main(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    const { project, mail } = wishFrom(args);
    const projectId = idOfAlias(project);
    Object.assign(process.env, addressFrom({ dryRun: false, projectId }, env));
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

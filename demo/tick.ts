import { fireSchedule } from "../emulator/src/suite/tick";
import { project } from "./start/config";
import { portsFrom } from "./start/ports";

const usage = "Usage: npm run tick [-- --now 2026-12-01T07:00Z]";
const instantPattern =
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The instant asked for by `--now` (or `--now=`), the present one without; throws one clear line on anything else. */
export function instantFrom(args: readonly string[], present: Date): Date {
  const [first, ...rest] = args.flatMap((arg) =>
    arg.startsWith("--now=") ? ["--now", arg.slice("--now=".length)] : [arg],
  );
  if (first === undefined) return present;
  const [text, ...more] = rest;
  if (first !== "--now" || text === undefined || more.length > 0)
    throw new Error(usage);
  const instant = new Date(instantPattern.test(text) ? text : NaN);
  if (Number.isNaN(instant.getTime()))
    throw new Error(
      `--now ${text} is not an instant. Write it like 2026-12-01T07:00Z.`,
    );
  return instant;
}

/** A refused connection, which fetch hides behind a TypeError of its own. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError && error.message === "fetch failed";

async function tick(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const at = instantFrom(args, new Date());
  const functionsHost = `127.0.0.1:${portsFrom(env).functions}`;
  const projectId = env["SURICATE_PROJECT"] ?? project;
  try {
    const fired = await fireSchedule({
      functionsHost,
      project: projectId,
      at,
    });
    for (const { name, region } of fired)
      console.log(`${name} (${region}) fired for ${at.toISOString()}.`);
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    throw new Error(
      `Nothing answers at ${functionsHost}: start Suricate first (npm start).`,
      { cause: error },
    );
  }
}

/** Fires every schedule of the running suite once, as for the given instant; answers the exit code. */
export async function main(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    await tick(args, env);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

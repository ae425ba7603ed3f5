import { builtInId } from "../../src/domain/measures/parameters/parameter";
import { database } from "../../functions/src/edge/admin";
import { makeDemoSource } from "../../functions/src/tools/demo-source";
import { region } from "../../src/domain/region";
import { addressFrom } from "../repair";
import { project } from "../start/config";
import { portsFrom } from "../start/ports";
import type { Line } from "./day";
import { dayOfCalls, linesAt, minuteMs, simulated } from "./day";

const usage =
  "Usage: npm run sensors [-- --zoo <id>] [--enclosure <id>] [--once]";

export interface Wish {
  zooId: string;
  /** null: the first there is. */
  enclosureId: string | null;
  /** Whether it ends after the day that was, instead of going on every minute. */
  once: boolean;
}

/** What the arguments ask for; throws one clear line on anything else. */
export function wishFrom(args: readonly string[]): Wish {
  const wish: Wish = { zooId: "sentinelle", enclosureId: null, once: false };
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === "--once") {
      wish.once = true;
      continue;
    }
    const value = rest.shift();
    if (value === undefined || !/^[\w-]+$/u.test(value)) throw new Error(usage);
    if (arg === "--zoo") wish.zooId = value;
    else if (arg === "--enclosure") wish.enclosureId = value;
    else throw new Error(usage);
  }
  return wish;
}

/** Sends readings as a gateway does; answers what became of them. */
async function send(
  address: string,
  token: string,
  lines: readonly Line[],
): Promise<string> {
  const answer = await fetch(address, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ readings: lines }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`ingest answered ${answer.status}: ${text}`);
  return text;
}

const untilNextMinute = () =>
  new Promise((done) => setTimeout(done, minuteMs - (Date.now() % minuteMs)));

async function run(wish: Wish, env: NodeJS.ProcessEnv): Promise<void> {
  const projectId = env["SURICATE_PROJECT"] ?? project;
  if (!projectId.startsWith("demo-"))
    throw new Error("Simulated readings are for demonstrations alone.");
  Object.assign(process.env, addressFrom({ dryRun: false, projectId }, env));
  const { token, place } = await makeDemoSource(
    wish.zooId,
    wish.enclosureId,
    simulated.map((feed) => ({
      feed,
      parameterId: builtInId(wish.zooId, feed),
    })),
  );
  await database().terminate();
  const { functions } = portsFrom(env);
  const address = `http://127.0.0.1:${functions}/${projectId}/${region}/ingest`;
  console.log(`Sensors of ${place} send to ${address}.`);
  for (const { what, lines } of dayOfCalls(new Date()))
    console.log(`${what}: ${await send(address, token, lines)}`);
  while (!wish.once) {
    await untilNextMinute();
    const answer = await send(address, token, linesAt(new Date()));
    console.log(`${new Date().toISOString()}: ${answer}`);
  }
}

/** Feeds the running demonstration with readings: a day of them, then those of every minute; answers the exit code. */
export async function main(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    await run(wishFrom(args), env);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

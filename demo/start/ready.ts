import type { CallableName } from "../../src/domain/callables";

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function until(
  what: string,
  ms: number,
  ask: () => Promise<boolean>,
): Promise<void> {
  for (const end = Date.now() + ms; Date.now() < end; await pause(200))
    if (await ask().catch(() => false)) return;
  throw new Error(`${what} did not answer within ${Math.round(ms / 1000)} s.`);
}

/** Resolves when the page is served; rejects after a minute. */
export function waitForPage(url: string): Promise<void> {
  return until(url, 60_000, async () => {
    const answer = await fetch(url);
    return answer.ok && (await answer.text()).includes('id="root"');
  });
}

/** Calls a function once: it refuses, being asked by nobody, and its process is loaded. */
async function wake(
  host: string,
  project: string,
  name: CallableName,
): Promise<boolean> {
  const answer = await fetch(`http://${host}/${project}/europe-west3/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ data: {} }),
  });
  return answer.status === 401;
}

/** Resolves when functions answer; rejects after a minute. */
export const waitForFunctions = (
  host: string,
  project: string,
): Promise<void> =>
  until("The functions", 60_000, () => wake(host, project, "setSectorTeam"));

/** Loads what people save through, so that the first of them does not wait for its start; whether it came is left to them. */
export async function warmSaving(host: string, project: string): Promise<void> {
  await wake(host, project, "saveRecords").catch(() => false);
}

import { createHash } from "node:crypto";
import type { Suite } from "../../emulator/src/suite/start-suite";
import { fireSchedule } from "../../emulator/src/suite/tick";
import { exportNext } from "./exports";

const accountsEveryMs = 2_000;
const exportEveryMs = 30_000;
const minuteMs = 60_000;

async function accountsDigest(
  authHost: string,
  project: string,
): Promise<string> {
  const answer = await fetch(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:query`,
    {
      method: "POST",
      headers: {
        authorization: "Bearer owner",
        "content-type": "application/json",
      },
      body: "{}",
    },
  );
  const { userInfo } = (await answer.json()) as { userInfo?: object[] };
  const stable = (userInfo ?? []).map((user) => ({
    ...user,
    lastLoginAt: 0,
    lastRefreshAt: 0,
  }));
  return createHash("sha256").update(JSON.stringify(stable)).digest("hex");
}

/** Work that repeats while the suite runs; a failure is said once and tried again next time. */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  say: (line: string) => void,
): () => void {
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    work()
      .catch((error: unknown) =>
        say(error instanceof Error ? error.message : String(error)),
      )
      .finally(() => {
        busy = false;
      });
  }, everyMs);
  return () => clearInterval(timer);
}

/**
 * Keeps accounts and files, which the suite holds in memory: an export every 30 s, and at once when
 * an account changed. Answers a function that stops and writes the last one.
 */
export function keepAccounts(
  suite: Suite,
  authHost: string,
  project: string,
  data: string,
  say: (line: string) => void,
): () => Promise<void> {
  let known = "";
  let exportedAt = Date.now();
  let running: Promise<void> = Promise.resolve();
  const stop = repeat(
    accountsEveryMs,
    async () => {
      const now = await accountsDigest(authHost, project);
      if (now === known && Date.now() - exportedAt < exportEveryMs) return;
      running = exportNext(suite, data);
      await running;
      known = now;
      exportedAt = Date.now();
    },
    say,
  );
  return async () => {
    stop();
    await running.catch(() => undefined);
    await exportNext(suite, data).catch(() => undefined);
  };
}

/** Fires the schedules every minute, as Cloud Scheduler would. Answers a function that stops. */
export function keepTime(
  functionsHost: string,
  project: string,
  say: (line: string) => void,
): () => void {
  return repeat(
    minuteMs,
    async () => {
      await fireSchedule({ functionsHost, project, at: new Date() });
    },
    say,
  );
}

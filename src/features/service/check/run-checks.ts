import { AppError } from "@domain/errors";
import { mailOfPersonQuery } from "@domain/mail/mail-queries";
import type { Check, CheckState } from "@domain/service/check";
import { clockState } from "@domain/service/check";
import { clientErrorsQuery } from "@domain/service/service-queries";
import { call } from "../../../data/calls";
import { toAppError } from "../../../data/errors";
import { readPages } from "../../../data/live/read-pages";

const nobody = () => undefined;

/** Whether the database answers what it must, and refuses what nobody reads: mails, whose links sign in. */
async function rulesState(uid: string): Promise<CheckState> {
  await readPages(() => clientErrorsQuery(false, 1), nobody);
  try {
    await readPages(() => mailOfPersonQuery(uid, 1), nobody);
    return "fault";
  } catch (error) {
    const { code } = toAppError(error);
    if (code === "offline") throw error;
    return code === "not-allowed" ? "ok" : "fault";
  }
}

/** What this device finds of the functions, the rules and its own clock, and what the functions find. Rejects "offline" alone. */
export async function runChecks(uid: string): Promise<Check[]> {
  const asked = Date.now();
  const served = await call("checkSystem", {}).catch((error: unknown) => {
    if (toAppError(error).code === "offline") throw error;
    return null;
  });
  const answered = Date.now();
  const rules = await rulesState(uid).catch((error: unknown) => {
    if (toAppError(error).code === "offline") throw new AppError("offline");
    return "fault" as const;
  });
  const own = (part: Check["part"], state: CheckState, ms: number): Check => ({
    ...{ part, state, ms, faults: null },
  });
  const took = answered - asked;
  return [
    own("functions", served === null ? "fault" : "ok", took),
    own("rules", rules, Date.now() - answered),
    own(
      "clock",
      served === null
        ? "unknown"
        : clockState({ asked, answered, now: served.now }),
      took,
    ),
    ...(served?.checks ?? []),
  ];
}

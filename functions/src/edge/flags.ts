import type { Session } from "@domain/access/session";
import type { Flag } from "@domain/service/app-config";
import { appConfigId } from "@domain/service/app-config";
import { isOn } from "@domain/service/service-state";
import { HttpsError } from "firebase-functions/https";
import { accountRef, readingOf, ref } from "./documents";

/** Whether somebody tries what is not for everybody yet. */
async function testsBeta(uid: string): Promise<boolean> {
  return (await accountRef(uid).get()).get("betaTester") === true;
}

/** Throws "unavailable" while that is switched off for this person: what waits on their device is sent when it is on again. */
export async function checkFlag({ uid }: Session, flag: Flag): Promise<void> {
  const stored = await ref("config", appConfigId).get();
  const config = readingOf("config", stored).record;
  const tests = config?.flags[flag] === "beta" && (await testsBeta(uid));
  if (!isOn(config, flag, tests))
    throw new HttpsError("unavailable", "switched-off");
}

import type { ZooConfig } from "@domain/establishment/zoo";
import { AppError } from "@domain/errors";
import type { AccountStanding } from "@domain/lesson/account";
import { isAsSet } from "@domain/lesson/account";
import { systemAuthor } from "@domain/task/task";
import { randomBytes } from "node:crypto";
import { database } from "../edge/admin";
import { record } from "../edge/audit";
import { changeOf, readingOf, zooConfigRef } from "../edge/documents";
import { accounts } from "../people/auth-port";

const configIn = async (zooId: string): Promise<ZooConfig | null> =>
  readingOf("zooConfigs", await zooConfigRef(zooId).get()).record;

/** Says that it was found changed, once; answers whether that was still to be said. */
const storeShut = (
  zooId: string,
  standing: AccountStanding,
): Promise<ZooConfig | null> =>
  database().runTransaction(async (transaction) => {
    const at = zooConfigRef(zooId);
    const { record: config } = readingOf(
      "zooConfigs",
      await transaction.get(at),
    );
    // An administrator may have set it anew meanwhile.
    if (config === null || isAsSet(config, standing)) return null;
    if (config.educationalShutAt !== null) return config;
    const change = { educationalShutAt: new Date() };
    transaction.update(at, changeOf("zooConfigs", change, systemAuthor));
    record(transaction, {
      zooId,
      action: "educationalAccountShut",
      by: systemAuthor,
      subject: { collection: "zoo", id: zooId },
    });
    return config;
  });

/** Takes the account from whoever changed it: its address again, and a password that nobody knows. */
async function takeBack(uid: string, mail: string): Promise<void> {
  const password = randomBytes(24).toString("base64url");
  await accounts().endSessions(uid);
  await accounts().setPassword({ uid, mail, password });
}

/**
 * Firebase lets whoever is signed in change their own account, so a pupil can give the one of all tablets another password,
 * and keep it. Found changed it opens nothing, and is nobody's until an administrator sets it anew. Throws "not-allowed".
 */
export async function checkAsSet(
  zooId: string,
  uid: string,
  standing: AccountStanding,
): Promise<void> {
  const config = await configIn(zooId);
  if (config === null) return;
  if (config.educationalShutAt === null) {
    if (isAsSet(config, standing)) return;
    const shut = await storeShut(zooId, standing);
    if (shut?.educationalMail != null)
      await takeBack(uid, shut.educationalMail);
  }
  throw new AppError("not-allowed");
}

import { AppError } from "@domain/errors";
import type { Session } from "@domain/access/session";
import { educationalRight, educationalUidOf } from "@domain/lesson/account";
import { parseCreate } from "@domain/record/parse";
import type { Transaction } from "firebase-admin/firestore";
import { record } from "../edge/audit";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import {
  changeOf,
  readingOf,
  ref,
  stampNew,
  zooConfigRef,
} from "../edge/documents";
import { count, perTarget } from "../edge/limits";
import { checkHome } from "../people/accounts/new-account";
import { accounts } from "../people/auth-port";

interface Set {
  zooId: string;
  mail: string;
  uid: string;
  /** When its sessions ended by this. */
  since: Date;
}

/** What it may do, whose it is, and that somebody set it; never the password. */
async function store(
  transaction: Transaction,
  session: Session,
  { zooId, mail, uid, since }: Set,
): Promise<void> {
  await checkHome(transaction, session, zooId);
  const [access, config] = await transaction.getAll(
    ref("access", uid),
    zooConfigRef(zooId),
  );
  if (access === undefined || config === undefined) return;
  const { record: known } = readingOf("access", access);
  const isOurs = known?.status === "educational" && known.zooId === zooId;
  if (known !== null && !isOurs)
    throw new AppError("conflict", { status: known.status });
  if (known === null)
    transaction.set(access.ref, {
      ...parseCreate("access", uid, {
        right: educationalRight,
        status: "educational",
        zooId,
      }),
      ...stampNew(session.uid),
    });
  const values = {
    educationalUserId: uid,
    educationalMail: mail,
    educationalSince: since,
    educationalShutAt: null,
  };
  if (config.exists)
    transaction.update(config.ref, changeOf("zooConfigs", values, session.uid));
  else
    transaction.set(config.ref, {
      ...parseCreate("zooConfigs", "config", { zooId, ...values }),
      ...stampNew(session.uid),
    });
  record(transaction, {
    zooId,
    action: "educationalAccountSet",
    by: session.uid,
    subject: { collection: "zoo", id: zooId },
  });
}

/**
 * Makes the educational account of an establishment, or gives it another address and password, which ends every session of
 * it. The password is Auth's alone. Cut anywhere, it is done again: until its access is stored the account opens nothing.
 */
export const setEducationalAccount = defineCallable(
  "setEducationalAccount",
  async (session, { zooId, mail, password }) => {
    const uid = educationalUidOf(zooId);
    await database().runTransaction((transaction) =>
      checkHome(transaction, session, zooId),
    );
    await count(`password of ${uid}`, perTarget);
    await accounts().setMail(uid, mail);
    await accounts().setPassword({ uid, mail, password });
    await accounts().endSessions(uid);
    const since = new Date(await accounts().sessionsEndedAt(uid));
    await database().runTransaction((transaction) =>
      store(transaction, session, { zooId, mail, uid, since }),
    );
    await accounts().setClaims(uid, {
      right: educationalRight,
      zooId,
      staff: false,
    });
    return { userId: uid };
  },
);

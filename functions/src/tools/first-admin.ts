import { superAdminQuery } from "@domain/access/access-queries";
import { providerName } from "@domain/mail/provider";
import { parseCreate } from "@domain/record/parse";
import type { UserRight } from "@domain/person/rights";
import { systemAuthor } from "@domain/task/task";
import { defaultZoo } from "@domain/establishment/place";
import { defaultZooQueries } from "@domain/query/facility-queries";
import type { Transaction } from "firebase-admin/firestore";
import { record } from "../edge/audit";
import { database } from "../edge/admin";
import { accountRef, readingOf, ref, stampNew } from "../edge/documents";
import { compile } from "../edge/query";
import { accounts } from "../people/auth-port";
import { shownPassword } from "../people/secrets";

/** Who made it: nobody who has an account. */
const by = systemAuthor;
const right = "superAdmin" satisfies UserRight;

const create = (
  transaction: Transaction,
  collection: "zoo" | "access" | "users",
  id: string,
  values: object,
) =>
  transaction.create(ref(collection, id), {
    ...parseCreate(collection, id, { ...values }),
    ...stampNew(by),
  });

async function refuseSecond(transaction: Transaction): Promise<void> {
  const { empty } = await transaction.get(compile(superAdminQuery()));
  if (!empty)
    throw new Error(
      "There is a superAdmin already: they make the others in the application.",
    );
}

const migrateFirst =
  "This database holds people of an earlier version: run npm run migrate first. Their superAdmins stay what they are.";

/** An earlier version kept the right on the card, plain or as a choice; after the migration it stands there no more. */
async function refuseUnmigrated(transaction: Transaction): Promise<void> {
  const cards = database().collection("users");
  for (const field of ["userRight", "userRight.value"]) {
    const old = cards.where(field, "==", right).limit(1);
    if (!(await transaction.get(old)).empty) throw new Error(migrateFirst);
  }
}

/** Nobody's records are written over: who has an account already must have none. */
async function refuseKnown(
  transaction: Transaction,
  uid: string,
): Promise<void> {
  const [access, card] = await transaction.getAll(
    ref("access", uid),
    ref("users", uid),
  );
  if (access?.exists === true)
    throw new Error("This address is somebody's already who is no superAdmin.");
  if (card?.exists === true) throw new Error(migrateFirst);
}

/** The establishment to begin in: the default one where there are any, else one that is made. */
async function placeOf(
  transaction: Transaction,
): Promise<{ zooId: string; isNew: boolean }> {
  const found = await Promise.all(
    defaultZooQueries().map((query) => transaction.get(compile(query))),
  );
  const zoos = found.flatMap(({ docs }) =>
    docs.flatMap((one) => readingOf("zoo", one).record ?? []),
  );
  const zoo = defaultZoo(zoos);
  return zoo === null
    ? { zooId: database().collection("zoo").doc().id, isNew: true }
    : { zooId: zoo.zooId, isNew: false };
}

/** The provider's own establishment, in which things are tried out and nobody's animals are looked after. */
const ownPlace = {
  zooName: providerName,
  environment: "test",
  mainTest: true,
} as const;

async function refuse(transaction: Transaction, uid: string): Promise<void> {
  await refuseSecond(transaction);
  await refuseUnmigrated(transaction);
  await refuseKnown(transaction, uid);
}

async function store(
  transaction: Transaction,
  uid: string,
  userMail: string,
): Promise<void> {
  await refuse(transaction, uid);
  const { zooId, isNew } = await placeOf(transaction);
  if (isNew) create(transaction, "zoo", zooId, ownPlace);
  create(transaction, "access", uid, {
    right,
    status: "pending",
    staff: true,
    zooId,
  });
  create(transaction, "users", uid, {
    // Colleagues read the card: the address is not for it, and the person gives their name in their account.
    userFirstname: providerName,
    userLastname: right,
    zooId,
    suricateStaff: true,
    userStatus: "pending",
  });
  transaction.create(accountRef(uid), {
    ...parseCreate("accounts", "account", { zooId, userMail }),
    ...stampNew(by),
  });
  record(transaction, {
    zooId,
    action: "userCreated",
    by,
    subject: { collection: "users", id: uid },
    after: { userRight: right },
  });
}

/**
 * Makes the first superAdmin of a project, pending, and answers the password to sign in with for the first
 * time; refused where one exists, or existed in an earlier version whose people were not migrated. What is cut half-way is completed when asked again.
 */
export async function makeFirstAdmin(mail: string): Promise<string> {
  const known = await accounts().uidOf(mail);
  const uid = known ?? database().collection("users").doc().id;
  // Before anything is written, their password included.
  await database().runTransaction((transaction) => refuse(transaction, uid));
  const password = shownPassword();
  await accounts().setPassword({ uid, mail, password });
  await database().runTransaction((transaction) =>
    store(transaction, uid, mail),
  );
  return password;
}

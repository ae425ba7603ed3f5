import { beforeEach } from "vitest";
import type { CallableName } from "@domain/callables";
import { accountSchema, userSchema } from "@domain/person/user";
import { database } from "../../../functions/src/edge/admin";
import { anAccess, world } from "../people";
import { put } from "../stage";
import type { FakeAccounts } from "./fake-accounts";

export const mailOf = (uid: string) => `${uid}@suricate.test`;

/** The three records of somebody, by path. */
export const aPerson = (
  uid: string,
  zooId: string,
  access: Record<string, unknown> = {},
  account: Record<string, unknown> = {},
): Record<string, Record<string, unknown>> => {
  const own = anAccess(zooId, access);
  const status = own["status"] === "deleted" ? "disabled" : own["status"];
  return {
    [`access/${uid}`]: own,
    [`users/${uid}`]: userSchema.parse({
      userId: uid,
      userFirstname: uid,
      userLastname: "Test",
      zooId,
      userStatus: status,
      suricateStaff: own["staff"],
      isDeleted: own["status"] === "deleted",
    }),
    [`users/${uid}/private/account`]: accountSchema.parse({
      zooId,
      userMail: mailOf(uid),
      eula: own["eula"],
      ...account,
    }),
  };
};

const staff = { staff: true, zooIds: ["home"] };

/** With what tablets sign in: it may ask for lessons alone. */
export const tablet = "tablet";
const forTablets: readonly CallableName[] = ["joinLesson", "handInLesson"];
/** Who may ask most of a callable. */
export const askerOf = (name: CallableName): string =>
  forTablets.includes(name) ? tablet : "root";
/** The account of an establishment's tablets, which is nobody's. */
export const itsTablet = {
  [`access/${tablet}`]: anAccess("home", {
    right: "pedago",
    status: "educational",
  }),
};

/** Two establishments with everybody that callables about people are asked of. */
export const staffed = (): Record<string, Record<string, unknown>> => ({
  ...world(),
  ...aPerson("admin", "home", { right: "admin" }),
  ...aPerson("admin2", "home", { right: "admin" }),
  ...aPerson("root", "home", { right: "superAdmin" }),
  ...aPerson("keeper", "home"),
  ...aPerson("manager", "home", { sectorRoles: { management: ["s1"] } }),
  ...aPerson("invited", "home", { status: "pending", eula: 0 }),
  ...aPerson("off", "home", { right: "admin", status: "disabled" }),
  ...aPerson("gone", "home", { status: "deleted" }),
  ...aPerson("neighbour", "away", { right: "admin" }),
  ...aPerson("stranger", "away"),
  ...aPerson("staff", "away", staff),
  "zoo/home": { ...world()["zoo/home"], staffAccess: ["staff"] },
  "sectors/s2": {
    ...world()["sectors/s1"],
    sectorId: "s2",
    managementUserIds: [],
  },
  "sectors/s-away": {
    ...world()["sectors/s1"],
    zooId: "away",
    sectorId: "s-away",
    managementUserIds: [],
  },
});

/** Stores them before each test, with an account each. */
export function useStaffed(fake: FakeAccounts): void {
  beforeEach(async () => {
    const records = staffed();
    await put(records);
    for (const path of Object.keys(records)) {
      const [collection, uid = "", nested] = path.split("/");
      if (collection === "users" && nested === undefined)
        fake.add(uid, mailOf(uid));
    }
  });
}

export interface Audited {
  action: string;
  by: string;
  subject: { id: string };
}

/** What was recorded, by action and subject. */
export async function auditEntries(): Promise<string[]> {
  const { docs } = await database().collection("audit").get();
  return docs
    .map((doc) => doc.data() as Audited)
    .map(({ action, by, subject }) => `${by} ${action} ${subject.id}`)
    .sort();
}

export interface SentMail {
  to: string[];
  message: {
    subject: string;
    text: string;
    html: string;
    attachments?: unknown[];
  };
  template: string;
  language: string;
  uid: string;
}

export async function mailsSent(): Promise<SentMail[]> {
  const { docs } = await database().collection("mail").get();
  return docs.map((doc) => doc.data() as SentMail);
}

/** The code in the link of a mail. */
export function codeIn({ message }: SentMail): string {
  const [, code] = /#(?:reset=)?([\w-]{43})/.exec(message.text) ?? [];
  if (code === undefined) throw new Error(`no code in ${message.text}`);
  return code;
}

/** Everything stored but the counts of limits, as text. */
export async function everything(): Promise<string> {
  const all: unknown[] = [];
  for (const collection of await database().listCollections()) {
    if (collection.id === "limits") continue;
    for (const doc of (await collection.get()).docs)
      all.push([doc.ref.path, doc.data()]);
  }
  return JSON.stringify(all);
}

/** Everybody may ask as often as at first. */
export async function forgetLimits(): Promise<void> {
  const { docs } = await database().collection("limits").get();
  await Promise.all(docs.map((doc) => doc.ref.delete()));
}

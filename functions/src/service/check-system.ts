import type { Session } from "@domain/access/session";
import type { CheckState } from "@domain/service/check";
import type { CallableOutput } from "@domain/callables";
import { Timestamp } from "firebase-admin/firestore";
import { database } from "../edge/admin";
import { defineCallable } from "../edge/define-callable";
import { compile } from "../edge/query";
import { bytesOf, drop, keep } from "../files/bucket";
import { exportsFolder } from "../exports/handed-in";
import { checkedQueries } from "./checked-queries";

type Checks = CallableOutput<"checkSystem">["checks"];
type Part = Checks[number]["part"];

interface Found {
  state: CheckState;
  faults: number | null;
}

const ok: Found = { state: "ok", faults: null };
const unknown: Found = { state: "unknown", faults: null };
const broken = (faults: number): Found =>
  faults > 0 ? { state: "fault", faults } : ok;

/** What is marked is looked at within two minutes; after so many nobody looks. */
const marksWaitMs = 10 * 60_000;
const marks = ["directoryMarks", "placeMarks", "summaryMarks", "eventMarks"];

/** The latest mails that are looked at, and how long one may be under way. */
const mails = 20;
const mailWaitMs = 15 * 60_000;

/** A document is written, read and removed; where that is cut short, the purge removes it. */
async function checkDatabase(now: Date): Promise<Found> {
  const at = database().collection("limits").doc();
  await at.set({ count: 0, expireAt: now });
  const stored = await at.get();
  await at.delete();
  return broken(stored.get("count") === 0 ? 0 : 1);
}

/** Which of the queries of the product's screens the database refuses to answer. */
async function checkIndexes(now: Date, session: Session): Promise<Found> {
  const answers = await Promise.allSettled(
    checkedQueries(session, now).map((query) =>
      compile({ ...query, limit: 1 }).get(),
    ),
  );
  return broken(answers.filter(({ status }) => status === "rejected").length);
}

/** A file is stored, read and removed; where that is cut short, the exports' own cleaning removes it. */
async function checkStorage(now: Date): Promise<Found> {
  const path = `${exportsFolder}check-${String(now.getTime())}.txt`;
  const bytes = Buffer.from(now.toISOString());
  await keep([{ path, bytes, contentType: "text/plain" }]);
  const stored = await bytesOf(path);
  await drop([path]);
  return broken(stored?.equals(bytes) === true ? 0 : 1);
}

/** Whether what waits for a schedule is fetched by it; nothing that waits says nothing. */
async function checkSchedules(now: Date): Promise<Found> {
  const before = new Date(now.getTime() - marksWaitMs);
  const found = await Promise.all(
    marks.map((path) => database().collection(path).limit(mails).get()),
  );
  const waiting = found.flatMap(({ docs }) => docs);
  const old = waiting.filter((mark) => {
    const at: unknown = mark.get("at");
    return at instanceof Timestamp && at.toDate() < before;
  });
  return old.length === 0 && waiting.length === 0
    ? unknown
    : broken(old.length);
}

/** What became of the latest mails, as the extension that sends them notes it beside each. */
async function checkMail(now: Date): Promise<Found> {
  const { docs } = await database()
    .collection("mail")
    .orderBy("createdAt", "desc")
    .limit(mails)
    .select("createdAt", "delivery.state")
    .get();
  const stateOf = (doc: (typeof docs)[number]): unknown =>
    doc.get("delivery.state");
  const failed = docs.filter((doc) => stateOf(doc) === "ERROR");
  if (failed.length > 0) return broken(failed.length);
  if (!docs.some((doc) => stateOf(doc) === "SUCCESS")) return unknown;
  const before = now.getTime() - mailWaitMs;
  const silent = docs.filter((doc) => {
    const at: unknown = doc.get("createdAt");
    const isOld = at instanceof Timestamp && at.toMillis() < before;
    return isOld && stateOf(doc) === undefined;
  });
  return broken(silent.length);
}

const looks: readonly [
  Part,
  (now: Date, session: Session) => Promise<Found>,
][] = [
  ["database", checkDatabase],
  ["indexes", checkIndexes],
  ["storage", checkStorage],
  ["schedules", checkSchedules],
  ["mail", checkMail],
];

/** What cannot be looked at does not work: why is for the log of the platform. */
async function look(
  [part, check]: (typeof looks)[number],
  now: Date,
  session: Session,
): Promise<Checks[number]> {
  const start = Date.now();
  const found = await check(now, session).catch(() => broken(1));
  return { part, ...found, ms: Date.now() - start };
}

/** Looks at what the product rests on, without a name of anybody or a content of anything. */
export const checkSystem = defineCallable(
  "checkSystem",
  async (session) => {
    const now = new Date();
    const checks = await Promise.all(
      looks.map((one) => look(one, now, session)),
    );
    return { now: now.getTime(), checks };
  },
  { memory: "512MiB" },
);

import { describe, expect, it } from "vitest";
import { userLanguages } from "@domain/person/user";
import { database } from "../../../functions/src/edge/admin";
import { knowledge } from "../../../functions/src/notices/known";
import { mailDue } from "../../../functions/src/notices/send-due";
import { mailPerson } from "../../../functions/src/notices/mail-person";
import { tellDue } from "../../../functions/src/notices/tell-due";
import { tellTask } from "../../../functions/src/notices/tell-task";
import { put, useStage } from "../stage";
import {
  aKeeper,
  aTeam,
  aToldTask,
  become,
  before,
  due,
  made,
  mailed,
  mailOf,
  mails,
  noticeOf,
  posted,
  runAt,
  store,
} from "./told";

useStage("demo-notice-mails");

const goesOn = () => false;
const utc = (text: string) => new Date(`2026-12-${text}:00Z`);
/** Every half hour from the making to the end. */
const always = Array.from(
  { length: 55 * 2 },
  (_, index) => new Date(made.getTime() + index * 1_800_000),
);

/** The same days with one person who wants this; what they are mailed, each with the subject and the hour. */
async function daysOf(
  wishes: Parameters<typeof aKeeper>[1],
  task: Parameters<typeof aToldTask>[0] = {},
): Promise<string[]> {
  await put({ ...aTeam(), ...aKeeper("ana", wishes) });
  await store(aToldTask({ responsibleIds: ["ana"], ...task }));
  const seen: string[] = [];
  for (const now of always) {
    await runAt(now);
    const all = await mails();
    if (all.length === seen.length) continue;
    const last = now.toISOString().slice(8, 16);
    seen.push(...Array.from({ length: all.length - seen.length }, () => last));
  }
  return seen;
}

describe("what somebody chose, and nothing else, differs", () => {
  it("each by itself", async () => {
    expect(await daysOf({ noticeMail: "single" })).toEqual([
      "01T09:00",
      "02T10:00",
      "03T09:00",
    ]);
    expect((await mails())[0]).toMatchObject({
      to: [mailOf("ana")],
      template: "notice",
      language: "fr",
      zooId: "home",
    });
  });

  it("none", async () => {
    expect(await daysOf({ noticeMail: "none" })).toEqual([]);
    expect(await noticeOf("ana")).toMatchObject({ says: "reminder1h" });
  });

  it("the day's together, at seven in Paris", async () => {
    expect(await daysOf({ noticeMail: "digest" })).toEqual([
      "02T06:00",
      "03T06:00",
    ]);
  });

  it.each([
    ["06:00", "at seven in Paris"],
    ["07:00", "an hour later"],
  ])(
    "the day's together, though a reminder comes in that minute: due %s UTC, %s",
    async (time) => {
      const dueAt = utc(`03T${time}`);
      expect(await daysOf({ noticeMail: "digest" }, { dueAt })).toEqual([
        "02T06:00",
        "03T06:00",
      ]);
    },
  );

  it("the same at half past four in the afternoon", async () => {
    expect(
      await daysOf({ noticeMail: "digest", noticeDigestAt: "16:30" }),
    ).toEqual(["01T15:30", "02T15:30", "03T15:30"]);
  });

  it("each by itself, but not between ten and half past eleven", async () => {
    expect(
      await daysOf({
        noticeMail: "single",
        quietFrom: "10:00",
        quietUntil: "11:30",
      }),
    ).toEqual(["01T10:30", "02T10:30", "03T10:30"]);
    // By then the task is late, and the mail says so.
    const subjects = (await mails()).map(({ message }) => message.subject);
    expect(subjects).toContain("En retard : Peser les suricates");
  });
});

it("the day's is one mail however many there are; what it has no room for comes with the next day's", async () => {
  await put({ ...aTeam(), ...aKeeper("ana", { noticeMail: "digest" }) });
  await store(aToldTask({ responsibleIds: ["ana"] }));
  await runAt(made);
  const one = await noticeOf("ana");
  const many = Array.from({ length: 310 }, (_, index) => `m${String(index)}`);
  for (const taskId of many)
    await put({
      [`tasks/${taskId}`]: aToldTask({ taskId, responsibleIds: ["ana"] }),
      [`users/ana/notifications/task_${taskId}`]: { ...one, about: taskId },
    });
  await runAt(utc("02T06:00"), utc("02T06:01"), utc("02T06:02"));
  expect(await posted()).toEqual(["02T06:00 ana digest"]);
  await runAt(utc("03T06:00"), utc("03T06:01"));
  expect(await posted()).toEqual([
    "02T06:00 ana digest",
    "03T06:00 ana digest",
  ]);
  const subjects = (await mails()).map(({ message }) => message.subject);
  expect(subjects.map((text) => /\d+/.exec(text)?.[0]).sort()).toEqual([
    "11",
    "300",
  ]);
});

describe("what waits", () => {
  const quiet = {
    noticeMail: "single",
    quietFrom: "09:00",
    quietUntil: "18:00",
  } as const;

  it("is not mailed once the task is closed", async () => {
    await put({ ...aTeam(), ...aKeeper("ana", quiet) });
    await store(aToldTask({ responsibleIds: ["ana"] }));
    await runAt(made);
    await become({ status: "DONE" }, utc("01T12:00"));
    await runAt(utc("01T17:00"), utc("01T17:01"));
    expect(await mailed()).toEqual([]);
  });

  it("is not mailed to who has read it meanwhile", async () => {
    await put({
      ...aTeam(),
      ...aKeeper("ana", quiet),
      ...aKeeper("ben", quiet),
    });
    await store(aToldTask({ responsibleIds: ["ana", "ben"] }));
    await runAt(made);
    await database()
      .doc("users/ana/notifications/task_t1")
      .update({ read: true });
    await runAt(utc("01T17:00"));
    expect(await mailed()).toEqual(["ben"]);
  });

  it("is sent, or not, as they want it by then", async () => {
    await put({
      ...aTeam(),
      ...aKeeper("ana", quiet),
      ...aKeeper("ben", quiet),
      ...aKeeper("cleo", quiet),
    });
    await store(aToldTask({ responsibleIds: ["ana", "ben", "cleo"] }));
    await runAt(made);
    const wish = (uid: string, more: Record<string, unknown>) =>
      database().doc(`users/${uid}/private/account`).update(more);
    await wish("ana", { noticeMail: "none" });
    await wish("ben", { quietUntil: "19:00" });
    await runAt(utc("01T17:00"));
    expect(await mailed()).toEqual(["cleo"]);
    await runAt(utc("01T18:00"));
    expect(await mailed()).toEqual(["ben", "cleo"]);
  });
});

it("are worded in each person's language, one mail or several in one", async () => {
  const digestOf = (language: string) => `digest-${language}`;
  const singleOf = (language: string) => `single-${language}`;
  const digests = userLanguages.map(digestOf);
  const singles = userLanguages.map(singleOf);
  const keepers = userLanguages.map((language) => ({
    ...aKeeper(digestOf(language), { language, noticeMail: "digest" }),
    ...aKeeper(singleOf(language), { language }),
  }));
  await put(Object.assign(aTeam(), ...keepers) as ReturnType<typeof aTeam>);
  for (let index = 0; index < 32; index += 1)
    await store(
      aToldTask({
        taskId: `t${String(index)}`,
        title: `<b>Tâche</b> ${String(index)} https://evil.example`,
        authorId: index < 16 ? "manager" : "other",
        responsibleIds: [...digests, ...(index === 0 ? singles : [])],
        dueAt: new Date(due.getTime() + index * 60_000),
      }),
    );
  await runAt(made, utc("02T06:00"));
  expect(await mailed()).toEqual([...digests, ...singles].sort());
  for (const { message, template, language, to } of await mails()) {
    const isDigest = template === "digest";
    expect(to).toEqual([
      mailOf(isDigest ? digestOf(language) : singleOf(language)),
    ]);
    const { subject, text, html } = message;
    expect(subject).not.toMatch(/[\n{]/);
    expect(text + html).not.toMatch(/\{\{|undefined/);
    expect(html).not.toContain("<b>");
    // What people typed is no address.
    expect(text).not.toContain("evil.example");
    expect(text).toContain("/userSettings?tab=notices");
    expect(text).toContain("11:00");
    expect(html.match(/taskId=/g)?.length).toBe(isDigest ? 30 : 1);
  }
});

it("ten an hour come one by one, those beyond as one at its end, and no other waits for them", async () => {
  await put({ ...aTeam(), ...aKeeper("ana"), ...aKeeper("ben") });
  const minute = (count: number) => new Date(made.getTime() + count * 60_000);
  const make = (index: number, responsibleIds: string[]) =>
    store(
      aToldTask({
        taskId: `t${String(index)}`,
        createdAt: minute(index),
        responsibleIds,
      }),
      minute(index),
    );
  for (let index = 0; index < 14; index += 1) {
    await make(index, ["ana"]);
    await runAt(minute(index), minute(index));
  }
  // One of those that wait is done with by then.
  await become({ status: "DONE" }, minute(20), "t12");
  await make(30, ["ben"]);
  await runAt(minute(30), minute(59));
  expect(await posted()).toEqual([
    ...Array.from(
      { length: 10 },
      (_, index) => `01T09:0${String(index)} ana notice`,
    ),
    "01T09:30 ben notice",
  ]);
  await runAt(minute(60), minute(60));
  await make(61, ["ana"]);
  await runAt(minute(61), minute(119), minute(180));
  expect((await posted()).slice(11)).toEqual([
    "01T10:00 ana digest",
    "01T10:01 ana notice",
  ]);
  const folded = (await mails()).find(({ template }) => template === "digest");
  expect(folded?.message.text.match(/taskId=t\d+/g)).toEqual([
    "taskId=t10",
    "taskId=t11",
    "taskId=t13",
  ]);
});

it("a mail that is written is not written again, and holds up no other notice of its person", async () => {
  await put({ ...aTeam(), ...aKeeper("ana") });
  await store(aToldTask({ responsibleIds: ["ana"] }));
  await runAt(made);
  // The same schedule, heard again, finds the notice to be mailed anew, and another with it.
  const at = database().doc("users/ana/notifications/task_t1");
  await at.update({ mailAt: made });
  await store(aToldTask({ taskId: "t2", responsibleIds: ["ana"] }));
  const [result] = await runAt(made);
  expect(result?.mails).toBe(1);
  expect(await mailed()).toEqual(["ana", "ana"]);
  expect((await at.get()).get("mailAt")).toBeNull();
});

it("whoever cannot be mailed is not, and the others are", async () => {
  await put({ ...aTeam(), ...aKeeper("ana"), ...aKeeper("ben") });
  await store(aToldTask({ responsibleIds: ["ana", "ben"] }));
  // An address that no mail can be made for.
  await database()
    .doc("users/ana/private/account")
    .update({ userMail: "nobody" });
  await runAt(made, before(24));
  expect(await mailed()).toEqual(["ben", "ben"]);
});

it("what failed is tried again ten minutes later, and holds up no other", async () => {
  await put({ ...aTeam(), ...aKeeper("ana"), ...aKeeper("ben") });
  for (const taskId of ["t1", "t2"])
    await store(aToldTask({ taskId, responsibleIds: ["ana", "ben"] }));
  const known = knowledge();
  const fails = () => Promise.reject(new Error("not now"));
  const told = await tellDue(made, known, goesOn, (taskId, now, all) =>
    taskId === "t1" ? fails() : tellTask(taskId, now, all),
  );
  expect(told).toEqual({ tasks: 2, told: 2, failed: 1 });
  const sent = await mailDue(made, known, goesOn, (uid, now, all) =>
    uid === "ana" ? fails() : mailPerson(uid, now, all),
  );
  expect(sent).toEqual({ people: 2, mails: 1, failed: 1 });
  await runAt(new Date(made.getTime() + 540_000));
  expect(await mailed()).toEqual(["ben"]);
  await runAt(new Date(made.getTime() + 600_000));
  expect(await mailed()).toEqual(["ana", "ana", "ben", "ben"]);
});

import type { Device } from "@domain/person/device";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Announcement } from "@domain/announcement/announcement";
import { anAnnouncement } from "../../builders/announcements";
import { aDevice } from "../../builders/people";
import { tellReaders } from "../../../functions/src/announcements/tell-readers";
import { database } from "../../../functions/src/edge/admin";
import { knowledge } from "../../../functions/src/notices/known";
import { pushPerson } from "../../../functions/src/notices/push-person";
import type {
  PushMessage,
  PushOutcome,
  PushPort,
} from "../../../functions/src/notices/push-port";
import { providePush } from "../../../functions/src/notices/push-port";
import { runNoticesAt } from "../../../functions/src/notices/run-notices";
import { world } from "../people";
import { put, read, useStage } from "../stage";
import {
  aKeeper,
  aTeam,
  aToldTask,
  become,
  before,
  due,
  endless,
  made,
  mailed,
  noticeOf,
  runAt,
  store,
} from "./told";

useStage("demo-notice-push");

interface Shown {
  token: string;
  message: PushMessage;
  seconds: number;
}
/** What devices were given, in its order; and what becomes of an address that is not simply good. */
const shown: Shown[] = [];
const outcomes = new Map<string, PushOutcome>();
const port: PushPort = (tokens, message, seconds) => {
  for (const token of tokens)
    if (!outcomes.has(token)) shown.push({ token, message, seconds });
  return Promise.resolve(tokens.map((token) => outcomes.get(token) ?? "sent"));
};
const given = () =>
  shown.map(({ token, message }) => `${token} ${message.title}`).sort();

const minute = (count: number, from: Date = made) =>
  new Date(from.getTime() + count * 60_000);

const aPhone = (uid: string, id: string, more: Partial<Device> = {}) => ({
  [`users/${uid}/devices/${id}`]: aDevice({
    userId: uid,
    deviceId: id,
    lastSeenAt: made,
    pushToken: `${uid}-${id}`,
    ...more,
  }),
});
type Documents = Record<string, Record<string, unknown>>;
const plant = (...documents: Documents[]) =>
  put(Object.assign(aTeam(), ...documents) as Documents);

beforeEach(() => {
  shown.length = 0;
  outcomes.clear();
  providePush(port);
});
afterEach(() => providePush(null));

const named = (more: Parameters<typeof aToldTask>[0] = {}) =>
  aToldTask({ responsibleIds: ["ana"], ...more });

/** The days of a task, two runs at a time, then another. */
async function live(): Promise<void> {
  for (const now of [made, before(24), before(1), due]) {
    await Promise.all([runNoticesAt(now, endless), runNoticesAt(now, endless)]);
    await runAt(minute(1, now));
  }
}

describe("what devices show", () => {
  it("is each kind once on each device, in the person's language, whatever mails they want", async () => {
    await plant(
      aKeeper("ana", { noticeMail: "none", language: "de" }),
      aPhone("ana", "phone"),
      aPhone("ana", "desk"),
      aPhone("ana", "never", { pushToken: null }),
    );
    await store(named());
    await live();
    const title = "Peser les suricates";
    const each = [
      `Erinnerung: ${title}`,
      `Erinnerung: ${title}`,
      `Neue Aufgabe: ${title}`,
    ];
    expect(given()).toEqual(
      ["ana-desk", "ana-phone"].flatMap((token) =>
        each.map((one) => `${token} ${one}`),
      ),
    );
    expect(shown[0]).toEqual({
      token: expect.any(String) as string,
      message: {
        title: `Neue Aufgabe: ${title}`,
        body: expect.stringContaining("11:00") as string,
        path: "/TaskManagementView?taskId=t1",
        tag: "task_t1",
      },
      seconds: 4 * 3600,
    });
    // A reminder is no use beyond the due instant.
    expect(shown.at(-1)?.seconds).toBe(3600);
    expect([await mailed(), (await noticeOf("ana"))?.["pushAt"]]).toEqual([
      [],
      null,
    ]);
  });

  it("leads whoever sees several establishments to that of the task", async () => {
    await plant(
      aKeeper("ana", {}, { staff: true, zooIds: ["zoo-elsewhere"] }),
      aPhone("ana", "phone"),
    );
    await store(named());
    await live();
    expect(shown[0]?.message.path).toBe(
      "/TaskManagementView?taskId=t1&zoo=home",
    );
  });

  it("waits for the end of quiet hours, and is gone where the task is closed or read by then", async () => {
    const quiet = { quietFrom: "09:00", quietUntil: "18:00" };
    await plant(
      aKeeper("ana", quiet),
      aKeeper("ben"),
      aPhone("ana", "phone"),
      aPhone("ben", "phone"),
    );
    for (const taskId of ["t1", "t2", "t3"])
      await store(named({ taskId, responsibleIds: ["ana", "ben"] }));
    await runAt(made);
    expect(shown.map(({ token }) => token)).toEqual(
      Array.from({ length: 3 }, () => "ben-phone"),
    );
    await become({ status: "DONE" }, minute(5), "t1");
    await database()
      .doc("users/ana/notifications/task_t2")
      .update({ read: true });
    await runAt(new Date("2026-12-01T16:59:00Z"));
    expect(shown).toHaveLength(3);
    await runAt(new Date("2026-12-01T17:00:00Z"));
    expect(
      shown.slice(3).map(({ token, message }) => [token, message.tag]),
    ).toEqual([["ana-phone", "task_t3"]]);
  });

  it("is nothing where nobody wants it, on a device that was signed out or not opened since a new password, in a demonstration, or of somebody disabled", async () => {
    const changed = { passwordChangedAt: made.getTime() + 1 };
    const ben = aKeeper("ben");
    await plant(
      aKeeper("ana"),
      {
        ...ben,
        "users/ben/private/account": {
          ...ben["users/ben/private/account"],
          ...changed,
        },
      },
      aKeeper("cleo", {}, { status: "disabled" }),
      aKeeper("dan"),
      aPhone("ben", "stolen"),
      aPhone("cleo", "phone"),
      aPhone("dan", "left", { signedOutAt: made }),
    );
    const responsibleIds = ["ana", "ben", "cleo", "dan"];
    await store(named({ responsibleIds }));
    await runAt(made);
    expect((await noticeOf("ana"))?.["pushAt"]).toBeNull();
    await plant(aPhone("ana", "phone"), {
      "zoo/home": { ...aTeam()["zoo/home"], anonymousMode: true },
    });
    await runAt(before(24), before(23));
    expect(shown).toEqual([]);
  });

  it("forgets an address that is gone, and no other", async () => {
    await plant(
      aKeeper("ana"),
      aPhone("ana", "phone"),
      aPhone("ana", "desk"),
      aPhone("ana", "slow"),
    );
    outcomes.set("ana-phone", "gone");
    outcomes.set("ana-slow", "failed");
    await store(named());
    await runAt(made, minute(30));
    const tokenOf = async (id: string) =>
      (await read(`users/ana/devices/${id}`))?.["pushToken"];
    expect(await Promise.all(["phone", "desk", "slow"].map(tokenOf))).toEqual([
      null,
      "ana-desk",
      "ana-slow",
    ]);
    expect(given()).toHaveLength(1);
    outcomes.clear();
    await runAt(before(24));
    expect(given()).toHaveLength(3);
  });
});

describe("what is never lost and never stands twice", () => {
  it("a run that is killed before it sends leaves it to one ten minutes later", async () => {
    await plant(aKeeper("ana"), aPhone("ana", "phone"));
    await store(named());
    const asked = new Promise<void>((heard) =>
      providePush(() => {
        heard();
        return new Promise(() => undefined);
      }),
    );
    await Promise.race([asked, runNoticesAt(made, endless)]);
    providePush(port);
    await runAt(made, minute(9));
    expect(given()).toEqual([]);
    await runAt(minute(10), minute(11), minute(30));
    expect(given()).toHaveLength(1);
  });

  it("one whose sender fails is tried again ten minutes later, and the mails go on", async () => {
    await plant(aKeeper("ana"), aPhone("ana", "phone"));
    await store(named());
    providePush(() => Promise.reject(new Error("not now")));
    const { failed, mails } = await runNoticesAt(made, endless);
    expect([failed, mails]).toEqual([1, 1]);
    providePush(port);
    await runAt(minute(9));
    expect(given()).toEqual([]);
    await runAt(minute(10), minute(11));
    expect(given()).toHaveLength(1);
  });

  it("what is said anew while it is sent is sent, too", async () => {
    await plant(aKeeper("ana", { noticeMail: "none" }), aPhone("ana", "phone"));
    await store(named());
    await runAt(minute(-1));
    let raced = false;
    providePush(async (...sent) => {
      if (!raced) {
        raced = true;
        await database()
          .doc("users/ana/notifications/task_t1")
          .update({ pushAt: minute(2) });
      }
      return port(...sent);
    });
    await runAt(made);
    await pushPerson("ana", minute(2), knowledge());
    expect(given()).toHaveLength(2);
  });

  it("ten an hour are shown one by one, those beyond as one at its end", async () => {
    await plant(aKeeper("ana", { noticeMail: "none" }), aPhone("ana", "phone"));
    for (let index = 0; index < 14; index += 1)
      await store(named({ taskId: `t${String(index)}` }));
    await runAt(made, minute(59));
    expect(given()).toHaveLength(10);
    await runAt(minute(60), minute(61), minute(120));
    expect(shown.slice(10).map(({ message }) => message)).toEqual([
      {
        title: "Vos tâches à ne pas oublier : 4",
        body: "Voici les tâches dont vous n’avez pas encore pris connaissance.",
        path: "/TaskManagementView",
        tag: "tasks",
      },
    ]);
  });
});

describe("an announcement that is to come up", () => {
  const path = "announcements/announcement-1";
  const announce = async (more: Partial<Announcement> = {}) => {
    const announcement = anAnnouncement({
      zooId: "home",
      content: "Rendez-vous devant la volière.",
      recipientIds: ["ana", "ben", "cleo"],
      push: true,
      ...more,
    });
    await put({ [path]: announcement });
    await tellReaders("announcement-1", "home", null, announcement, made);
  };
  const evening = new Date("2026-12-01T17:00:00Z");
  const quiet = { quietFrom: "09:00", quietUntil: "18:00" };

  it("is shown once to its readers, after their quiet hours, with whose it is and nothing of what it says", async () => {
    await plant(
      aKeeper("ana", {}, { staff: true, zooIds: ["zoo-elsewhere"] }),
      aKeeper("ben", quiet),
      aKeeper("cleo"),
      aKeeper("dan"),
      aPhone("ana", "phone"),
      aPhone("ben", "phone"),
      aPhone("dan", "phone"),
    );
    await announce();
    await runAt(made, minute(1));
    const message = {
      title: "Exercice d’évacuation",
      body: world()["zoo/home"]?.["zooName"],
      path: "/Dashboard?announcementId=announcement-1&zoo=home",
      tag: "announcement_announcement-1",
    };
    expect(shown).toEqual([{ token: "ana-phone", message, seconds: 4 * 3600 }]);
    expect(JSON.stringify(shown)).not.toContain("volière");
    await runAt(evening, minute(1, evening));
    expect(shown.slice(1).map(({ token }) => token)).toEqual(["ben-phone"]);
  });

  it("is not shown unless that was asked for, nor once it was read or withdrawn", async () => {
    await plant(
      aKeeper("ana", quiet),
      aKeeper("ben", quiet),
      aPhone("ana", "phone"),
      aPhone("ben", "phone"),
    );
    await announce({ push: false });
    await runAt(made, evening);
    expect(shown).toEqual([]);
    for (const uid of ["ana", "ben"])
      await database()
        .doc(`users/${uid}/notifications/announcement_announcement-1`)
        .delete();
    await announce();
    await database()
      .doc("users/ana/notifications/announcement_announcement-1")
      .update({ read: true });
    await runAt(made);
    await database().doc(path).update({ phase: "ended", isArchived: true });
    await runAt(evening);
    expect(shown).toEqual([]);
  });
});

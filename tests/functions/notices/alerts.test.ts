import type { Alert } from "@domain/measures/alerts/alert";
import { alertSchema } from "@domain/measures/alerts/alert";
import { builtInParameter } from "@domain/measures/parameters/parameter";
import type { Notice } from "@domain/notice/notice";
import { enclosureSchema } from "@domain/enclosure/enclosure";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  followAlert,
  hearOfAlert,
} from "../../../functions/src/alerts/follow-alert";
import { groupIdOf } from "../../../functions/src/alerts/alert-marks";
import { plain } from "../../../functions/src/edge/documents";
import { database } from "../../../functions/src/edge/admin";
import { forgetUnreadable } from "../../../functions/src/notices/leave-notices";
import type { PushMessage } from "../../../functions/src/notices/push-port";
import { providePush } from "../../../functions/src/notices/push-port";
import { aDevice } from "../../builders/people";
import { idsOf, put, read, useStage } from "../stage";
import { aKeeper, aTeam, mails, runAt } from "./told";

useStage("demo-notice-alerts");

/** In winter: Paris is an hour ahead. */
const opened = new Date("2026-12-01T09:00:00Z");
const minutes = (count: number) => new Date(opened.getTime() + count * 60_000);
const temperature = "home_temperature";

const anAlert = (alertId: string, more: Partial<Alert> = {}): Alert =>
  alertSchema.parse({
    zooId: "home",
    alertId,
    type: "welfare",
    class: "general",
    subject: { kind: "enclosure", id: "e1", areaId: "z1" },
    sectorIds: ["s1"],
    source: { kind: "limits", id: temperature },
    textKey: "limitsAbove",
    values: { parameterId: temperature, value: 41.5, max: 30, area: "Hut" },
    likelihood: 4,
    severity: 3,
    openedAt: opened,
    createdAt: opened,
    ...more,
  });
const aFeed = (feed: string, more: Partial<Alert> = {}) =>
  anAlert(feed, {
    source: { kind: "silence", id: "gateway" },
    textKey: "silentFeed",
    values: { source: "Gateway", feed, parameterId: temperature },
    ...more,
  });

/** What is stored of an alert becomes this, and functions hear of it. */
async function become(alert: Alert, now = opened): Promise<void> {
  const path = `alerts/${alert.alertId}`;
  const stored = plain(await read(path)) as Alert | null;
  await put({ [path]: alert });
  await hearOfAlert(alert.alertId, stored, alert, now);
}

const noticesOf = async (uid: string): Promise<Notice[]> => {
  const { docs } = await database()
    .collection(`users/${uid}/notifications`)
    .get();
  return docs.map((doc) => plain(doc.data()) as Notice);
};
const countsOf = async (...uids: string[]) =>
  Promise.all(
    uids.map(async (uid) => (await noticesOf(uid)).map(({ count }) => count)),
  );

const shown: (PushMessage & { token: string })[] = [];
beforeEach(async () => {
  shown.length = 0;
  providePush((tokens, message) => {
    for (const token of tokens) shown.push({ ...message, token });
    return Promise.resolve(tokens.map(() => "sent" as const));
  });
  await put({
    ...aTeam(),
    ...aKeeper("ana"),
    ...aKeeper("ben", {}, { sectorRoles: { management: ["s1"] } }),
    ...aKeeper("cleo", {}, { sectorRoles: { veterinary: ["s1"] } }),
    ...aKeeper("admin", {}, { right: "admin" }),
    "users/ben/devices/phone": aDevice({
      userId: "ben",
      deviceId: "phone",
      lastSeenAt: opened,
      pushToken: "ben-phone",
    }),
    "enclosures/e1": enclosureSchema.parse({
      zooId: "home",
      enclosureId: "e1",
      enclosureName: "Plain",
      linkedSectorId: "s1",
    }),
    [`environmentalParameters/${temperature}`]: {
      ...builtInParameter("home", "temperature"),
    },
  });
});
afterEach(() => providePush(null));

describe("an alert", () => {
  it("is told to the management and the vets of its sector, once, however often it is heard", async () => {
    const alert = anAlert("a1");
    await become(alert);
    const again = () => hearOfAlert("a1", null, alert, minutes(1));
    await Promise.all([again(), again(), again()]);
    expect(await countsOf("ana", "ben", "cleo", "admin")).toEqual([
      [],
      [1],
      [1],
      [],
    ]);
    expect((await noticesOf("cleo"))[0]).toMatchObject({
      kind: "alert",
      about: groupIdOf(alert),
      title: "Plain · Hut",
      alert: { text: "limitsAbove", builtIn: "temperature" },
      at: opened,
      read: false,
    });
  });

  it("is mailed and shown once, in their language, without what was measured", async () => {
    await put(
      aKeeper(
        "ben",
        { language: "de" },
        { sectorRoles: { management: ["s1"] } },
      ),
    );
    await become(anAlert("a1"));
    await runAt(opened, minutes(1), minutes(2));
    expect(shown).toEqual([
      {
        token: "ben-phone",
        title: "Meldung: Temperatur über dem Grenzwert",
        body: "Tierwohl · Plain · Hut",
        path: "/Dashboard?tab=alerts",
        tag: `alert_${groupIdOf(anAlert("a1"))}`,
      },
    ]);
    const sent = await mails();
    expect(sent.map(({ message }) => message.subject).sort()).toEqual([
      "Alerte : Température au-dessus de sa limite",
      "Meldung: Temperatur über dem Grenzwert",
    ]);
    // Instants hold any digits.
    const instants = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;
    const told = JSON.stringify([sent, shown]).replaceAll(instants, "");
    expect(told).not.toMatch(/41[.,]5/);
  });

  it("waits for the end of quiet hours, and reaches the bell alone of who does not want it elsewhere", async () => {
    const manages = { sectorRoles: { management: ["s1"] } };
    const heals = { sectorRoles: { veterinary: ["s1"] } };
    await put({
      ...aKeeper("ben", { quietFrom: "09:30", quietUntil: "10:30" }, manages),
      ...aKeeper("cleo", { noticeAlerts: false }, heals),
    });
    await become(anAlert("a1"));
    await runAt(opened, minutes(20));
    expect([shown.length, await mails()]).toEqual([0, []]);
    await runAt(minutes(30), minutes(31));
    expect(shown.map(({ token }) => token)).toEqual(["ben-phone"]);
    expect((await mails()).map(({ uid }) => uid)).toEqual(["ben"]);
    expect(await countsOf("cleo")).toEqual([[1]]);
  });

  it("is no news a day later, nor of a text nobody knows", async () => {
    await become(anAlert("a1"), minutes(25 * 60));
    await become(anAlert("a2", { textKey: "ofALaterVersion" }));
    expect(await countsOf("ben", "cleo", "admin")).toEqual([[], [], []]);
  });

  it("of health is told in the bell alone, to whom others are: no mail, no push", async () => {
    await become(anAlert("a3", { class: "health" }));
    expect(await countsOf("ben", "cleo", "admin")).toEqual([[1], [1], []]);
    await runAt(opened, minutes(60));
    expect([shown, await mails()]).toEqual([[], []]);
  });

  it("of no sector, or of one without such people, is told to those who administer the establishment", async () => {
    await become(anAlert("a1", { sectorIds: [] }));
    expect(await countsOf("ben", "admin")).toEqual([[], [1]]);
  });
});

describe("a storm", () => {
  const feeds = Array.from({ length: 10 }, (_, index) => `f${String(index)}`);

  it("of a source whose feeds fall silent is one notice and one push, which the last that is seen to takes", async () => {
    await Promise.all(feeds.map((feed) => become(aFeed(feed))));
    await runAt(opened, minutes(1));
    expect(await countsOf("ben", "cleo")).toEqual([[10], [10]]);
    expect(shown).toHaveLength(1);
    const seen = { status: "acknowledged" as const };
    for (const feed of feeds.slice(1))
      await become(aFeed(feed, seen), minutes(2));
    expect(await countsOf("ben", "cleo")).toEqual([[1], [1]]);
    await become(aFeed("f0", seen), minutes(3));
    expect(await countsOf("ben", "cleo")).toEqual([[], []]);
    expect(await idsOf("alertMarks")).toEqual([]);
    // An old event that comes late finds it seen to.
    expect(await followAlert("f0", groupIdOf(aFeed("f0")), minutes(4))).toBe(
      false,
    );
  });

  it("is sent anew with what comes an hour later", async () => {
    await become(aFeed("f0"));
    await runAt(opened);
    await become(aFeed("f1"), minutes(59));
    await runAt(minutes(59));
    expect(shown).toHaveLength(1);
    await become(aFeed("f2"), minutes(60));
    await runAt(minutes(60));
    expect(shown).toHaveLength(2);
  });

  it("of a hundred causes leaves ten notices and one that counts, which is not sent", async () => {
    const causes = Array.from({ length: 15 }, (_, index) =>
      anAlert(`c${String(index)}`, {
        source: { kind: "limits", id: `p${String(index)}` },
      }),
    );
    for (const alert of causes) await become(alert);
    const told = await noticesOf("cleo");
    expect(told).toHaveLength(11);
    expect(told.find(({ kind }) => kind === "alerts")).toMatchObject({
      count: 5,
      read: false,
    });
  });
});

it("an alert that moves is taken from the one sector's people and told to the other's", async () => {
  const manages = { sectorRoles: { management: ["s2"] } };
  const sector = await read("sectors/s1");
  await put({
    ...aKeeper("eve", {}, manages),
    "sectors/s2": { ...sector, sectorId: "s2", managementUserIds: ["eve"] },
  });
  await become(anAlert("a1"));
  await become(anAlert("a1", { sectorIds: ["s2"] }), minutes(5));
  expect(await countsOf("ben", "eve")).toEqual([[], [1]]);
});

it("whoever may see to it no more keeps no notice of it, nor does one go out", async () => {
  await become(anAlert("a1"));
  await put(aKeeper("ben"));
  await runAt(opened);
  expect(shown).toEqual([]);
  await forgetUnreadable("ben");
  await forgetUnreadable("cleo");
  expect(await countsOf("ben", "cleo")).toEqual([[], [1]]);
});

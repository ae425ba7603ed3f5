import type { Alert } from "@domain/measures/alerts/alert";
import { alertSchema } from "@domain/measures/alerts/alert";
import { dueOf } from "@domain/measures/alerts/register/assess";
import { zooConfigSchema } from "@domain/establishment/zoo";
import { enclosureSchema } from "@domain/enclosure/enclosure";
import type { Notice } from "@domain/notice/notice";
import { beforeEach, describe, expect, it } from "vitest";
import { hearOfAlert } from "../../../functions/src/alerts/follow-alert";
import { leaveAlerts } from "../../../functions/src/alerts/leave-alerts";
import { postAlert } from "../../../functions/src/alerts/post-alert";
import { tellAllLate } from "../../../functions/src/alerts/run-alerts";
import { plain } from "../../../functions/src/edge/documents";
import { forgetUnreadable } from "../../../functions/src/notices/leave-notices";
import { put, read, useStage } from "../stage";
import { aKeeper, aTeam, mails, runAt } from "./told";

useStage("demo-notice-register");

/** In winter: Paris is an hour ahead. */
const opened = new Date("2026-12-01T09:00:00Z");
const minutes = (count: number) => new Date(opened.getTime() + count * 60_000);
const due = dueOf("2026-12-03");
const night = new Date("2026-12-03T23:05:00Z");

const anAlert = (alertId: string, more: Partial<Alert> = {}): Alert =>
  alertSchema.parse({
    zooId: "home",
    alertId,
    type: "keeperDanger",
    class: "general",
    subject: { kind: "enclosure", id: "e1", areaId: null },
    sectorIds: ["s1"],
    source: { kind: "hand", id: alertId },
    textKey: "hand",
    text: "Verrou cassé, 41,5 kg",
    likelihood: 4,
    severity: 5,
    openedAt: opened,
    createdAt: opened,
    ...more,
  });

/** What is stored of an alert becomes this, and functions hear of it. */
async function become(alert: Alert, now = opened): Promise<void> {
  const path = `alerts/${alert.alertId}`;
  const stored = plain(await read(path)) as Alert | null;
  await put({ [path]: alert });
  await hearOfAlert(alert.alertId, stored, alert, now);
}
const ownNotice = async (uid: string, alertId = "a1") =>
  plain(
    await read(`users/${uid}/notifications/register_${alertId}`),
  ) as Notice | null;
const told = async (...uids: string[]) =>
  Promise.all(
    uids.map(async (uid) => {
      const notice = await ownNotice(uid);
      return notice === null ? "nothing" : notice.late ? "late" : "owned";
    }),
  );

beforeEach(() =>
  put({
    ...aTeam(),
    ...aKeeper("ana"),
    ...aKeeper("ben", {}, { sectorRoles: { management: ["s1"] } }),
    ...aKeeper("cleo", {}, { sectorRoles: { veterinary: ["s1"] } }),
    "enclosures/e1": enclosureSchema.parse({
      zooId: "home",
      enclosureId: "e1",
      enclosureName: "Plain",
      linkedSectorId: "s1",
    }),
  }),
);

describe("the owner of an alert", () => {
  it("is told once, however often it is heard, and no more once it is another's or seen to", async () => {
    const before = anAlert("a1");
    await become(before);
    const owned = { ...before, owner: "ana", updatedBy: "ben" };
    await become(owned, minutes(1));
    const again = () => hearOfAlert("a1", before, owned, minutes(2));
    await Promise.all([again(), again(), again()]);
    expect(await told("ana", "ben")).toEqual(["owned", "nothing"]);
    expect((await ownNotice("ana"))?.at).toEqual(minutes(1));
    await become({ ...owned, owner: "cleo" }, minutes(3));
    expect(await told("ana", "cleo")).toEqual(["nothing", "owned"]);
    // An old event that comes late finds that it is another's.
    await hearOfAlert("a1", before, owned, minutes(4));
    expect(await told("ana", "cleo")).toEqual(["nothing", "owned"]);
    const seen = { ...owned, owner: "cleo", status: "acknowledged" as const };
    await become(seen, minutes(5));
    expect(await told("ana", "cleo")).toEqual(["nothing", "nothing"]);
  });

  it("is mailed type, place and link, and nothing of what was written", async () => {
    await become(anAlert("a1", { owner: "ana", updatedBy: "ben" }));
    await runAt(opened, minutes(1));
    const sent = (await mails()).filter(({ uid }) => uid === "ana");
    expect(sent).toHaveLength(1);
    const { subject, text } = sent[0]?.message ?? { subject: "", text: "" };
    expect(subject).toBe(
      "Une alerte à votre charge : Une alerte a été signalée",
    );
    expect(text).toContain("Danger pour le soigneur · Plain");
    expect(text).toContain("/Dashboard?tab=alerts");
    expect(JSON.stringify(sent)).not.toMatch(/Verrou|41,5/);
  });

  it("is not told by mail of health, nor of what they took themselves", async () => {
    await become(
      anAlert("a1", { owner: "cleo", updatedBy: "ben", class: "health" }),
    );
    await become(anAlert("a2", { owner: "ben", updatedBy: "ben" }));
    await runAt(opened, minutes(1));
    expect(await told("cleo")).toEqual(["owned"]);
    expect(await ownNotice("ben", "a2")).toBeNull();
    expect((await mails()).map(({ uid }) => uid).sort()).toEqual([
      "ben",
      "cleo",
    ]);
    expect(JSON.stringify(await mails())).not.toContain("charge");
  });

  it("who may read it no more is its owner no more, and keeps no notice", async () => {
    const ofHealth = anAlert("a1", {
      owner: "cleo",
      updatedBy: "ben",
      class: "health",
    });
    await become(ofHealth);
    await become(anAlert("a2", { owner: "cleo", updatedBy: "ben" }));
    await put(aKeeper("cleo"));
    await leaveAlerts("cleo");
    await leaveAlerts("cleo");
    await forgetUnreadable("cleo");
    expect((await read("alerts/a1"))?.["owner"]).toBeNull();
    expect((await read("alerts/a2"))?.["owner"]).toBe("cleo");
    expect(await told("cleo")).toEqual(["nothing"]);
    expect(await ownNotice("cleo", "a2")).not.toBeNull();
  });
});

describe("a due date that has passed", () => {
  it("is told once to the owner and to those it concerns, at whatever times the schedule runs", async () => {
    await become(
      anAlert("a1", { owner: "ana", updatedBy: "ben", due, lateAt: due }),
    );
    expect(await tellAllLate(minutes(60))).toEqual({ told: 0, failed: 0 });
    expect(await told("ana", "ben")).toEqual(["owned", "nothing"]);
    const both = await Promise.all([tellAllLate(night), tellAllLate(night)]);
    expect(both.map(({ told }) => told).sort()).toEqual([0, 1]);
    expect(await tellAllLate(night)).toEqual({ told: 0, failed: 0 });
    expect(await told("ana", "ben", "cleo")).toEqual(["late", "late", "late"]);
    const stored = plain(await read("alerts/a1")) as Alert;
    expect([stored.lateAt, stored.due]).toEqual([null, due]);
    await become({ ...stored, status: "acknowledged" }, night);
    expect(await told("ana", "ben", "cleo")).toEqual([
      "nothing",
      "nothing",
      "nothing",
    ]);
  });

  it("of what was seen to is told to nobody", async () => {
    await become(anAlert("a1", { due, lateAt: due, status: "acknowledged" }));
    expect(await tellAllLate(night)).toEqual({ told: 0, failed: 0 });
    expect(await told("ben")).toEqual(["nothing"]);
  });
});

describe("the chat of an establishment", () => {
  const posts: string[] = [];
  const send = (_: string, body: string) => {
    posts.push((JSON.parse(body) as { text: string }).text);
    return Promise.resolve(204);
  };
  const withChat = (chatAlerts: boolean) =>
    put({
      "zoo/home/private/config": zooConfigSchema.parse({
        zooId: "home",
        chatEndpoint: "https://chat.example.org/hook",
        chatAlerts,
      }),
    });
  beforeEach(() => {
    posts.length = 0;
  });
  /** Told to people before the chat is asked for. */
  const stored = async (alert: Alert) => {
    await become(alert);
    const posted = () => postAlert(alert.alertId, minutes(1), send);
    await Promise.all([posted(), posted(), posted()]);
  };

  it("is told type, place and link once, where that was chosen", async () => {
    await stored(anAlert("a0"));
    await withChat(false);
    await stored(anAlert("a1"));
    expect(posts).toEqual([]);
    await become(anAlert("a2"));
    await withChat(true);
    await Promise.all(
      [1, 2, 3].map((count) => postAlert("a2", minutes(count), send)),
    );
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatch(
      /^Alerte : Danger pour le soigneur\n\nPlain\n\nhttps?:\/\/[^\s]+\/Dashboard\?tab=alerts$/,
    );
  });

  it("is told nothing of health, of what was seen to, and the first alone of a storm", async () => {
    const source = { kind: "silence" as const, id: "gateway" };
    const feed = { source, textKey: "silentSource" };
    await become(anAlert("h1", { class: "health" }));
    await become(anAlert("f1", feed));
    await become(anAlert("f2", feed));
    await become(anAlert("s1"));
    await become(anAlert("s1", { status: "acknowledged" }));
    await withChat(true);
    for (const id of ["h1", "f1", "f2", "s1"])
      await postAlert(id, minutes(1), send);
    expect(posts).toHaveLength(1);
    expect((await read("alerts/f1"))?.["postedAt"]).not.toBeNull();
  });
});

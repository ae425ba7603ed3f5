import { preferenceIssues } from "@domain/notice/preferences";
import type { NoticePreferences } from "@domain/notice/preferences";
import { pushTokenMax } from "@domain/person/device";
import { beforeAll, describe, expect, it } from "vitest";
import { aDevice } from "../builders/people";
import { useWorld } from "./harness";
import { records } from "./records";
import { writesIn } from "./writes";

const world = useWorld();
const { changes, creates } = writesIn(world);

beforeAll(() => world.store(records));

const path = "users/self/private/account";
const chosen = {
  noticeMail: "single",
  noticeDigestAt: "07:00",
  quietFrom: "20:00",
  quietUntil: "07:00",
  noticeAlerts: true,
};

describe("how somebody is told", () => {
  it.each<[what: string, more: Record<string, unknown>]>([
    ["as it is", {}],
    ["not at all", { noticeMail: "none" }],
    ["once a day", { noticeMail: "digest", noticeDigestAt: "23:59" }],
    ["some other way", { noticeMail: "pigeon" }],
    ["in two ways", { noticeMail: "nonesingle" }],
    ["by nothing", { noticeMail: null }],
    ["at no time of day", { noticeDigestAt: "24:00" }],
    ["at an hour", { noticeDigestAt: 7 }],
    ["at two times", { noticeDigestAt: "07:00 08:00" }],
    ["without quiet hours", { quietFrom: null, quietUntil: null }],
    ["with a beginning alone", { quietUntil: null }],
    ["with an end alone", { quietFrom: null }],
    ["quiet all day", { quietFrom: "07:00" }],
    ["quiet from some words on", { quietFrom: "soon" }],
    ["quiet in seconds", { quietUntil: "07:00:00" }],
    ["not of alerts", { noticeAlerts: false }],
    ["of alerts or so", { noticeAlerts: "no" }],
  ])("%s: the rules say what the form says", async (_, more) => {
    const values = { ...chosen, ...more };
    const allowed = preferenceIssues(values as NoticePreferences).length === 0;
    expect(await changes("self", path, values)).toBe(allowed);
  });

  it("is for nobody else to say", async () => {
    expect(await changes("self", path, chosen)).toBe(true);
    for (const who of ["member", "admin", "superAdmin"] as const)
      expect(await changes(who, path, chosen)).toBe(false);
  });

  it("is shown on a device by an address that one says and takes back oneself", async () => {
    const device = "users/self/devices/device-1";
    const to = (pushToken: unknown, who: "self" | "admin" = "self") =>
      changes(who, device, { pushToken });
    expect([await to("an:address"), await to(null)]).toEqual([true, true]);
    for (const none of [7, ["a"], "a".repeat(pushTokenMax + 1)])
      expect(await to(none)).toBe(false);
    expect(await to("theirs", "admin")).toBe(false);
  });

  it("is shown on no device before its browser is listed, nor by an address given for another one", async () => {
    const device = (pushToken: string | null, userId = "self") =>
      creates(
        "self",
        `users/${userId}/devices/device-new`,
        aDevice({ userId, deviceId: "device-new", pushToken }),
      );
    expect([await device(null), await device("an:address")]).toEqual([
      true,
      false,
    ]);
    expect(await device(null, "member")).toBe(false);
    const another = aDevice({ deviceId: "device-other" });
    expect(
      await creates("self", "users/self/devices/device-new", another),
    ).toBe(false);
    const path = "users/self/devices/device-1";
    for (const along of [
      { signedOutAt: null, label: "x" },
      { userId: "member" },
    ])
      expect(
        await changes("self", path, { pushToken: "an:address", ...along }),
      ).toBe(false);
  });

  it("is no reason to rewrite what one was told", async () => {
    const notice = "users/self/notifications/announcement_announcement-1";
    expect(await changes("self", notice, { read: true })).toBe(true);
    for (const change of [
      { mailAt: new Date() },
      { pushAt: new Date() },
      { title: "x" },
      { says: "onCreate" },
    ])
      expect(await changes("self", notice, change)).toBe(false);
  });
});

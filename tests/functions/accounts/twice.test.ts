import { beforeEach, describe, expect, it } from "vitest";
import type { CallableName } from "@domain/callables";
import { callables } from "@domain/callables";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { sha256 } from "../../../functions/src/edge/hash";
import * as run from "../../../functions/src/index";
import { aCampaign } from "../../builders/campaigns";
import { aDevice } from "../../builders/people";
import { anOrder, aSpecie } from "../../builders/taxa";
import { anEthogramVersion } from "../../builders/ethograms";
import { anEnrichment } from "../../builders/enrichment";
import { ask } from "../ask";
import { useBucket } from "../bucket-stage";
import { idsOf, put, useStage } from "../stage";
import { examples } from "./examples";
import { useFakeAccounts } from "./fake-accounts";
import { sensed } from "../measures/sensors";
import { lessonsAt, one } from "../lessons/stage";
import { askerOf, itsTablet, staffed, useStaffed } from "./staffed";

useStage("demo-twice");
useBucket("demo-twice");
const fake = useFakeAccounts();
useStaffed(fake);

/** Theirs are in `pictures.test.ts`, `attachments.test.ts`, `exactly-once.test.ts` and `mass-sync`. */
const withFiles: readonly CallableName[] = [
  "uploadImage",
  "uploadProfilePicture",
  "removePicture",
  "finishUpload",
  "getSignedUrl",
  "massSync",
  "handImport",
  "planImport",
  "workRun",
];
/** What is answered or recorded anew each time, and why. */
const anew: Partial<
  Record<CallableName, { what: readonly ("answer" | "audit")[]; why: string }>
> = {
  exportPerson: {
    what: ["answer", "audit"],
    why: "each time somebody's data are handed out is recorded, and is among them",
  },
  generateUserPassword: {
    what: ["answer", "audit"],
    why: "what was shown once is kept nowhere: another one is made",
  },
  setEducationalAccount: {
    what: ["audit"],
    why: "a password is kept nowhere, so it is not known to be the same",
  },
  adminUpdateUserPassword: {
    what: ["audit"],
    why: "a password is kept nowhere, so it is not known to be the same",
  },
  signOutDevice: { what: ["answer"], why: "says how many it signed out" },
  createFeed: { what: ["answer"], why: "the token is said once" },
  createSource: { what: ["answer"], why: "a secret is said once" },
  renewSecret: { what: ["answer"], why: "a secret is said once" },
  importMeasures: { what: ["answer"], why: "says how many are new" },
  importObservations: { what: ["answer"], why: "says what is new" },
  readActivity: { what: ["answer"], why: "says when it was counted" },
  readLateness: { what: ["answer"], why: "says when it was counted" },
  checkSystem: { what: ["answer"], why: "says when, and how long it took" },
};

const aCode = (kind: "invitation" | "reset", uid: string) => ({
  uid,
  kind,
  by: "system",
  byProvider: false,
  createdAt: new Date(Date.now() - 3_600_000),
  expireAt: new Date(Date.now() + 3_600_000),
  usedAt: null,
});
const invitation = "i".repeat(43);
const reset = "r".repeat(43);

/** Who asks, and what else than the example. */
const asking: Partial<
  Record<CallableName, { by?: string | null; more?: object }>
> = {
  removeRecord: { more: { id: "s2" } },
  setSectorTeam: {
    more: { team: { ...examples.setSectorTeam["team"]!, keeper: ["keeper"] } },
  },
  setAnonymousMode: { more: { on: true } },
  updateUserAccess: { more: { userRight: "manager" } },
  reactivateUser: { more: { userId: "off" } },
  completeFirstSignIn: { by: "invited" },
  notePasswordChange: { by: "keeper" },
  acceptTerms: { by: "stranger" },
  signOutDevice: { by: "keeper" },
  requestPasswordReset: { by: null },
  downloadExport: { by: null },
  readCode: { by: null, more: { code: reset } },
  completeInvitation: { by: null, more: { code: invitation } },
  resetPassword: { by: null, more: { code: reset } },
  handInLesson: {
    more: {
      animalId: "animal-1",
      at: Date.now(),
      answers: { "Q-1": one("c") },
    },
  },
};

beforeEach(async () => {
  fake.all.get("keeper")!.endedAt = Date.now();
  const deviceId = "device-1";
  await put({
    "enrichments/object-1": anEnrichment({ zooId: "home" }),
    ...itsTablet,
    ...lessonsAt("home", { campaignId: "c1", lessonId: "l1" }),
    ...sensed(),
    "zoo/home": staffed()["zoo/home"]!,
    "species/specie-1": aSpecie(),
    "observations/form-1/versions/1": anEthogramVersion({
      status: "published",
    }),
    "campaigns/campaign-1": aCampaign({
      zooId: "home",
      startDate: calendarDaySchema.parse("2026-01-01"),
      endDate: calendarDaySchema.parse("2028-12-31"),
    }),
    "order/order-1": anOrder(),
    "order/order-2": anOrder({ orderId: "order-2" }),
    "access/stranger": {
      right: "user",
      status: "active",
      zooId: "away",
      eula: 3,
    },
    [`users/keeper/devices/${deviceId}`]: aDevice({
      userId: "keeper",
      deviceId,
    }),
    [`oneTimeCodes/${sha256(invitation)}`]: aCode("invitation", "invited"),
    [`oneTimeCodes/${sha256(reset)}`]: aCode("reset", "keeper"),
  });
});

const asked = (Object.keys(callables) as CallableName[]).filter(
  (name) => !withFiles.includes(name),
);

describe("what is asked twice is done once", () => {
  it.each(asked)("%s", async (name) => {
    const { by = askerOf(name), more = {} } = asking[name] ?? {};
    const data = { ...examples[name], ...more };
    const first = await ask(run[name], by, data);
    expect(first).toMatchObject({ success: true });
    const recorded = await idsOf("audit");
    const mails = await idsOf("mail");
    const second = await ask(run[name], by, data);
    expect(second).toMatchObject({ success: true });
    const what = anew[name]?.what ?? [];
    if (what.includes("answer")) expect(second).not.toEqual(first);
    else expect(second).toEqual(first);
    const further = (await idsOf("audit")).length - recorded.length;
    expect(further > 0).toBe(what.includes("audit"));
    expect(await idsOf("mail")).toEqual(mails);
  });
});

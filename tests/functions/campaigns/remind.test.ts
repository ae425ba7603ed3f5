import { beforeEach, describe, expect, it } from "vitest";
import { can } from "@domain/access/can";
import type { Campaign } from "@domain/campaign/campaign";
import { campaignFacts } from "@domain/campaign/collection";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { remindParticipants } from "../../../functions/src/campaigns/remind/remind-participants";
import { anAccess } from "../../builders/a-session";
import { aCampaign, aCampaignProgress } from "../../builders/campaigns";
import { anAnimal, aSector, aZoo } from "../../builders/facility";
import { zooA } from "../../builders/ids";
import { anAccount } from "../../builders/people";
import { stored } from "../../rules/harness";
import { accessOf, names, sessionOf } from "../../rules/people";
import { ask } from "../ask";
import { idsOf, put, read, useStage } from "../stage";
import { campaignWorld } from "./stage";

useStage("demo-campaign-reminders");

const today = parisDay(new Date());
const path = "campaigns/campaign-1";
const notice = (uid: string) =>
  read(`users/${uid}/notifications/campaign_campaign-1`);

const running = (campaign: Partial<Campaign> = {}) =>
  aCampaign({
    startDate: addDays(today, -1),
    endDate: addDays(today, 30),
    participants: ["author", "responsible"],
    ...campaign,
  });
const isStored = (campaign: Partial<Campaign> = {}) =>
  put({ [path]: stored(running(campaign)) });

const remind = (by: string | null = "admin") =>
  ask(remindParticipants, by, { campaignId: "campaign-1" });
const reminded = (count: number) => ({
  success: true,
  data: { reminded: count },
});

const handedIn = (by: string) =>
  put({
    [`${path}/progress/${today.slice(0, 7)}`]: stored(
      aCampaignProgress({
        month: today.slice(0, 7),
        subjects: { "animal-1": { one: { day: today, by } } },
      }),
    ),
  });

beforeEach(async () => {
  await put({
    ...campaignWorld(),
    ...Object.fromEntries(
      ["author", "responsible", "third"].map((userId) => [
        `users/${userId}/private/account`,
        stored(anAccount({ userMail: `${userId}@example.org` })),
      ]),
    ),
  });
  await isStored();
});

describe("reminding who is behind", () => {
  it("mails one person of five campaigns a day at most; the others stand in the bell", async () => {
    const ids = Array.from({ length: 7 }, (_, n) => `many-${n}`);
    for (const campaignId of ids)
      await put({
        [`campaigns/${campaignId}`]: stored(
          running({ campaignId, participants: ["author"] }),
        ),
      });
    for (const campaignId of ids)
      expect(await ask(remindParticipants, "admin", { campaignId })).toEqual(
        reminded(1),
      );
    expect(await idsOf("mail")).toHaveLength(5);
    expect(await idsOf("users/author/notifications")).toHaveLength(7);
  });

  it("tells each participant in the bell and by mail, once a day", async () => {
    expect(await remind()).toEqual(reminded(2));
    expect(await notice("author")).toMatchObject({
      kind: "campaign",
      about: "campaign-1",
      title: "Printemps",
      read: false,
    });
    expect(await notice("third")).toBeNull();
    const mails = await idsOf("mail");
    expect(mails).toHaveLength(2);
    const mail = await read(`mail/${mails[0] ?? ""}`);
    const message = mail?.["message"] ?? {};
    const { subject, text } = message as Record<string, string>;
    expect(mail).toMatchObject({ template: "reminder", zooId: zooA });
    expect(subject).toContain("Printemps");
    // Where it is answered.
    expect(text).toContain("/AssesmentView?campaignId=campaign-1");
    expect(await read(path)).toMatchObject({
      reminded: ["author", "responsible"],
      remindedAt: expect.anything() as unknown,
    });
    expect(await Promise.all([remind(), remind()])).toEqual([
      reminded(0),
      reminded(0),
    ]);
    expect(await idsOf("mail")).toEqual(mails);
  });

  it("says first how many it would be and of these how many by mail, and tells nobody", async () => {
    await put({
      "users/responsible/private/account": stored(
        anAccount({ userMail: "r@example.org", noticeMail: "none" }),
      ),
    });
    expect(
      await ask(remindParticipants, "admin", {
        ...{ campaignId: "campaign-1", isTrial: true },
      }),
    ).toEqual({ success: true, data: { reminded: 2, mails: 1 } });
    expect(await notice("author")).toBeNull();
    expect(await idsOf("mail")).toHaveLength(0);
    expect(await remind()).toEqual(reminded(2));
  });

  it("is of everybody who may do what is missing, and of nobody where nothing is", async () => {
    await put({
      "animals/animal-2": stored(anAnimal({ animalId: "animal-2" })),
    });
    await isStored({ animalIds: ["animal-1", "animal-2"] });
    await handedIn("author");
    expect(await remind()).toEqual(reminded(2));
    expect(await notice("author")).not.toBeNull();
    await isStored({ participants: ["third"] });
    expect(await remind()).toEqual(reminded(0));
    expect(await notice("third")).toBeNull();
  });

  it("is of each expert who has something left to judge, and of nobody else", async () => {
    await isStored({
      mode: "expert",
      participants: ["author", "responsible", "third"],
      experts: ["author", "responsible"],
    });
    await handedIn("author");
    expect(await remind()).toEqual(reminded(1));
    expect(await notice("responsible")).not.toBeNull();
    expect([await notice("author"), await notice("third")]).toEqual([
      null,
      null,
    ]);
  });

  it("is of sessions of observation, too, each person once whatever they are behind with", async () => {
    const target = { count: 1, period: "campaign" } as const;
    await isStored({
      collects: ["quiz", "focal"],
      obsId: "obs-1",
      obsVersion: 1,
      targets: { quiz: target, focal: target },
    });
    const one = { one: { day: today, by: "author" } };
    const month = today.slice(0, 7);
    const counts = (focal: Record<string, typeof one>) =>
      put({
        [`${path}/progress/${month}`]: stored(
          aCampaignProgress({ month, subjects: { "animal-1": one }, focal }),
        ),
      });
    await counts({ "animal-1": one });
    expect(await remind()).toEqual(reminded(0));
    await counts({});
    expect(await remind()).toEqual(reminded(2));
    const [mail] = await idsOf("mail");
    const message = (await read(`mail/${mail ?? ""}`))?.["message"] ?? {};
    expect((message as Record<string, string>)["text"]).toContain(
      "observations",
    );
    expect(await idsOf("mail")).toHaveLength(2);
  });

  it("tells the keepers of what is missing where nobody is named, and who wants no mail in the bell alone", async () => {
    await isStored({
      participants: [],
      animalIds: [],
      specieIds: ["specie-1"],
    });
    await put({
      "sectors/sector-savane": stored(
        aSector({ sectorKeeper: ["third", "gone"] }),
      ),
      "access/gone": stored(anAccess({ status: "disabled" })),
      "users/third/private/account": stored(
        anAccount({ userMail: "third@example.org", noticeMail: "none" }),
      ),
    });
    expect(await remind()).toEqual(reminded(1));
    expect(await notice("third")).not.toBeNull();
    expect(await idsOf("mail")).toEqual([]);
  });

  it("is not done of a campaign that does not run, nor in a demonstration", async () => {
    await isStored({ status: "archived" });
    expect(await remind()).toMatchObject({ success: false, error: "conflict" });
    await isStored();
    await put({ [`zoo/${zooA}`]: stored(aZoo({ anonymousMode: true })) });
    expect(await remind()).toMatchObject({
      success: false,
      error: "demonstration",
    });
    expect(await idsOf("mail")).toEqual([]);
  });

  it("is for whoever may change the campaign, and nobody else", async () => {
    await put(
      Object.fromEntries(
        names.flatMap((name) => {
          const one = accessOf[name];
          return one === null ? [] : [[`access/${name}`, stored(one)]];
        }),
      ),
    );
    const facts = campaignFacts(running());
    for (const name of names) {
      const answer = await remind(name === "signedOut" ? null : name);
      const may = can(sessionOf(name, zooA), "change", "campaigns", facts);
      const isRefused =
        answer === "permission-denied" || answer === "unauthenticated";
      expect([name, isRefused]).toEqual([name, !may]);
    }
  });
});

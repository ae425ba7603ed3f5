import { beforeEach, describe, expect, it } from "vitest";
import type { Campaign } from "@domain/campaign/campaign";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { hearOfCampaign } from "../../../functions/src/campaigns/on-campaign-written";
import {
  openEnded,
  renewAll,
  tellAllBehind,
} from "../../../functions/src/campaigns/run-campaigns";
import { aCampaign, aCampaignKey } from "../../builders/campaigns";
import { aSurvey } from "../../builders/surveys";
import { stored } from "../../rules/harness";
import { idsOf, put, read, useStage } from "../stage";
import { campaignWorld, handIn } from "./stage";

useStage("demo-campaigns-run");

const path = "campaigns/campaign-1";
const day = (text: string) => calendarDaySchema.parse(text);
const night = new Date("2026-12-01T00:10:00Z");

const renewing = (campaign: Partial<Campaign> = {}) =>
  aCampaign({
    autoRenewal: { period: "month" },
    renewsAfter: day("2026-11-30"),
    experts: ["author"],
    submitters: ["author"],
    ...campaign,
  });

beforeEach(() => put(campaignWorld()));

describe("a campaign that renews itself", () => {
  it("is opened again once, the night after its last day", async () => {
    await put({ [path]: stored(renewing()) });
    await renewAll(new Date("2026-11-30T12:00:00Z"));
    expect(await idsOf("campaigns")).toEqual(["campaign-1"]);
    await Promise.all([renewAll(night), renewAll(night)]);
    expect(await idsOf("campaigns")).toEqual(["campaign-1", "campaign-1_2"]);
    expect(await read(path)).toMatchObject({ renewsAfter: null });
    expect(await read("campaigns/campaign-1_2")).toMatchObject({
      zooId: "zoo-baie",
      authorId: "author",
      name: "Printemps",
      startDate: "2026-12-01",
      endDate: "2026-12-31",
      surveyId: "survey-1",
      surveyVersion: 1,
      experts: ["author"],
      submitters: [],
      status: "active",
      closedAt: null,
      autoRenewal: { period: "month" },
      renewsAfter: "2026-12-31",
      renewedFrom: "campaign-1",
    });
    await renewAll(new Date("2027-01-01T00:10:00Z"));
    expect(await read("campaigns/campaign-1_3")).toMatchObject({
      startDate: "2027-01-01",
      renewedFrom: "campaign-1",
    });
  });

  it("leaves out what is over already", async () => {
    await put({
      [path]: stored(renewing({ autoRenewal: { period: "week" } })),
    });
    await renewAll(new Date("2027-03-01T00:10:00Z"));
    const next = await read("campaigns/campaign-1_2");
    expect(String(next?.["endDate"]) >= "2027-03-01").toBe(true);
    expect(String(next?.["startDate"]) <= "2027-03-01").toBe(true);
  });

  it("takes the key of its training along, read by nobody", async () => {
    await put({
      [path]: stored(renewing({ mode: "training" })),
      [`${path}/private/key`]: stored(
        aCampaignKey({ answers: '{"Q-1":{"chosen":["c"]}}', readers: ["a"] }),
      ),
    });
    await renewAll(night);
    expect(await read("campaigns/campaign-1_2/private/key")).toMatchObject({
      campaignId: "campaign-1_2",
      answers: '{"Q-1":{"chosen":["c"]}}',
      readers: [],
    });
  });

  it("goes on after what was opened under an id of before, and opens no second one beside it", async () => {
    await put({
      [path]: stored(renewing()),
      "campaigns/campaign-1~2": stored(
        renewing({ campaignId: "campaign-1~2", renewedFrom: "campaign-1" }),
      ),
    });
    await renewAll(night);
    expect(await idsOf("campaigns")).toEqual([
      "campaign-1",
      "campaign-1_3",
      "campaign-1~2",
    ]);
  });

  it("is not, once it is stopped, or where the next one is there", async () => {
    const stopped = renewing({ status: "stopped" });
    await put({ [path]: stored(stopped) });
    await renewAll(night);
    expect(await idsOf("campaigns")).toEqual(["campaign-1"]);
    const deleted = aCampaign({
      campaignId: "campaign-1_2",
      status: "deleted",
    });
    await put({
      [path]: stored(renewing()),
      "campaigns/campaign-1_2": stored(deleted),
    });
    await renewAll(night);
    expect(await read(path)).toMatchObject({ renewsAfter: null });
    expect(await read("campaigns/campaign-1_2")).toMatchObject({
      status: "deleted",
    });
  });
});

it("what experts answered is opened the night after the last day, and not before", async () => {
  await put({ [path]: stored(renewing({ mode: "expert" })) });
  await handIn("one", { mode: "expert", sealed: true });
  await openEnded(new Date("2026-11-30T22:00:00Z"));
  expect(await read("evaluations/one")).toMatchObject({ sealed: true });
  await openEnded(night);
  expect(await read("evaluations/one")).toMatchObject({ sealed: false });
});

it("one that is behind is told of however many others end after it", async () => {
  const told = { alerts: { behind: true, criticalAt: null } };
  const others = Array.from({ length: 601 }, (_, index) => {
    const campaignId = `other-${index}`;
    const endDate = day("2027-06-30");
    const one = aCampaign({ ...told, campaignId, endDate, targets: {} });
    return [`campaigns/${campaignId}`, stored(one)] as const;
  });
  await put({
    ...Object.fromEntries(others),
    [path]: stored(
      aCampaign({
        ...told,
        startDate: day("2026-11-16"),
        endDate: day("2026-11-29"),
        createdAt: new Date("2026-11-01T10:00:00Z"),
        targets: { quiz: { count: 1, period: "week" } },
        animalIds: ["animal-1"],
      }),
    ),
  });
  const done = await tellAllBehind(night);
  expect(done).toMatchObject({ failed: 0 });
  expect(await idsOf("alerts")).toContain(
    "behind~campaign-1~2026-W48_20261129T230000Z",
  );
});

describe("a questionnaire", () => {
  const active = async (id: string) =>
    (await read(`surveys/${id}`))?.["activeCampaigns"];
  const becomes = async (before: Campaign | null, after: Campaign) => {
    await put({ [path]: stored(after) });
    await hearOfCampaign(before, after, night);
    await hearOfCampaign(before, after, night);
  };

  it("knows the active campaigns that collect it, and another once they do", async () => {
    await put({
      "surveys/survey-2": stored(aSurvey({ surveyId: "survey-2" })),
      "campaigns/a": stored(aCampaign({ campaignId: "a" })),
    });
    const first = aCampaign();
    await becomes(null, first);
    expect(await active("survey-1")).toEqual(["a", "campaign-1"]);
    const other = aCampaign({ surveyId: "survey-2" });
    await becomes(first, other);
    expect(await active("survey-1")).toEqual(["a"]);
    expect(await active("survey-2")).toEqual(["campaign-1"]);
    await becomes(other, aCampaign({ ...other, status: "archived" }));
    expect(await active("survey-2")).toEqual([]);
  });
});

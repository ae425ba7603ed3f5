import { beforeEach, describe, expect, it } from "vitest";
import type { Campaign } from "@domain/campaign/campaign";
import type { Evaluation } from "@domain/evaluation/evaluation";
import { answersText } from "@domain/evaluation/answers-text";
import { alertNoticeIdOf } from "@domain/notice/notice";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { groupIdOf } from "../../../functions/src/alerts/alert-marks";
import { followAlert } from "../../../functions/src/alerts/follow-alert";
import { forgetEvaluation } from "../../../functions/src/campaigns/forget-evaluation";
import { hearOfCampaign } from "../../../functions/src/campaigns/on-campaign-written";
import { tellAllBehind } from "../../../functions/src/campaigns/run-campaigns";
import { settleEvaluation } from "../../../functions/src/campaigns/settle-evaluation";
import { readingOf, ref } from "../../../functions/src/edge/documents";
import { repairCampaigns } from "../../../functions/src/repair/repair-campaigns";
import { pagesOf } from "../../../functions/src/repair/repair";
import {
  aCampaign,
  aCampaignProgress,
  anEvaluationCorrection,
  anEvaluationDraft,
  answered,
  aSubmission,
} from "../../builders/campaigns";
import { anAnimal, aSector } from "../../builders/facility";
import { sector1, zooA } from "../../builders/ids";
import { stored } from "../../rules/harness";
import { idsOf, put, read, useStage } from "../stage";
import { campaignWorld, handIn } from "./stage";

useStage("demo-campaign-alerts");

const now = new Date("2026-11-20T10:00:00Z");
const path = "campaigns/campaign-1";
const day = (text: string) => calendarDaySchema.parse(text);
const isStored = (campaign: Partial<Campaign>) =>
  put({ [path]: stored(aCampaign(campaign)) });
const closedAt = async (id: string) => {
  const at = (await read(`alerts/${id}`))?.["closedAt"];
  return (at as { toDate: () => Date } | null)?.toDate() ?? null;
};

beforeEach(() => put(campaignWorld()));

describe("a critical answer", () => {
  const alert = "critical~animal-1~one_20261120T092000Z";
  const answer = (value: string) =>
    put({
      "evaluations/one/drafts/device-1": stored(
        anEvaluationDraft({
          evaluationId: "one",
          deviceId: "device-1",
          answers: answersText({
            "Q-1": answered("c"),
            "Q-2": answered(value),
          }),
        }),
      ),
    });
  const correct = (correctionId: string, value: string, minute: number) =>
    put({
      [`evaluations/one/corrections/${correctionId}`]: stored(
        anEvaluationCorrection({
          evaluationId: "one",
          correctionId,
          questionRef: "Q-2",
          answer: JSON.stringify(answered(value)),
          at: new Date(Date.UTC(2026, 10, 20, 9, minute)),
        }),
      ),
    });
  const settle = (at = now) => settleEvaluation("one", at);
  const told = { alerts: { behind: false, criticalAt: 0 } };

  beforeEach(async () => {
    await isStored(told);
    await handIn("one");
    await answer("a");
  });

  it("is told of once, of its animal, without what was answered", async () => {
    const differed = await Promise.all([settle(), settle()]);
    expect(differed.flat().filter((one) => one === "alert")).toHaveLength(1);
    expect(await settle(new Date("2026-11-21T10:00:00Z"))).toEqual([]);
    expect(await idsOf("alerts")).toEqual([alert]);
    const said = await read(`alerts/${alert}`);
    expect(said).toMatchObject({
      zooId: zooA,
      type: "welfare",
      class: "general",
      subject: { kind: "animal", id: "animal-1" },
      sectorIds: [sector1],
      source: { kind: "critical", id: "campaign-1" },
      textKey: "criticalAnswer",
      values: { campaign: "Printemps", evaluationId: "one" },
      status: "active",
      closedAt: null,
    });
    expect(JSON.stringify(said)).not.toContain("Q-2");
  });

  it("is over once it is put right, keeps its trace, and is the same one should it be again", async () => {
    await settle();
    await correct("first", "b", 30);
    await settle();
    expect(await closedAt(alert)).toEqual(now);
    const after = await read(`alerts/${alert}`);
    await settle(new Date("2026-11-22T10:00:00Z"));
    expect(await read(`alerts/${alert}`)).toEqual(after);
    await correct("second", "a", 40);
    await settle();
    expect(await closedAt(alert)).toBeNull();
    expect(await idsOf("alerts")).toEqual([alert]);
  });

  describe("told of already", () => {
    const second = "2026-11-21T09:20:00Z";
    const later = new Date("2026-11-21T10:00:00Z");
    const again = async (evaluationId: string, value = "a", at = second) => {
      await handIn(evaluationId, { submittedAt: new Date(at) });
      await put({
        [`evaluations/${evaluationId}/drafts/device-1`]: stored(
          anEvaluationDraft({
            evaluationId,
            deviceId: "device-1",
            answers: answersText({
              "Q-1": answered("c"),
              "Q-2": answered(value),
            }),
          }),
        ),
      });
      return settleEvaluation(evaluationId, later);
    };

    it("is no further alert, which is over once none of them is critical", async () => {
      await settle();
      await again("two");
      await again("three", "b");
      expect(await idsOf("alerts")).toEqual([alert]);
      expect(await read("evaluations/two")).toMatchObject({ toldIn: alert });
      expect(await read("evaluations/three")).toMatchObject({ toldIn: null });
      expect(await again("two")).toContain("toldIn");

      await correct("first", "b", 30);
      await settle();
      expect(await read(`alerts/${alert}`)).toMatchObject({
        closedAt: null,
        values: { evaluationId: "two" },
      });
      await handIn("two", {
        submittedAt: new Date(second),
        isDeleted: true,
        ...{ toldIn: alert },
      });
      await settleEvaluation("two", later);
      expect(await closedAt(alert)).toEqual(later);
    });

    it("is told anew once somebody acknowledged it, and once alone", async () => {
      await settle();
      const said = await read(`alerts/${alert}`);
      await put({
        [`alerts/${alert}`]: {
          ...said,
          status: "acknowledged",
          acknowledgedAt: new Date("2026-11-20T12:00:00Z"),
        },
      });
      await again("two");
      const ids = [alert, "critical~animal-1~two_20261121T092000Z"];
      expect((await idsOf("alerts")).toSorted()).toEqual(ids.toSorted());
      expect(await settleEvaluation("one", later)).toEqual([]);
      expect(await settleEvaluation("two", later)).toEqual([]);
    });

    it("about another animal is told of by itself", async () => {
      await settle();
      await put({
        "animals/animal-2": stored(anAnimal({ animalId: "animal-2" })),
      });
      await handIn("two", { subjectId: "animal-2" });
      await put({
        "evaluations/two/drafts/device-1": stored(
          anEvaluationDraft({
            evaluationId: "two",
            deviceId: "device-1",
            answers: answersText({ "Q-1": answered("a") }),
          }),
        ),
      });
      await settleEvaluation("two", later);
      expect(await idsOf("alerts")).toHaveLength(2);
    });
  });

  it("is over once its evaluation is deleted, or gone for good", async () => {
    await settle();
    await handIn("one", { isDeleted: true });
    await settle();
    expect(await closedAt(alert)).toEqual(now);
    await handIn("one");
    await settle();
    expect(await closedAt(alert)).toBeNull();
    await forgetEvaluation(aSubmission({ evaluationId: "one" }), now);
    expect(await closedAt(alert)).toEqual(now);
  });

  it("is none where it scores more, nor where nobody wants to be told", async () => {
    await answer("b");
    await settle();
    await answer("a");
    await isStored({ alerts: { behind: false, criticalAt: null } });
    await settle();
    expect(await idsOf("alerts")).toEqual([]);
  });

  it("is told of of experts once their campaign is over, of training and visitors never", async () => {
    const as = async (mode: Campaign["mode"], more: Partial<Campaign> = {}) => {
      await isStored({ mode, experts: ["author"], ...told, ...more });
      const sealed: Partial<Evaluation> = { sealed: mode === "expert" };
      await handIn("one", { mode, ...sealed });
      await settle();
      return idsOf("alerts");
    };
    expect(await as("training")).toEqual([]);
    expect(await as("pedagogical")).toEqual([]);
    expect(await as("expert")).toEqual([]);
    expect(await as("training", { status: "stopped" })).toEqual([]);
    expect(await as("expert", { status: "stopped" })).toEqual([alert]);
  });

  it("that was not told of is by repair, which finds nothing when run again", async () => {
    const found: string[] = [];
    const repair = (dryRun: boolean) =>
      repairCampaigns(pagesOf, {
        dryRun,
        now,
        onFound: ({ differing }) => found.push(...differing),
      });
    await repair(true);
    expect(found).toContain("alert");
    expect(await idsOf("alerts")).toEqual([]);
    await repair(false);
    expect(await idsOf("alerts")).toEqual([alert]);
    found.length = 0;
    await repair(false);
    expect(found).toEqual([]);
  });
});

describe("a campaign that is behind", () => {
  const alert = "behind~campaign-1~2026-W47_20261122T230000Z";
  const night = new Date("2026-11-22T23:10:00Z");
  const weekly: Partial<Campaign> = {
    startDate: day("2026-11-16"),
    endDate: day("2026-12-13"),
    createdAt: new Date("2026-11-01T10:00:00Z"),
    targets: { quiz: { count: 1, period: "week" } },
    animalIds: ["animal-1", "animal-2"],
    alerts: { behind: true, criticalAt: null },
  };
  const counted = (subjects: string[], on = "2026-11-18") =>
    put({
      [`${path}/progress/2026-11`]: stored(
        aCampaignProgress({
          month: "2026-11",
          subjects: Object.fromEntries(
            subjects.map((id) => [
              id,
              { [`of-${id}`]: { day: day(on), by: "author" } },
            ]),
          ),
        }),
      ),
    });

  beforeEach(async () => {
    await put({
      "animals/animal-2": stored(anAnimal({ animalId: "animal-2" })),
    });
    await isStored(weekly);
  });

  it("is told of once a period, the night after its last day, all its subjects together", async () => {
    await counted(["animal-1"]);
    await tellAllBehind(new Date("2026-11-22T12:00:00Z"));
    expect(await idsOf("alerts")).toEqual([]);
    await Promise.all([tellAllBehind(night), tellAllBehind(night)]);
    await tellAllBehind(new Date("2026-11-24T23:10:00Z"));
    expect(await idsOf("alerts")).toEqual([alert]);
    expect(await read(`alerts/${alert}`)).toMatchObject({
      type: "welfare",
      class: "general",
      subject: { kind: "campaign", id: "campaign-1" },
      sectorIds: [sector1],
      source: { kind: "behind", id: "campaign-1" },
      values: { campaign: "Printemps", missing: 1, of: 2, period: "2026-W47" },
      closedAt: null,
    });
  });

  it("is told of for sessions of observation by itself, says what is missing by now, and is over once they are there, however late", async () => {
    await isStored({
      ...weekly,
      collects: ["quiz", "scan"],
      obsId: "obs-1",
      obsVersion: 1,
      targets: { scan: { count: 1, period: "week" } },
    });
    const scans = "behind~campaign-1~2026-W47-scan_20261122T230000Z";
    await tellAllBehind(night);
    expect(await idsOf("alerts")).toEqual([scans]);
    expect(await read(`alerts/${scans}`)).toMatchObject({
      values: { missing: 2, of: 2 },
      closedAt: null,
    });
    const one = { s1: { day: day("2026-11-18"), by: "author" } };
    const scanned = (scan: Record<string, typeof one>) =>
      put({
        [`${path}/progress/2026-11`]: stored(
          aCampaignProgress({ month: "2026-11", scan }),
        ),
      });
    await scanned({ "animal-1": one });
    await tellAllBehind(new Date("2026-12-02T23:10:00Z"));
    expect(await read(`alerts/${scans}`)).toMatchObject({
      values: { missing: 1, of: 2 },
      closedAt: null,
    });
    await scanned({ "animal-1": one, "animal-2": one });
    // Weeks after the campaign itself.
    const later = new Date("2027-01-20T23:10:00Z");
    await tellAllBehind(later);
    expect(await closedAt(scans)).toEqual(later);
  });

  it("stands in the bell of who answers for its sectors, by the campaign's name", async () => {
    await put({
      "sectors/sector-savane": stored(
        aSector({ managementUserIds: ["manager"] }),
      ),
    });
    await tellAllBehind(night);
    const { record } = readingOf("alerts", await ref("alerts", alert).get());
    const groupId = record === null ? "" : groupIdOf(record);
    await followAlert(alert, groupId, night);
    const notice = `notifications/${alertNoticeIdOf(groupId)}`;
    expect(await read(`users/manager/${notice}`)).toMatchObject({
      kind: "alert",
      title: "Printemps",
      alert: { text: "campaignBehind" },
    });
    expect(await read(`users/third/${notice}`)).toBeNull();
  });

  it("is over once what was done in time arrives, and what somebody said of it stays", async () => {
    await tellAllBehind(night);
    const said = {
      status: "acknowledged",
      acknowledgedBy: "manager",
      reason: "Vu",
    };
    await put({
      [`alerts/${alert}`]: { ...(await read(`alerts/${alert}`)), ...said },
    });
    await counted(["animal-1", "animal-2"]);
    const later = new Date("2026-11-23T23:10:00Z");
    await tellAllBehind(later);
    await tellAllBehind(new Date("2026-11-24T23:10:00Z"));
    expect(await closedAt(alert)).toEqual(later);
    expect(await read(`alerts/${alert}`)).toMatchObject(said);
  });

  it("is not where everything is there, nobody wants to be told, or it was ended", async () => {
    await counted(["animal-1", "animal-2"]);
    await tellAllBehind(night);
    await counted([]);
    await isStored({ ...weekly, alerts: { behind: false, criticalAt: null } });
    await tellAllBehind(night);
    await isStored({ ...weekly, status: "stopped" });
    await tellAllBehind(night);
    await isStored({ ...weekly, mode: "pedagogical" });
    await tellAllBehind(night);
    expect(await idsOf("alerts")).toEqual([]);
  });

  it("is told of no more once it is deleted", async () => {
    await tellAllBehind(night);
    const [before, after] = [
      aCampaign(weekly),
      aCampaign({ ...weekly, status: "deleted" }),
    ];
    await hearOfCampaign(before, after, now);
    await hearOfCampaign(before, after, night);
    expect(await closedAt(alert)).toEqual(now);
  });
});

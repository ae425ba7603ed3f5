import { describe, expect, it } from "vitest";
import { animalSchema } from "../../src/domain/animal/animal";
import { campaignSchema } from "../../src/domain/campaign/campaign";
import { submissionsOf } from "../../src/domain/campaign/progress";
import { certificateSchema } from "../../src/domain/certificate/certificate";
import { answersOf } from "../../src/domain/evaluation/answers-text";
import type { Evaluation } from "../../src/domain/evaluation/evaluation";
import { evaluationSchema } from "../../src/domain/evaluation/evaluation";
import { alertSchema } from "../../src/domain/measures/alerts/alert";
import type { CampaignProgress } from "../../src/domain/campaign/campaign";
import { lessonSchema } from "../../src/domain/lesson/lesson";
import { surveySchema } from "../../src/domain/survey/survey";
import { observedCampaign } from "../data/campaigns";
import { parsePath } from "../../src/domain/file/path";
import { obsSessionSchema } from "../../src/domain/observation/obs-session";
import { daysBetween } from "../../src/domain/time/calendar-day";
import { filesOf } from "./pictures/files";
import { documents, parsed } from "./test-support/demonstration";

const campaigns = parsed("campaigns", campaignSchema);
const evaluations = parsed("evaluations", evaluationSchema);
const of = (id: string) =>
  evaluations.filter(({ campaignId }) => campaignId === id);
const monthly = of("lemurs-monthly");

/** The mean of the scores that are known. */
const meanOf = (all: readonly Evaluation[]): number => {
  const known = all.flatMap(({ score }) => score?.overall.mean ?? []);
  return known.reduce((sum, one) => sum + one, 0) / known.length;
};

describe("the campaigns of the demonstration", () => {
  it("are one from month to month, one of experts, one to learn with its key, one that is archived, one about a group, one for classes and one to learn beside an expert", () => {
    expect(campaigns.map(({ mode }) => mode)).toEqual([
      "normal",
      "expert",
      "training",
      "normal",
      "normal",
      "pedagogical",
      "training",
    ]);
    const key = documents.find(
      ({ path }) => path === "campaigns/lemurs-training/private/key",
    );
    const answers = answersOf(String(key?.data["answers"]));
    expect(Object.keys(answers).length).toBeGreaterThan(30);
  });

  it("prove something of whoever learned: with each evaluation of a training, and beside the expert", () => {
    const certificates = parsed("observerCertificates", certificateSchema);
    const learned = of("lemurs-training");
    expect(learned.length).toBeGreaterThan(0);
    expect(certificates.map(({ sourceId }) => sourceId).sort()).toEqual(
      [
        ...learned.map(({ evaluationId }) => evaluationId),
        "lemurs-training-own",
      ].sort(),
    );
    for (const { userId, met, figures } of certificates) {
      expect(userId).not.toBe("vet");
      expect(met.length).toBeGreaterThan(0);
      expect(figures.every(({ value }) => value !== null)).toBe(true);
    }
  });

  it("have one that is archived, whose critical answers are told of once for each animal, one of them waiting", () => {
    const archived = campaigns.filter(({ status }) => status === "archived");
    expect(archived.map(({ campaignId }) => campaignId)).toEqual([
      "lemurs-summer",
    ]);
    const alerts = parsed("alerts", alertSchema).filter(
      ({ source }) => source.kind === "critical",
    );
    const subjects = alerts.map(({ subject }) => subject.id);
    expect(new Set(subjects).size).toBe(subjects.length);
    expect(alerts.filter(({ status }) => status === "active")).toHaveLength(1);
    const toldIn = of("lemurs-summer").flatMap(({ toldIn }) => toldIn ?? []);
    expect(new Set(toldIn)).toEqual(
      new Set(alerts.map(({ alertId }) => alertId)),
    );
  });

  it("have progress that counts exactly their evaluations", () => {
    for (const { campaignId } of campaigns) {
      const months = documents
        .filter(({ path }) =>
          path.startsWith(`campaigns/${campaignId}/progress/`),
        )
        .map(({ data }) => data as unknown as CampaignProgress);
      expect(submissionsOf(months)).toHaveLength(of(campaignId).length);
    }
    expect(monthly.length).toBeGreaterThan(150);
  });

  it("are at least three that were answered over two years, day after day in their time", () => {
    const answered = campaigns.filter(
      ({ campaignId }) => of(campaignId).length > 0,
    );
    expect(answered.length).toBeGreaterThanOrEqual(3);
    const days = evaluations.flatMap(({ day }) => day ?? []).sort();
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) throw new Error("no days");
    expect(daysBetween(first, last)).toBeGreaterThan(670);
  });

  it("have a group that is answered about as one, month by month", () => {
    const groups = evaluations.filter(
      ({ subjectKind }) => subjectKind === "group",
    );
    expect(groups.length).toBeGreaterThanOrEqual(2);
    for (const { campaignId, subjectId, sectorIds, specieId } of groups) {
      expect([campaignId, subjectId, specieId]).toEqual([
        "gorillas-together",
        "famille-gorilles",
        null,
      ]);
      expect(sectorIds).toHaveLength(1);
    }
  });

  it("have photos among the answers about the animal that does worse, each as it arrived", () => {
    const taken = evaluations.filter(({ media }) => media.length > 0);
    expect(taken.length).toBeGreaterThanOrEqual(2);
    expect(new Set(taken.map(({ subjectId }) => subjectId)).size).toBe(1);
    for (const { evaluationId, zooId, media, responses } of taken) {
      const [photo] = media;
      expect(responses["PRI-ENV-08"]?.media).toEqual([photo?.id]);
      expect(parsePath(photo?.path ?? "")).toMatchObject({
        ...{ zooId, type: "evaluations", id: evaluationId },
      });
      const bytes = filesOf(photo?.path ?? "")[0]?.bytes;
      expect(photo?.size).toBe(bytes?.length);
    }
  });

  it("count the sessions of observation that were held for one of them, by animal", () => {
    const sessions = parsed("obsSessions", obsSessionSchema).filter(
      ({ campaignId }) => campaignId === observedCampaign,
    );
    const months = documents
      .filter(({ path }) =>
        path.startsWith(`campaigns/${observedCampaign}/progress/`),
      )
      .map(({ data }) => data as unknown as CampaignProgress);
    for (const channel of ["focal", "scan"] as const) {
      const held = sessions.filter(({ channels }) =>
        channels.includes(channel),
      );
      expect(held.length).toBeGreaterThan(10);
      const counted = months.flatMap((month) =>
        Object.values(month[channel]).flatMap(Object.keys),
      );
      expect(new Set(counted)).toEqual(
        new Set(held.map(({ obsSessionId }) => obsSessionId)),
      );
    }
    for (const { contextAnswers, contextId } of sessions) {
      expect(contextId).toBe("session-conditions");
      expect(Object.keys(answersOf(contextAnswers))).toHaveLength(6);
    }
  });

  it("tell of an old animal that does worse, while the others stay as they are", () => {
    const subjects = new Set(monthly.map(({ subjectId }) => subjectId));
    const changes = [...subjects].map((id) => {
      const inOrder = monthly
        .filter(({ subjectId }) => subjectId === id)
        .toSorted((a, b) => (a.day ?? "").localeCompare(b.day ?? ""));
      const third = Math.floor(inOrder.length / 3);
      return meanOf(inOrder.slice(-third)) - meanOf(inOrder.slice(0, third));
    });
    expect(changes.filter((change) => change < -0.15)).toHaveLength(1);
    expect(changes.filter((change) => Math.abs(change) < 0.1)).toHaveLength(
      changes.length - 1,
    );
  });

  it("have a lesson whose result counts exactly what was handed in", () => {
    const [lesson] = parsed("lessons", lessonSchema);
    const animals = Object.values(lesson?.tally.animals ?? {});
    const handedIn = Object.keys(lesson?.given ?? {}).length;
    expect(handedIn).toBeGreaterThan(20);
    expect(animals.reduce((sum, { count }) => sum + count, 0)).toBe(handedIn);
  });

  it("are told of by whom they are about and by what they ask", () => {
    const [lemur] = parsed("animals", animalSchema).filter(
      ({ animalId }) => animalId === monthly[0]?.subjectId,
    );
    const about = evaluations.filter(
      ({ subjectId }) => subjectId === lemur?.animalId,
    );
    const instants = about.map(
      ({ submittedAt }) => submittedAt?.getTime() ?? 0,
    );
    expect(lemur?.lastEval?.getTime()).toBe(Math.max(...instants));
    const asked = parsed("surveys", surveySchema).filter(
      ({ activeCampaigns }) => activeCampaigns.length > 0,
    );
    expect(asked.map(({ activeCampaigns }) => activeCampaigns)).toEqual([
      campaigns
        .filter(
          ({ status, surveyId }) => status === "active" && surveyId !== null,
        )
        .map(({ campaignId }) => campaignId)
        .sort(),
    ]);
  });

  it("keep what experts answered from everybody who did not hand in as an expert", () => {
    const [campaign] = campaigns.filter(({ mode }) => mode === "expert");
    const all = of(campaign?.campaignId ?? "");
    expect(all.length).toBeGreaterThan(5);
    for (const { sealed, authorId, subjectId, readers } of all) {
      expect(sealed).toBe(true);
      const about = all.filter((one) => one.subjectId === subjectId);
      expect(readers).toEqual(
        campaign?.experts.filter(
          (expert) =>
            expert !== authorId && about.some((one) => one.authorId === expert),
        ),
      );
    }
    expect(all.some(({ readers }) => readers.length > 0)).toBe(true);
    expect(evaluations.filter(({ sealed }) => sealed)).toHaveLength(all.length);
  });

  it("hold no answer that their version does not take", () => {
    for (const { flaws, evaluationId } of evaluations)
      expect(flaws, evaluationId).toEqual([]);
  });
});

import { takenTimes } from "../../../../src/domain/campaign/taken";
import type { Evaluation } from "../../../../src/domain/evaluation/evaluation";
import { answersText } from "../../../../src/domain/evaluation/answers-text";
import type { Campaign } from "../../../../src/domain/campaign/campaign";
import { campaignKeyId } from "../../../../src/domain/campaign/campaign";
import { readersOf } from "../../../../src/domain/campaign/following/follow";
import { coverageOf } from "../../../../src/domain/evaluation/score/coverage";
import type {
  AskedVersion,
  Form,
} from "../../../../src/domain/survey/engine/form";
import { formOf } from "../../../../src/domain/survey/engine/form";
import { frozenQuestions } from "../../../../src/domain/survey/publish/freeze";
import { addDays } from "../../../../src/domain/time/calendar-day";
import { parisDay } from "../../../../src/domain/time/paris";
import type { DemoCampaign } from "../../../data/campaigns";
import { demoLesson } from "../../../data/lessons";
import { sessionContext } from "../../../data/contexts/session";
import {
  campaignSpecies,
  demoCampaigns,
  observedCampaign,
} from "../../../data/campaigns";
import { primates } from "../../../data/surveys/surveys";
import type { DemoDocument, Stamp } from "../document";
import { demoDocument } from "../document";
import { daysAgoAt } from "../moments";
import { randomFor } from "../../../../src/domain/analysis/interval/random";
import { demoVersions } from "../surveys/versions";
import { demoAnswers } from "./answers";
import { withCriticalTold } from "./critical";
import { lessonDocuments } from "./lessons";
import type { Evaluated } from "./evaluated";
import { animalsIn, groupsIn } from "./evaluated";
import { dayWithin, evaluationDocuments } from "./evaluations";

const zooId = "sentinelle";

/** By what behaviour is collected where it is, beside the questionnaire. */
const observed: Partial<Campaign> = {
  collects: ["quiz", "focal", "scan"],
  obsId: "primates-focal",
  obsVersion: 1,
  contextId: sessionContext.id,
  contextVersion: 1,
};

function askedIn(surveyVersion: number, now: Date): AskedVersion {
  const version = demoVersions(now).find(
    ({ survey, number }) =>
      survey.id === primates.id && number === surveyVersion,
  );
  if (version === undefined) throw new Error("There is no such version");
  const { sections, sources } = version;
  return { sections, questions: frozenQuestions({ sections }, sources) };
}

const formFor = ({ surveyVersion }: DemoCampaign, now: Date): Form =>
  formOf(askedIn(surveyVersion, now));

/** What was handed in of a campaign until now. */
function evaluationsOf(
  campaign: DemoCampaign,
  subjects: readonly Evaluated[],
  now: Date,
): DemoDocument[] {
  const today = parisDay(now);
  const form = formFor(campaign, now);
  const start = addDays(today, campaign.fromDay);
  const periods = coverageOf({
    subjectIds: [],
    targets: { perPeriod: 1, period: campaign.period },
    start,
    end: addDays(today, campaign.toDay),
    today,
    submissions: [],
  });
  const isOneEach = campaign.mode !== "normal";
  return periods.flatMap(({ id, from, to }, place) =>
    subjects.flatMap((subject, index) => {
      const { participants } = campaign;
      // In turns; where people are compared, each of them answers.
      const people = isOneEach
        ? participants
        : [participants[(index + place) % participants.length] ?? "keeper"];
      return people.flatMap((authorId) => {
        const seed = `${campaign.id} ${id} ${subject.id} ${authorId}`;
        const day = dayWithin(
          seed,
          from,
          // What is asked once is answered in its first weeks.
          to > today ? addDays(today, -1) : to,
          today,
          campaign.answered,
        );
        return day === null || day < from
          ? []
          : evaluationDocuments({
              campaign,
              form,
              subject,
              authorId,
              day,
              start,
            });
      });
    }),
  );
}

/** What a campaign has month by month, counted from its evaluations as a function counts them. */
function progressDocuments(
  campaignId: string,
  evaluations: readonly DemoDocument[],
): DemoDocument[] {
  const months = new Map<string, Evaluation[]>();
  for (const { data } of evaluations) {
    const evaluation = data as unknown as Evaluation;
    const month = evaluation.day?.slice(0, 7) ?? "";
    months.set(month, [...(months.get(month) ?? []), evaluation]);
  }
  return [...months].map(([month, all]) => {
    const subjects: Record<
      string,
      Record<string, { day: NonNullable<Evaluation["day"]>; by: string }>
    > = {};
    for (const { subjectId, evaluationId, day, authorId } of all)
      if (day !== null)
        (subjects[subjectId] ??= {})[evaluationId] = { day, by: authorId };
    const last = all.reduce(
      (latest, { submittedAt }) =>
        submittedAt !== null && submittedAt > latest ? submittedAt : latest,
      new Date(0),
    );
    return demoDocument(
      "campaignProgress",
      month,
      { zooId, campaignId, subjects },
      { createdAt: last, createdBy: "system" },
      campaignId,
    );
  });
}

/** A part may be handed in of all of them. */
const partialCollection = true;

/** Who reads each, as a function says it once all are handed in. */
const withReaders = (
  { mode, experts }: DemoCampaign,
  evaluations: readonly DemoDocument[],
): DemoDocument[] => {
  const all = evaluations.map(({ data }) => data as unknown as Evaluation);
  return evaluations.map((document) => {
    const { authorId, subjectId } = document.data as unknown as Evaluation;
    const about = all.filter((one) => one.subjectId === subjectId);
    const campaign = { mode, experts: [...experts], partialCollection };
    const readers = readersOf(campaign, authorId, about);
    return { ...document, data: { ...document.data, readers } };
  });
};

function keyDocument(
  campaign: DemoCampaign,
  readers: string[],
  now: Date,
  stamp: Stamp,
): DemoDocument {
  const answers = demoAnswers(
    formFor(campaign, now),
    randomFor(`${campaign.id} key`),
    0.1,
    stamp.createdAt,
  );
  return demoDocument(
    "campaignKeys",
    campaignKeyId,
    {
      zooId,
      campaignId: campaign.id,
      answers: answersText(answers),
      readers,
    },
    stamp,
    campaign.id,
  );
}

/** Campaigns over two years: one from month to month, one of experts, one to learn, one that is archived, one about a group as one; and all that was handed in. One more for classes, with a lesson. */
export function campaignDocuments(
  records: readonly DemoDocument[],
  now: Date,
): DemoDocument[] {
  const animals = animalsIn(records);
  const today = parisDay(now);
  const collected = demoCampaigns.flatMap((campaign) => {
    const { groupIds = [] } = campaign;
    const subjects =
      groupIds.length === 0 ? animals : groupsIn(records, groupIds);
    const given = evaluationsOf(campaign, subjects, now);
    const drafts = given.filter(({ path }) => path.includes("/drafts/"));
    const evaluations = given.filter((one) => !drafts.includes(one));
    const submitters = [
      ...new Set(evaluations.map(({ data }) => data["authorId"] as string)),
    ];
    const begun = evaluations.map(({ data }) => data["startedAt"] as Date);
    const stamp = {
      createdAt: daysAgoAt(now, 1 - campaign.fromDay, "11:00"),
      createdBy: "admin",
    };
    const { id, name, description, mode, surveyVersion } = campaign;
    const { archivedFor, criticalAt = null } = campaign;
    const state =
      archivedFor === undefined
        ? ({ status: "active", closedAt: null } as const)
        : ({
            status: "archived",
            closedAt: daysAgoAt(now, archivedFor, "11:00"),
          } as const);
    const days = {
      startDate: addDays(today, campaign.fromDay),
      endDate: addDays(today, campaign.toDay),
    };
    return [
      demoDocument(
        "campaigns",
        id,
        {
          zooId,
          authorId: "admin",
          ...{ name, description, mode, surveyVersion },
          surveyId: primates.id,
          ...(id === observedCampaign && observed),
          partialCollection,
          ...days,
          ...state,
          ...takenTimes({ ...days, mode, ...state }),
          ...(groupIds.length === 0
            ? { specieIds: [campaignSpecies] }
            : { groupIds: [...groupIds] }),
          participants: [...campaign.participants],
          experts: [...campaign.experts],
          targets: { quiz: { count: 1, period: campaign.period } },
          alerts: { behind: mode === "normal", criticalAt },
          begunAt: begun.sort((a, b) => a.getTime() - b.getTime())[0] ?? null,
          submitters,
        },
        stamp,
      ),
      ...(mode === "training"
        ? [keyDocument(campaign, submitters, now, stamp)]
        : []),
      ...progressDocuments(id, evaluations),
      ...withCriticalTold(
        campaign,
        formFor(campaign, now),
        withReaders(campaign, evaluations),
      ),
      ...drafts,
    ];
  });
  return [
    ...collected,
    ...lessonDocuments(
      askedIn(demoLesson.surveyVersion, now),
      animals.map(({ id }) => id),
      now,
    ),
  ];
}

import { can } from "@domain/access/can";
import {
  activeCampaignsQuery,
  besideInSeriesQuery,
  campaignProgressQuery,
  campaignsNamingQuery,
  campaignsOfSurveyQuery,
  campaignsQuery,
  campaignsToldBehindQuery,
  campaignsToRenewQuery,
  expertCampaignsOverQuery,
} from "@domain/campaign/campaign-queries";
import {
  certificatesOfCampaignQuery,
  certificatesOfPersonQuery,
} from "@domain/certificate/certificate-queries";
import { readsCertificates } from "@domain/certificate/readers";
import {
  lessonsOfCodeQuery,
  lessonsQuery,
} from "@domain/lesson/lesson-queries";
import {
  begunEvaluationsQuery,
  campaignEvaluationsQueries,
  correctionsQuery,
  draftsQuery,
  evaluationsOfSubjectQuery,
  handedInAboutQuery,
  firstOfCampaignQuery,
  handedInByQuery,
  handedInOfCampaignQuery,
  historyQueries,
  lastOfSubjectQuery,
  scoredBetweenQuery,
  sealedOfCampaignQuery,
  previousEvaluationsQueries,
  subjectEvaluationsQueries,
  toldInQuery,
} from "@domain/evaluation/evaluation-queries";
import { calendarDaySchema } from "@domain/time/calendar-day";
import type { Asked, Entry } from "../query-entry";
import { limit } from "../query-entry";

/** What everybody of an establishment asks of its campaigns. */
const campaigns: readonly Entry[] = [
  {
    builder: campaignsQuery,
    queries: ({ zooId }) => [
      campaignsQuery(zooId, ["archived", "stopped"], limit),
    ],
  },
  {
    builder: activeCampaignsQuery,
    queries: ({ zooId }) => [activeCampaignsQuery(zooId, "2026-11-20", limit)],
  },
  {
    builder: campaignsNamingQuery,
    queries: ({ zooId }) => [
      campaignsNamingQuery(zooId, "enclosureIds", "enclosure-1", limit),
      campaignsNamingQuery(zooId, "groupIds", "group-1", limit),
    ],
  },
  {
    builder: besideInSeriesQuery,
    queries: ({ zooId }) =>
      (["before", "after"] as const).map((side) =>
        besideInSeriesQuery(
          {
            zooId,
            campaignId: "campaign-1_2",
            renewedFrom: "campaign-1",
            startDate: calendarDaySchema.parse("2026-11-20"),
          },
          side,
          limit,
        ),
      ),
  },
  {
    builder: campaignProgressQuery,
    queries: ({ zooId }) => [campaignProgressQuery(zooId, "campaign-1")],
  },
  {
    builder: lessonsQuery,
    queries: (session) =>
      can(session, "read", "lessons")
        ? [lessonsQuery(session.zooId, "campaign-1", limit)]
        : [],
  },
];

/** What trainings proved: of oneself, of others, and of one training. */
const certified: readonly Entry[] = [
  {
    builder: certificatesOfPersonQuery,
    queries: (session) => [
      certificatesOfPersonQuery(session.zooId, session.uid, limit),
      ...(readsCertificates(session)
        ? [certificatesOfPersonQuery(session.zooId, "self", limit)]
        : []),
    ],
  },
  {
    builder: certificatesOfCampaignQuery,
    queries: (session) => [
      certificatesOfCampaignQuery(session, "campaign-1", limit),
    ],
  },
];

/** What somebody asks of evaluations: their own, and those they may read. */
const answered: readonly Entry[] = [
  {
    builder: campaignEvaluationsQueries,
    queries: (session) => campaignEvaluationsQueries(session, "campaign-1"),
  },
  {
    builder: subjectEvaluationsQueries,
    queries: (session) => subjectEvaluationsQueries(session, "animal-1"),
  },
  {
    builder: previousEvaluationsQueries,
    queries: (session) =>
      previousEvaluationsQueries(session, "animal-1", "survey-1"),
  },
  {
    builder: historyQueries,
    queries: (session) => historyQueries(session, "2026-11-01", "2026-11-30"),
  },
  {
    builder: begunEvaluationsQuery,
    queries: (session) => [begunEvaluationsQuery(session)],
  },
  {
    builder: draftsQuery,
    queries: (session) => [draftsQuery(session, "evaluation-1")],
  },
];

/** What functions ask, and who reads everything. */
const campaignsByFunctions: readonly Entry[] = [
  {
    builder: campaignsOfSurveyQuery,
    queries: () => [campaignsOfSurveyQuery("survey-1", limit)],
  },
  {
    builder: campaignsToRenewQuery,
    queries: () => [campaignsToRenewQuery("2026-12-01", limit)],
  },
  {
    builder: expertCampaignsOverQuery,
    queries: () => [
      expertCampaignsOverQuery("2026-11-01", "2026-12-01", limit),
    ],
  },
  {
    builder: handedInAboutQuery,
    queries: () => [handedInAboutQuery("campaign-1", "animal-1", limit)],
  },
  {
    builder: handedInOfCampaignQuery,
    queries: () => [handedInOfCampaignQuery("campaign-1", limit)],
  },
  {
    builder: toldInQuery,
    queries: () => [toldInQuery("alert-1", limit)],
  },
  {
    builder: campaignsToldBehindQuery,
    queries: () => [campaignsToldBehindQuery("2026-11-01", limit)],
  },
  {
    builder: lessonsOfCodeQuery,
    queries: () => [lessonsOfCodeQuery("zoo-baie", "BCD234", limit)],
  },
  {
    builder: handedInByQuery,
    queries: () => [handedInByQuery("campaign-1", "author", limit)],
  },
  {
    builder: firstOfCampaignQuery,
    queries: () => [firstOfCampaignQuery("campaign-1", limit)],
  },
  {
    builder: sealedOfCampaignQuery,
    queries: () => [sealedOfCampaignQuery("campaign-expert", limit)],
  },
  {
    builder: lastOfSubjectQuery,
    queries: () => [lastOfSubjectQuery("animal-1", limit)],
  },
  {
    builder: scoredBetweenQuery,
    queries: ({ zooId }) => [
      scoredBetweenQuery(
        { zooId, subjectId: "animal-1", surveyId: "survey-1", version: 1 },
        { from: "2026-05-01", to: "2026-11-01" },
        limit,
      ),
    ],
  },
  {
    builder: correctionsQuery,
    queries: () => [correctionsQuery("evaluation-done")],
  },
  {
    builder: evaluationsOfSubjectQuery,
    queries: () => [evaluationsOfSubjectQuery("animal-1", limit)],
  },
];

export const asked: Asked = {
  facility: [...campaigns, ...certified],
  work: answered,
  everywhere: campaignsByFunctions,
};

import type { Session } from "@domain/access/session";
import { openAnnouncementsQuery } from "@domain/announcement/announcement-queries";
import { dueTemplatesQuery } from "@domain/automation/automation-queries";
import { boardsQueries } from "@domain/board/board-queries";
import { activeCampaignsQuery } from "@domain/campaign/campaign-queries";
import {
  campaignEvaluationsQueries,
  historyQueries,
  subjectEvaluationsQueries,
} from "@domain/evaluation/evaluation-queries";
import {
  ownExportsQuery,
  tasksOfPeriodQuery,
} from "@domain/export/export-queries";
import { animalsQuery, enclosuresQuery } from "@domain/query/facility-queries";
import type { Query } from "@domain/query/query";
import { reportsQueries } from "@domain/report/report-queries";
import { clientErrorsQuery } from "@domain/service/service-queries";
import { dayQueries } from "@domain/task/day-queries";
import { auditQuery } from "@domain/audit/audit-queries";
import { biblioQueries } from "@domain/biblio/biblio-queries";
import { sessionsOfMonthQuery } from "@domain/enrichment/session-queries";
import {
  dueSummariesQuery,
  summariesQuery,
} from "@domain/establishment/summary/summary-queries";
import { eventsQuery } from "@domain/event/event-queries";
import {
  findingsQueries,
  findingsSeenQueries,
} from "@domain/finding/finding-queries";
import {
  dueDosesQuery,
  overduePrescriptionsQuery,
} from "@domain/health/prescriptions/prescription-queries";
import {
  activeAlertsQueries,
  goingOnAlertsQueries,
} from "@domain/measures/alerts/alert-queries";
import {
  closedSessionsQueries,
  sessionHistoryQueries,
} from "@domain/observation/obs-session-queries";
import {
  projectsQuery,
  toldPermitsQuery,
} from "@domain/research/research-queries";
import { parisDay } from "@domain/time/paris";
import { dayMs } from "@domain/time/lengths";

/** Whatever became of whatever record, by whomever. */
const anyEvent = { kind: null, by: null, about: null, until: null };

/** What the product's main screens ask, each of an index of its own: what one of them lacks, the database refuses. */
export function checkedQueries(session: Session, now: Date): Query[] {
  const { zooId, uid } = session;
  const today = parisDay(now);
  const before = new Date(now.getTime() - dayMs);
  const { todo, done } = dayQueries(session, before, now);
  const nowhere = { sectorId: null, enclosureId: null, specieId: null };
  return [
    ...[...todo, ...done],
    tasksOfPeriodQuery(zooId, before, now, 1),
    animalsQuery(zooId, nowhere, 1),
    enclosuresQuery(zooId, null, 1),
    openAnnouncementsQuery(zooId, 1),
    activeCampaignsQuery(zooId, today, 1),
    ...historyQueries(session, today, today, 1),
    ...campaignEvaluationsQueries(session, uid, 1),
    ...subjectEvaluationsQueries(session, uid, 1),
    ...reportsQueries(session, false, 1),
    ...boardsQueries(session),
    dueTemplatesQuery(now, 1),
    clientErrorsQuery(false, 1),
    ...activeAlertsQueries(session, 1),
    ...goingOnAlertsQueries(session, 1),
    ...findingsQueries(session, 1),
    ...findingsSeenQueries(session, today, 1),
    summariesQuery(),
    dueSummariesQuery(now, 1),
    eventsQuery(zooId, { ...anyEvent, from: before }, 1),
    auditQuery(zooId, null, 1),
    ...closedSessionsQueries(session, 1),
    ...sessionHistoryQueries(session, today, today, 1),
    sessionsOfMonthQuery(zooId, before, now),
    dueDosesQuery(now, 1),
    overduePrescriptionsQuery(today, 1),
    projectsQuery(session),
    toldPermitsQuery(1),
    ...biblioQueries(zooId),
    ownExportsQuery(zooId, uid, 1),
  ];
}

import {
  campaignSessionsQueries,
  closedInEnclosureQuery,
  closedOfCampaignQuery,
  closedSessionsQueries,
  enclosurePacksQueries,
  firstSessionOfCampaignQuery,
  obsCorrectionsQuery,
  obsRecordsQuery,
  ownSessionsQuery,
  packsOfMonthQuery,
  sessionHistoryQueries,
  sessionsOfEnclosureQuery,
  sessionsOfQueries,
} from "@domain/observation/obs-session-queries";
import type { Asked, Entry } from "../query-entry";
import { limit } from "../query-entry";

/** What somebody asks of sessions of observation: their own, and those they may read. */
const observed: readonly Entry[] = [
  {
    builder: closedSessionsQueries,
    queries: (session) => closedSessionsQueries(session),
  },
  {
    builder: campaignSessionsQueries,
    queries: (session) => campaignSessionsQueries(session, "campaign-1"),
  },
  {
    builder: sessionsOfQueries,
    queries: (session, { enclosureId }) => [
      ...sessionsOfQueries(session, "observerId", session.uid),
      ...sessionsOfQueries(session, "observerId", "somebody"),
      ...sessionsOfQueries(session, "enclosureId", enclosureId),
      ...sessionsOfQueries(session, "obsId", "obs-1"),
    ],
  },
  {
    builder: sessionHistoryQueries,
    queries: (session) =>
      sessionHistoryQueries(session, "2026-11-01", "2026-11-30"),
  },
  {
    builder: ownSessionsQuery,
    queries: (session) => [ownSessionsQuery(session)],
  },
  {
    builder: enclosurePacksQueries,
    queries: (session, { enclosureId }) =>
      enclosurePacksQueries(session, enclosureId, ["2026-09", "2026-11"]),
  },
];

/** What functions ask, and who reads everything. */
const observedByFunctions: readonly Entry[] = [
  {
    builder: obsRecordsQuery,
    queries: () => [obsRecordsQuery("obs-session-done")],
  },
  {
    builder: obsCorrectionsQuery,
    queries: () => [obsCorrectionsQuery("obs-session-done")],
  },
  {
    builder: closedInEnclosureQuery,
    queries: () => [closedInEnclosureQuery("campaign-1", "enclosure-1", limit)],
  },
  {
    builder: closedOfCampaignQuery,
    queries: () => [closedOfCampaignQuery("campaign-1", limit)],
  },
  {
    builder: firstSessionOfCampaignQuery,
    queries: () => [firstSessionOfCampaignQuery("campaign-1", limit)],
  },
  {
    builder: packsOfMonthQuery,
    queries: () => [packsOfMonthQuery("enclosure-1", "2026-11", limit)],
  },
  {
    builder: sessionsOfEnclosureQuery,
    queries: () => [sessionsOfEnclosureQuery("enclosure-1", limit)],
  },
];

export const asked: Asked = {
  work: observed,
  everywhere: observedByFunctions,
};

import type { AskedOf } from "@domain/export/asked";
import { marksOf } from "@domain/observation/effort";
import { animalsOf, isListed, listedStatus } from "@domain/observation/listed";
import type { ObsSession } from "@domain/observation/obs-session";
import { sessionHistoryQueries } from "@domain/observation/obs-session-queries";
import { fullName } from "@domain/person/user";
import { surveyName } from "@domain/survey/survey";
import { minuteOfInstant } from "@domain/time/date-field";
import { minuteMs } from "@domain/time/lengths";
import { namesOf } from "../names";
import { atOnce } from "../read";
import type { Asking, Table } from "./exporter";
import { plainTable } from "./lists/plain-table";

const headings = {
  started: "observation.list.fields.day",
  ended: "observation.record.fields.endedAt",
  status: "observation.list.fields.status",
  enclosure: "observation.list.fields.enclosure",
  sector: "exports.columns.sector",
  animals: "observation.list.fields.animals",
  observer: "observation.list.fields.observer",
  ethogram: "observation.list.fields.ethogram",
  version: "exports.columns.version",
  campaign: "observation.list.fields.campaign",
  channels: "observation.list.fields.channels",
  planned: "exports.columns.planned",
  watched: "exports.columns.watched",
  acts: "exports.columns.acts",
  scans: "observation.list.fields.scans",
  missed: "exports.columns.missed",
  marks: "observation.list.fields.marks",
  note: "observation.record.fields.note",
  session: "exports.columns.session",
} as const;

/** What is named of sessions. */
function namesIn({ language }: Asking) {
  const enclosures = namesOf("enclosures", (one) => one.enclosureName);
  const sectors = namesOf("sectors", (one) => one.sectorName);
  const animals = namesOf("animals", (one) => one.animalName);
  const people = namesOf("users", fullName);
  const ethograms = namesOf("observations", (one) => surveyName(one, language));
  const campaigns = namesOf("campaigns", (one) => one.name);
  return {
    ...{ enclosures, sectors, animals, people, ethograms, campaigns },
    learns: [
      [enclosures, ({ enclosureId }: ObsSession) => [enclosureId]],
      [sectors, ({ sectorIds }: ObsSession) => sectorIds],
      [animals, animalsOf],
      [people, ({ observerId }: ObsSession) => [observerId]],
      [ethograms, ({ obsId }: ObsSession) => [obsId]],
      [campaigns, ({ campaignId }: ObsSession) => [campaignId]],
    ] as const,
  };
}

/** The closed sessions of observation of a period, narrowed as their list is, the latest day first: what, when, who, whom and how much. */
export function sessionsTable(
  asking: Asking,
  asked: AskedOf<"sessions">,
): Table {
  const { session, say } = asking;
  const { since, until } = asked.period;
  const names = namesIn(asking);
  return plainTable(asking, {
    queries: sessionHistoryQueries(session, since, until, atOnce),
    wanted: (records) => records.filter((one) => isListed(one, asked)),
    learns: names.learns,
    headings,
    row: (one) => ({
      started: minuteOfInstant(one.startedAt),
      ended: minuteOfInstant(one.endedAt),
      status: say(`observation.list.statuses.${listedStatus(one)}`),
      enclosure: names.enclosures.of(one.enclosureId),
      sector: one.sectorIds.map(names.sectors.of).join(", "),
      animals: animalsOf(one).map(names.animals.of).filter(Boolean).join(", "),
      observer:
        names.people.of(one.observerId) || say("tasks.states.unknownPerson"),
      ethogram: names.ethograms.of(one.obsId),
      version: one.obsVersion,
      campaign: names.campaigns.of(one.campaignId),
      channels: one.channels
        .map((channel) => say(`observation.list.channels.${channel}`))
        .join(", "),
      planned: one.plannedMinutes ?? "",
      watched: Math.round(one.watchedMs / minuteMs),
      acts: one.channels.includes("focal") ? one.counts.focal : "",
      scans: one.channels.includes("scan") ? one.counts.scans : "",
      missed: one.channels.includes("scan") ? one.counts.missed : "",
      marks: marksOf(one)
        .map((mark) => say(`observation.list.marks.${mark}`))
        .join(", "),
      note: one.note ?? "",
      session: one.obsSessionId,
    }),
  });
}

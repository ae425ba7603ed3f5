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
import { atOnce, countOf, readableBy } from "../read";
import type { Cell } from "../write/cells";
import type { Asking, Table } from "./exporter";

const columns = {
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
type Column = keyof typeof columns;
const order = Object.keys(columns) as Column[];

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
    async learn(sessions: readonly ObsSession[]) {
      await enclosures.learn(sessions.map((one) => one.enclosureId));
      await sectors.learn(sessions.flatMap((one) => one.sectorIds));
      await animals.learn(sessions.flatMap(animalsOf));
      await people.learn(sessions.map((one) => one.observerId));
      await ethograms.learn(sessions.map((one) => one.obsId));
      await campaigns.learn(sessions.map((one) => one.campaignId));
    },
  };
}

/** The closed sessions of observation of a period, narrowed as their list is, the latest day first: what, when, who, whom and how much. */
export function sessionsTable(
  asking: Asking,
  asked: AskedOf<"sessions">,
): Table {
  const { session, say } = asking;
  const { since, until } = asked.period;
  const queries = sessionHistoryQueries(session, since, until, atOnce);
  const names = namesIn(asking);
  const rowOf = (one: ObsSession): Record<Column, Cell> => ({
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
  });
  return {
    header: order.map((column) => say(columns[column])),
    total: () => countOf(queries),
    async *pages() {
      for await (const { records, looked } of readableBy(session, queries)) {
        const wanted = records.filter((one) => isListed(one, asked));
        await names.learn(wanted);
        const rows = wanted.map((one) => {
          const row = rowOf(one);
          return order.map((column) => row[column]);
        });
        yield { rows, looked };
      }
    },
  };
}

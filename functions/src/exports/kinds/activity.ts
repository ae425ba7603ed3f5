import type { Amount } from "@domain/activity/activity";
import { hoursOf } from "@domain/activity/activity";
import { activityQueries } from "@domain/activity/activity-queries";
import { AppError } from "@domain/errors";
import type { AskedOf } from "@domain/export/asked";
import { seesPeople } from "@domain/export/rights";
import { fullName } from "@domain/person/user";
import { tallyActivity } from "../../activity/tally-activity";
import { namesOf } from "../names";
import { countOf } from "../read";
import type { Cell } from "../write/cells";
import type { Asking, Table } from "./exporter";

const amounts = ({ evaluations, observations, watchedMs }: Amount): Cell[] => [
  evaluations,
  observations,
  hoursOf(watchedMs),
];

/** The activity report of a period: the total, over time, by campaign and, for who may know it, by person. Throws "not-allowed" for one person asked for by others. */
export function activityTable(
  { session, say }: Asking,
  { period, userId }: AskedOf<"activity">,
): Table {
  const { zooId } = session;
  const tellsPeople = seesPeople(session, zooId);
  if (userId !== null && !tellsPeople) throw new AppError("not-allowed");
  const people = namesOf("users", fullName);
  const campaigns = namesOf("campaigns", (one) => one.name);
  return {
    header: [
      say("exports.columns.part"),
      say("exports.columns.of"),
      say("exports.columns.evaluations"),
      say("exports.columns.observations"),
      say("exports.columns.hours"),
    ],
    total: () =>
      countOf(activityQueries(zooId, period.since, period.until, 1000)),
    async *pages() {
      const found = await tallyActivity(zooId, period, userId);
      await campaigns.learn(
        found.campaigns.flatMap(({ id }) => (id === "" ? [] : [id])),
      );
      const nobody = say("tasks.states.unknownPerson");
      const byPerson = tellsPeople ? found.people : [];
      await people.learn(byPerson.map(({ id }) => id));
      const rows: Cell[][] = [
        [
          say("exports.parts.total"),
          `${period.since} – ${period.until}`,
          ...amounts(found.total),
        ],
        ...found.over.map((one) => [
          say(`exports.parts.${found.step}`),
          one.id,
          ...amounts(one),
        ]),
        ...found.campaigns.map((one) => [
          say("exports.parts.campaign"),
          one.id === ""
            ? say("exports.parts.noCampaign")
            : campaigns.of(one.id),
          ...amounts(one),
        ]),
        ...byPerson.map((one) => [
          say("exports.parts.person"),
          people.of(one.id) || nobody,
          ...amounts(one),
        ]),
      ];
      yield { rows, looked: found.looked };
    },
  };
}

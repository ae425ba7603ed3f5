import type { AskedOf } from "@domain/export/asked";
import { fullName } from "@domain/person/user";
import type { Project } from "@domain/research/project";
import { permitState } from "@domain/research/project";
import { projectsQuery } from "@domain/research/research-queries";
import { parisDay } from "@domain/time/paris";
import { namesOf } from "../../names";
import type { Asking, Table } from "../exporter";
import { plainTable } from "./plain-table";

const headings = {
  title: "research.fields.title",
  status: "research.fields.status",
  permitOver: "research.states.permitOver",
  archived: "research.states.archived",
  lead: "research.fields.leadId",
  members: "research.fields.memberIds",
  start: "research.fields.startDay",
  end: "research.fields.endDay",
  question: "research.fields.question",
} as const;

/** The projects of research that somebody reads, with the archived where they are asked for. */
export function projectsTable(
  asking: Asking,
  { status, archived }: AskedOf<"projects">,
): Table {
  const { session, say, now } = asking;
  const today = parisDay(now);
  const people = namesOf("users", fullName);
  const personOf = (id: string) =>
    people.of(id) || say("research.states.unknownPerson");
  const isOver = (one: Project) =>
    one.status !== "ended" &&
    one.permits.some((permit) => permitState(permit, today) === "over");
  const yesNo = (is: boolean) => say(`measures.values.${is ? "yes" : "no"}`);
  return plainTable(asking, {
    queries: [projectsQuery(session)],
    // A project may name hundreds of animals and what was frozen of them.
    size: 50,
    wanted: (records) =>
      records.filter(
        (one) =>
          (archived || !one.archived) &&
          (status === null || one.status === status),
      ),
    learns: [[people, (one) => [one.leadId, ...one.memberIds]]],
    headings,
    row: (one) => ({
      title: one.title,
      status: say(`research.options.status.${one.status}`),
      permitOver: yesNo(isOver(one)),
      archived: yesNo(one.archived),
      lead: personOf(one.leadId),
      members: one.memberIds.map(personOf).join(", "),
      start: one.startDay ?? "",
      end: one.endDay ?? "",
      question: one.question ?? "",
    }),
  });
}

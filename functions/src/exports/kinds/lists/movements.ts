import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { movementHistoryQueries } from "@domain/enrichment/enrichment-queries";
import type { EnrichmentMovement } from "@domain/enrichment/movement";
import { isInStore } from "@domain/enrichment/movement";
import type { AskedOf } from "@domain/export/asked";
import { fullName } from "@domain/person/user";
import { addDays } from "@domain/time/calendar-day";
import { minuteOfInstant } from "@domain/time/date-field";
import { startOfDay } from "@domain/time/paris";
import { namesOf } from "../../names";
import { atOnce } from "../../read";
import type { Asking, Table } from "../exporter";
import { plainTable } from "./plain-table";

const headings = {
  at: "enrichment.history.fields.at",
  object: "enrichment.history.fields.object",
  came: "enrichment.history.fields.came",
  went: "enrichment.history.fields.went",
  reason: "enrichment.fields.reason",
  from: "enrichment.history.fields.from",
  to: "enrichment.history.fields.to",
  by: "enrichment.history.fields.by",
  note: "enrichment.fields.note",
} as const;

/** Where pieces of objects went within a period, the latest first: what came and what went in a column each. */
export function movementsTable(
  asking: Asking,
  { period, enrichmentId, enclosureId, userId }: AskedOf<"movements">,
): Table {
  const { session, language, say } = asking;
  const objects = namesOf("enrichments", (one) =>
    enrichmentNameIn(one, language),
  );
  const enclosures = namesOf("enclosures", (one) => one.enclosureName);
  const people = namesOf("users", fullName);
  const place = (move: EnrichmentMovement, end: "from" | "to") => {
    if (move[end] !== null)
      return (
        enclosures.of(move[end]) || say("enrichment.history.states.otherPlace")
      );
    return isInStore(move, end) ? say("enrichment.history.states.store") : "";
  };
  return plainTable(asking, {
    queries: movementHistoryQueries(
      session.zooId,
      {
        ...{ enrichmentId, enclosureId, by: userId },
        from: startOfDay(period.since),
        until: startOfDay(addDays(period.until, 1)),
      },
      atOnce,
    ),
    learns: [
      [objects, (one) => [one.enrichmentId]],
      [enclosures, (one) => [one.from, one.to]],
      [people, (one) => [one.by]],
    ],
    headings,
    row: (one) => ({
      at: minuteOfInstant(one.at),
      object: objects.of(one.enrichmentId),
      came: one.quantity > 0 ? one.quantity : "",
      went: one.quantity < 0 ? -one.quantity : "",
      reason:
        one.reason === "placed" || one.reason === "returned"
          ? say(`enrichment.history.reasons.${one.reason}`)
          : say(`enrichment.reasons.${one.reason}`),
      from: place(one, "from"),
      to: place(one, "to"),
      by: people.of(one.by) || say("enrichment.history.states.otherPerson"),
      note: one.note ?? "",
    }),
  });
}

import { healthOfPeriodQuery } from "@domain/export/period-queries";
import { currentNotes } from "@domain/health/notes/fold";
import { isEstimable } from "@domain/health/values/estimated";
import { currentValues } from "@domain/measures/values/fold";
import { minuteOfInstant } from "@domain/time/date-field";
import { factsOf } from "../../names";
import { atOnce, countOf, readableBy } from "../../read";
import { parametersOf } from "../../told/parameters";
import { wholeRuns } from "../../whole-runs";
import type { Asking } from "../exporter";
import type { Row, Source, Within } from "./about";
import { about } from "./about";

/** Values as they hold now. */
export function values(asking: Asking, { of, from, before }: Within): Source {
  const { session, say } = asking;
  const query = healthOfPeriodQuery(
    "healthValues",
    of,
    { from, before },
    atOnce,
  );
  const names = about(asking);
  const parameters = parametersOf(say, ["healthParameters"]);
  const estimable = factsOf("healthParameters", isEstimable);
  return {
    total: () => countOf([query]),
    async *pages() {
      const pages = readableBy(session, [query]);
      const whole = wholeRuns(pages, ({ at }) => at.getTime());
      for await (const { records, looked } of whole) {
        const ids = records.map(({ parameterId }) => parameterId);
        await parameters.learn(ids);
        await estimable.learn(ids);
        await names.learn(
          records,
          records.map(({ by }) => by),
        );
        const logs = records.map((one) => ({ ...one, id: one.valueId }));
        const rows = currentValues(logs).map(({ log, value }): Row => {
          const { name, unit, cellOf } = parameters.of(log.parameterId);
          const judged = log.isEstimated ? "estimated" : "measured";
          return {
            ...names.of(log),
            record: say("exports.records.value"),
            at: minuteOfInstant(log.at),
            what: name,
            value: cellOf(value),
            unit,
            state:
              estimable.of(log.parameterId) === true
                ? say(`measures.estimated.${judged}`)
                : "",
            notes: log.notes ?? "",
            by: names.person(log.by),
          };
        });
        yield { rows: rows.reverse(), looked };
      }
    },
  };
}

/** Notes as they hold now. */
export function notes(asking: Asking, { of, from, before }: Within): Source {
  const { session, say } = asking;
  const query = healthOfPeriodQuery(
    "healthNotes",
    of,
    { from, before },
    atOnce,
  );
  const names = about(asking);
  return {
    total: () => countOf([query]),
    async *pages() {
      const pages = readableBy(session, [query]);
      const whole = wholeRuns(pages, ({ at }) => at.getTime());
      for await (const { records, looked } of whole) {
        await names.learn(
          records,
          records.map(({ by }) => by),
        );
        const rows = currentNotes(records).map(({ note }): Row => ({
          ...names.of(note),
          record: say("exports.records.note"),
          at: minuteOfInstant(note.at),
          what: say(`health.notes.options.${note.noteType}`),
          value: note.title ?? "",
          until: note.nextDue ?? "",
          notes: note.text ?? "",
          by: names.person(note.by),
        }));
        yield { rows, looked };
      }
    },
  };
}

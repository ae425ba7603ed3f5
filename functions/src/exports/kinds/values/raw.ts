import type { Between } from "@domain/export/period-queries";
import {
  measuresOfEnclosureQuery,
  sensedOfEnclosureQuery,
} from "@domain/export/period-queries";
import { samplesOf } from "@domain/measures/buckets/hours";
import { currentValues } from "@domain/measures/values/fold";
import { fullName } from "@domain/person/user";
import { addDays } from "@domain/time/calendar-day";
import { fieldOfInstant, minuteOfInstant } from "@domain/time/date-field";
import { startOfDay } from "@domain/time/paris";
import { namesOf } from "../../names";
import { atOnce, readableBy } from "../../read";
import { wholeRuns } from "../../whole-runs";
import type { Cell } from "../../write/cells";
import type { Asking } from "../exporter";
import type { Asked, OfPlace, SeriesWords } from "./place";
import { bucketsAtOnce, rowsOfEach } from "./place";

/** What people gave, as it holds now, the latest first. */
function given(
  { session, say }: Asking,
  between: Between,
  words: SeriesWords,
): OfPlace {
  const people = namesOf("users", fullName);
  return async function* (place) {
    const { zooId } = session;
    const { enclosureId } = place;
    const pages = readableBy(session, [
      measuresOfEnclosureQuery(zooId, enclosureId, between, atOnce),
    ]);
    const whole = wholeRuns(pages, ({ at }) => at.getTime());
    for await (const { records } of whole) {
      await words.learn(records);
      await people.learn(records.map(({ by }) => by));
      const logs = records.map((one) => ({ ...one, id: one.measureId }));
      const rows = currentValues(logs).map(({ log, value }): Cell[] => [
        minuteOfInstant(log.at),
        ...words.head(place, log),
        words.cellOf(log)(value),
        say(`measures.chart.sources.${log.source}`),
        people.of(log.by) || say("tasks.states.unknownPerson"),
        log.notes ?? "",
      ]);
      yield { rows: rows.reverse(), looked: 0 };
    }
  };
}

/** What sensors said, the earliest hour first, to the second. */
const sensed =
  (asking: Asking, between: Between, words: SeriesWords): OfPlace =>
  (place) => {
    const { from, before } = between;
    const source = asking.say("exports.states.sensor");
    return rowsOfEach(
      asking,
      sensedOfEnclosureQuery(
        asking.session.zooId,
        place.enclosureId,
        between,
        bucketsAtOnce,
      ),
      words,
      (one) =>
        samplesOf(one.hour, one.readings)
          .filter(({ at }) => at >= from && at < before)
          .map(({ at, value }) => [
            fieldOfInstant(at) ?? "",
            ...words.head(place, one),
            words.cellOf(one)(value),
            ...[source, "", ""],
          ]),
    );
  };

/** Every value of an enclosure as it came and is kept: what people gave, then what sensors said. */
export function rawValues(
  asking: Asking,
  { period }: Asked,
  words: SeriesWords,
): OfPlace {
  const between = {
    from: startOfDay(period.since),
    before: startOfDay(addDays(period.until, 1)),
  };
  const all = [given, sensed].map((of) => of(asking, between, words));
  return async function* (place) {
    for (const of of all) yield* of(place);
  };
}

import { can } from "@domain/access/can";
import type { Days } from "@domain/export/period-queries";
import { dosesOfPeriodQuery } from "@domain/export/period-queries";
import type { Dose } from "@domain/health/doses/dose";
import { prescriptionFacts } from "@domain/health/prescriptions/collection";
import type { Dosing } from "@domain/health/prescriptions/dosing";
import type { Prescription } from "@domain/health/prescriptions/prescription";
import { minuteOfInstant } from "@domain/time/date-field";
import { database } from "../../../edge/admin";
import { readingOf, refBelow } from "../../../edge/documents";
import { atOnce, countOf, readableBy } from "../../read";
import { treatmentWords } from "../../told/treatment-words";
import { wholeRuns } from "../../whole-runs";
import type { Asking } from "../exporter";
import type { Row, Source, Within } from "./about";
import { about } from "./about";

/** The treatments that doses are of, as far as whoever asks reads them. */
function prescribed({ session }: Pick<Asking, "session">) {
  const known = new Map<string, Prescription | null>();
  const keyOf = (dose: Dose) => `${dose.animalId}/${dose.prescriptionId}`;
  return {
    async learn(doses: readonly Dose[]) {
      const missing = new Map(
        doses.flatMap((dose) =>
          known.has(keyOf(dose)) ? [] : [[keyOf(dose), dose] as const],
        ),
      );
      if (missing.size === 0) return;
      const found = await database().getAll(
        ...[...missing.values()].map(({ animalId, prescriptionId }) =>
          refBelow("prescriptions", animalId, prescriptionId),
        ),
      );
      [...missing.keys()].forEach((key, index) => {
        const stored = found[index];
        const record = stored && readingOf("prescriptions", stored).record;
        const reads =
          record &&
          can(session, "read", "prescriptions", prescriptionFacts(record));
        known.set(key, reads ? record : null);
      });
    },
    /** As it was when the dose was due. */
    of(dose: Dose): Dosing | null {
      const treatment = known.get(keyOf(dose)) ?? null;
      const earlier = treatment?.revisions.find(
        ({ revision }) => revision === dose.revision,
      );
      return earlier ?? treatment;
    },
  };
}

/** What was said of doses and was not taken back. */
export function doses(asking: Asking, { of }: Within, period: Days): Source {
  const { session, say } = asking;
  const query = dosesOfPeriodQuery(of, period, atOnce);
  const names = about(asking);
  const words = treatmentWords(asking);
  const treated = prescribed(asking);
  return {
    total: () => countOf([query]),
    async *pages() {
      const pages = readableBy(session, [query]);
      for await (const page of wholeRuns(pages, ({ day }) => day)) {
        const taken = new Set(page.records.map(({ voids }) => voids));
        const told = page.records.filter(({ doseId }) => !taken.has(doseId));
        await treated.learn(told);
        await names.learn(
          told,
          told.map(({ by }) => by),
        );
        const rows = told.flatMap((one): Row[] => {
          const { outcome } = one;
          if (outcome === null) return [];
          const dosing = treated.of(one);
          return [
            {
              ...names.of(one),
              ...(dosing === null ? {} : words.of(dosing)),
              record: say("exports.records.dose"),
              at: minuteOfInstant(one.at),
              state: say(`health.doses.states.${outcome}`),
              notes: one.note ?? "",
              by: names.person(one.by),
            },
          ];
        });
        yield { rows, looked: page.looked };
      }
    },
  };
}

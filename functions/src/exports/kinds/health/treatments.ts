import type { Days } from "@domain/export/period-queries";
import { treatmentsUntilQuery } from "@domain/export/period-queries";
import { atOnce, countOf, readableBy } from "../../read";
import { treatmentWords } from "../../told/treatment-words";
import type { Asking } from "../exporter";
import type { Row, Source, Within } from "./about";
import { about } from "./about";

/** Treatments that went on in the period, as they are prescribed now. */
export function treatments(
  asking: Asking,
  { of }: Within,
  { since, until }: Days,
): Source {
  const { session, say } = asking;
  const query = treatmentsUntilQuery(of, until, atOnce);
  const names = about(asking);
  const words = treatmentWords(asking);
  return {
    total: () => countOf([query]),
    async *pages() {
      for await (const { records, looked } of readableBy(session, [query])) {
        const wanted = records.filter(
          (one) => (one.actualEndDate ?? one.endDate) >= since,
        );
        await names.learn(
          wanted,
          wanted.map(({ prescriberId }) => prescriberId),
        );
        const rows = wanted.map((one): Row => {
          const { treatmentReason, notes: more, endReason, endNote } = one;
          const reason =
            endReason === null ? "" : say(`health.endReasons.${endReason}`);
          return {
            ...names.of(one),
            ...words.of(one),
            record: say("exports.records.treatment"),
            at: one.startDate,
            state: say(`health.status.${one.status}`),
            until: one.actualEndDate ?? one.endDate,
            notes: [treatmentReason, more, reason, endNote]
              .filter(Boolean)
              .join(" · "),
            by: names.person(one.prescriberId),
          };
        });
        yield { rows, looked };
      }
    },
  };
}

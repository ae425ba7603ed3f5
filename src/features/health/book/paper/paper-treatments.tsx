import type { BookOf } from "@domain/health/book/book-sight";
import {
  archivedPrescriptionsQuery,
  currentPrescriptionsQuery,
} from "@domain/health/prescriptions/prescription-queries";
import type { Filter } from "@domain/query/query";
import { startOfDay } from "@domain/time/paris";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../../../data/hooks/use-live";
import { useFormat } from "../../../../lib/use-format";
import { useTreatmentWords } from "../../prescriptions/use-treatment-words";
import { usePersonName } from "../../use-person-name";
import { PaperSection } from "./paper-section";

/** So many treatments that are over are printed. */
const overMost = 30;

interface PaperTreatmentsProps {
  animal: BookOf;
  sight: readonly Filter[];
  isOver: boolean;
}

/** The treatments that go on, or those that are over. */
export function PaperTreatments(props: PaperTreatmentsProps) {
  const { animal, sight, isOver } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = usePersonName();
  const { moleculeOf, doseOf, rhythmOf } = useTreatmentWords();
  const { zooId, animalId } = animal;
  const live = useLiveQueries([
    isOver
      ? archivedPrescriptionsQuery(zooId, animalId, sight, overMost)
      : currentPrescriptionsQuery(zooId, animalId, sight),
  ]);
  return (
    <PaperSection
      title={t(`health.book.paper.${isOver ? "over" : "current"}`)}
      none={t(`health.book.paper.${isOver ? "noOver" : "noCurrent"}`)}
      live={live}
    >
      {(rows) =>
        rows.map(({ id, data }) => {
          const { endReason, endNote } = data;
          const ended = !isOver
            ? []
            : [
                endReason === null
                  ? t("health.treatments.completed")
                  : t(`health.endReasons.${endReason}`),
                endNote,
              ];
          const lines = [
            [doseOf(data), rhythmOf(data)],
            [
              t("health.treatments.span", {
                from: format.date(startOfDay(data.startDate)),
                until: format.date(
                  startOfDay(data.actualEndDate ?? data.endDate),
                ),
              }),
              ...ended,
            ],
            [data.treatmentReason, nameOf(data.prescriberId)],
            [data.posology],
            ...data.revisions.map((earlier) => [
              t("health.treatments.earlier", {
                moment: format.dateTime(earlier.until),
                what: [doseOf(earlier), rhythmOf(earlier)].join(" · "),
              }),
            ]),
          ].map((line) =>
            line.filter((one) => one !== null && one !== "").join(" · "),
          );
          return (
            <article key={id}>
              <b>{moleculeOf(data)}</b>
              {lines.map(
                (line, index) => line !== "" && <p key={index}>{line}</p>,
              )}
            </article>
          );
        })
      }
    </PaperSection>
  );
}

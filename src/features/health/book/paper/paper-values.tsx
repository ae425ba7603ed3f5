import type { BookOf } from "@domain/health/book/book-sight";
import { currentValues } from "@domain/measures/values/fold";
import { latestMeasuresQuery } from "@domain/measures/values/latest-queries";
import type { Filter } from "@domain/query/query";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../../../data/hooks/use-live";
import { useFormat } from "../../../../lib/use-format";
import { Slot } from "../../../slots";
import { usePersonName } from "../../use-person-name";
import classes from "./book-paper.module.css";
import { PaperSection } from "./paper-section";

/** So many of the latest values are printed. */
const valuesMost = 60;

interface PaperValuesProps {
  animal: BookOf;
  sight: readonly Filter[];
}

/** The latest values of whatever was measured, as they stand. */
export function PaperValues({ animal, sight }: PaperValuesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = usePersonName();
  const { zooId, animalId } = animal;
  const live = useLiveQueries([
    latestMeasuresQuery({ zooId, animalId, sight }, valuesMost),
  ]);
  return (
    <PaperSection
      title={t("health.book.paper.values")}
      none={t("health.book.paper.noValues")}
      live={live}
    >
      {(rows) => (
        <div className={classes["table"]}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("health.book.paper.when")}</th>
                <th scope="col">{t("health.book.paper.value")}</th>
                <th scope="col">{t("health.book.paper.who")}</th>
              </tr>
            </thead>
            <tbody>
              {currentValues(rows.map(({ id, data }) => ({ ...data, id })))
                .toReversed()
                .map(({ log, value }) => (
                  <tr key={log.id}>
                    <td>{format.dateTime(log.at)}</td>
                    <td>
                      <Slot
                        name="book.value"
                        props={{
                          animalId,
                          parameterId: log.parameterId,
                          value,
                        }}
                      />
                      {log.isEstimated &&
                        ` · ${t("health.book.lines.estimated")}`}
                      {log.notes !== null && (
                        <p className={classes["small"]}>{log.notes}</p>
                      )}
                    </td>
                    <td>{nameOf(log.by)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      )}
    </PaperSection>
  );
}

import type { BaselineForm } from "@domain/health/baseline/form";
import { baselineValues } from "@domain/health/baseline/form";
import type { Outcome } from "../../../data/hooks/use-submit";
import { outcomeOf } from "../../../data/hooks/use-submit";
import type { Row } from "../../../data/live-store";
import { create, patch } from "../../../data/write";

/** Of which series, and what the outbox calls it. */
export interface BaselineAbout {
  zooId: string;
  animalId: string;
  parameterId: string;
  name: string;
}

/** Lets a baseline begin on a day, for a reason: the one there is (`row`), or the first. */
export function beginAnew(
  { zooId, animalId, parameterId, name }: BaselineAbout,
  form: BaselineForm,
  row: Row<"healthBaselines"> | null,
): Promise<Outcome> {
  const values = baselineValues(form);
  if (values === null) return Promise.resolve("saved");
  const about = { kind: "health.itself.begin", name };
  return outcomeOf(
    row === null
      ? create(
          "healthBaselines",
          parameterId,
          { zooId, animalId, ...values },
          about,
          animalId,
        )
      : patch("healthBaselines", row.id, values, about, row, animalId),
  );
}

import type { Animal } from "../../animal/animal";
import { parisDay } from "../../time/paris";
import type { Prescription } from "./prescription";

/** What putting a treatment away after its end date stores: it ended by itself, on that day. */
export const completedValues = ({
  endDate,
}: Pick<Prescription, "endDate">) => ({
  status: "archived" as const,
  actualEndDate: endDate,
  nextDoseAt: null,
});

/**
 * What the end of its animal stores of a treatment that runs: over on that day, by nobody; null while the animal lives
 * here. Of one that was deleted nothing says what became of it.
 */
export function endedWithAnimal(
  {
    animalState,
    animalStateDate,
    isArchived,
  }: Pick<Animal, "animalState" | "animalStateDate" | "isArchived">,
  at: Date,
) {
  if (animalState === null && !isArchived) return null;
  const reasons = { deceased: "death", departed: "transfer" } as const;
  return {
    status: "archived" as const,
    endReason: animalState === null ? ("other" as const) : reasons[animalState],
    actualEndDate:
      (animalState === null ? null : animalStateDate) ?? parisDay(at),
    endedAt: at,
    nextDoseAt: null,
  };
}

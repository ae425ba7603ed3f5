import type { EnrichmentSession } from "@domain/enrichment/session";
import { useReadySession } from "../../../data/hooks/ready-session";
import { unknownName, useDirectory } from "../../../data/hooks/use-names";
import { useLabels } from "../use-labels";
import type { Judged } from "./evaluation-fields";

type Asked = Pick<
  EnrichmentSession,
  "animalIds" | "enclosureIds" | "goalIds" | "evaluation"
>;

/**
 * Who and what is judged of a session: the animals it names, else all that live in its enclosures; the
 * goals it names, else those of the object; and whatever was judged already.
 */
export function useJudged(
  { animalIds, enclosureIds, goalIds, evaluation }: Asked,
  goalsOfObject: readonly string[],
): { animals: Judged[]; goals: Judged[] } {
  const { zooId } = useReadySession();
  const directory = useDirectory("animals", zooId);
  const labels = useLabels("goals");
  const residents = directory.list
    .filter(
      ({ archived, enclosureId }) =>
        !archived && enclosureId !== null && enclosureIds.includes(enclosureId),
    )
    .map(({ id }) => id);
  const animals = new Set([
    ...(animalIds.length > 0 ? animalIds : residents),
    ...Object.keys(evaluation?.responses ?? {}),
  ]);
  const goals = new Set([
    ...(goalIds.length > 0 ? goalIds : goalsOfObject),
    ...Object.keys(evaluation?.goals ?? {}),
  ]);
  return {
    animals: [...animals].map((id) => ({
      id,
      name: directory.of(id)?.name ?? unknownName,
    })),
    goals: [...goals].map((id) => ({ id, name: labels.nameOf(id) })),
  };
}

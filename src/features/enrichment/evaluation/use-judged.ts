import { isThere } from "@domain/directory/is-there";
import type { EnrichmentSession } from "@domain/enrichment/session";
import { useReadySession } from "../../../data/hooks/ready-session";
import { unknownName, useDirectory } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
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
  const { byName } = useFormat();
  const residents = directory.list
    .filter(
      (one) =>
        isThere(one) &&
        one.state === null &&
        one.enclosureId !== null &&
        enclosureIds.includes(one.enclosureId),
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
    animals: [...animals]
      .map((id) => ({ id, name: directory.of(id)?.name ?? unknownName }))
      .sort((a, b) => byName(a.name, b.name)),
    goals: [...goals].map((id) => ({ id, name: labels.nameOf(id) })),
  };
}

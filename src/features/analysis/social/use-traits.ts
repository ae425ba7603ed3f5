import type { Traits } from "@domain/observation/analysed/social/association-tests";
import { useMemo } from "react";
import { useLiveDocs } from "../../../data/hooks/use-live";
import type { AnalysisNames } from "../query/use-names";

/** The records of more animals are not read to know their parents. */
export const parentsMost = 20;

const nobody: readonly string[] = [];

/** What may explain whom an animal keeps to: its sex, and of no more than twenty their parents. null: it is being read. */
export function useTraits(
  animalIds: readonly string[],
  { animals }: Pick<AnalysisNames, "animals">,
): Readonly<Record<string, Traits>> | null {
  const asked = animalIds.length > parentsMost ? nobody : animalIds;
  const read = useLiveDocs("animals", asked);
  return useMemo(() => {
    if (read.some(({ state }) => state === "loading")) return null;
    const parents = new Map(
      asked.map((id, at) => {
        const live = read[at];
        const row = live?.state === "data" ? live.data : null;
        return [id, [row?.data.motherId, row?.data.fatherId]];
      }),
    );
    return Object.fromEntries(
      animalIds.map((id) => {
        const sex = animals.of(id)?.sex ?? "undefined";
        return [
          id,
          {
            sex: sex === "undefined" ? null : sex,
            parentIds: (parents.get(id) ?? []).flatMap((one) => one ?? []),
          },
        ];
      }),
    );
  }, [asked, read, animalIds, animals]);
}

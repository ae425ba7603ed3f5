import type { Query } from "@domain/query/query";
import type { TaxonKind } from "@domain/taxonomy/kinds";
import {
  animalsOfSpecieQuery,
  speciesQuery,
} from "@domain/taxonomy/taxonomy-queries";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { useCount } from "./use-count";
import { useFamilies } from "./use-taxa";

const any = {
  familyId: null,
  orderId: null,
  underReview: null,
  latin: null,
  from: null,
};

const speciesOf = (kind: TaxonKind, id: string): Query<"species"> | null => {
  if (kind === "species") return null;
  return speciesQuery(
    kind === "family" ? { ...any, familyId: id } : { ...any, orderId: id },
    1,
  );
};

/** What names a taxon and follows it, counted, in words; null while nobody knows, or where nothing does. */
export function useReach(kind: TaxonKind, id: string): string | null {
  const { t } = useTranslation();
  const format = useFormat();
  const species = useCount(speciesOf(kind, id));
  const animals = useCount(
    kind === "species" ? animalsOfSpecieQuery(id, null, 1) : null,
  );
  const families = useFamilies(kind === "order").rows.filter(
    ({ parentId }) => parentId === id,
  ).length;
  const counts = {
    family: families,
    species: species ?? 0,
    animals: animals ?? 0,
  };
  const words = (["family", "species", "animals"] as const)
    .filter((what) => counts[what] > 0)
    .map((what) =>
      t(`taxonomy.options.blockers.${what}`, { count: counts[what] }),
    );
  return words.length === 0 ? null : format.list(words);
}

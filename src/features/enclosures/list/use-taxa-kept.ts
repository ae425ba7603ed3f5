import type { SpecieEntry } from "@domain/directory/kinds";
import { taxaByIdQueries } from "@domain/taxonomy/taxonomy-queries";
import { localized } from "@domain/taxonomy/taxonomy";
import { taxonOf } from "@domain/taxonomy/taxon";
import type { ComboboxItem, ComboboxItemGroup } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Directory } from "../../../data/hooks/use-names";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";

const idsOf = (
  species: readonly SpecieEntry[],
  field: "familyId" | "orderId",
): string[] =>
  [...new Set(species.flatMap((specie) => specie[field] ?? []))].sort();

/** The families or orders of these ids by latin name; nothing is asked until they are wanted. */
function useTaxaNamed(
  kind: "family" | "order",
  ids: readonly string[],
  wanted: boolean,
): ComboboxItem[] {
  const queries = useMemo(
    () => (wanted && ids.length > 0 ? taxaByIdQueries(kind, ids) : null),
    [kind, ids, wanted],
  );
  const live = useLiveQueries(queries);
  const rows = live.state === "data" ? live.data.rows : [];
  return rows.map(({ id, data }) => ({
    value: `${kind}:${id}`,
    label: taxonOf(kind, id, data as never).latin,
  }));
}

/** The species, families and orders that an establishment keeps, to choose from; families and orders have no name until `wanted`. */
export function useTaxaKept(
  species: Directory<"species">,
  wanted: boolean,
): ComboboxItemGroup<ComboboxItem>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const { byName } = useFormat();
  const { list } = species;
  const ids = useMemo(
    () => ({ family: idsOf(list, "familyId"), order: idsOf(list, "orderId") }),
    [list],
  );
  const families = useTaxaNamed("family", ids.family, wanted);
  const orders = useTaxaNamed("order", ids.order, wanted);
  const named = list.map(({ id, name, latinName, names }) => ({
    value: `species:${id}`,
    label: localized(names, language, name || latinName),
  }));
  const sorted = (items: ComboboxItem[]) =>
    items.sort((a, b) => byName(a.label, b.label));
  return [
    { group: t("enclosures.states.ofSpecies"), items: sorted(named) },
    { group: t("enclosures.states.ofFamilies"), items: sorted(families) },
    { group: t("enclosures.states.ofOrders"), items: sorted(orders) },
  ].filter(({ items }) => items.length > 0);
}

import type { TaxonKind } from "@domain/taxonomy/kinds";
import { taxonOf } from "@domain/taxonomy/taxon";
import { localized } from "@domain/taxonomy/taxonomy";
import { useLiveDocs } from "../hooks/use-live";
import { comingName, unknownName } from "../hooks/use-names";
import { useLanguage } from "../../lib/i18n/use-language";

/** What species, families or orders are called in the reader's language, in the order of their ids. */
export function useTaxonNames(
  kind: TaxonKind,
  ids: readonly string[],
): readonly { id: string; name: string }[] {
  const language = useLanguage();
  const docs = useLiveDocs(kind, ids);
  return ids.map((id, place) => {
    const live = docs[place];
    if (live === undefined || live.state === "loading")
      return { id, name: comingName };
    if (live.state === "error" || live.data === null)
      return { id, name: unknownName };
    const { names, name } = taxonOf(kind, id, live.data.data);
    return { id, name: localized(names, language, name) };
  });
}

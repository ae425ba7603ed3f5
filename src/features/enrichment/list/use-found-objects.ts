import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { wantsObject } from "@domain/enrichment/listed";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useSearchTerm } from "../../../lib/carried-search";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { useFilter } from "../../../ui/list/filter/define-filter";
import { matchesText } from "../../../ui/list/search-text";
import { useObjects, useUses } from "../use-objects";
import { objectFilter } from "./enrichment-filter";

/** Every word by which an object is looked for. */
const textsOf = ({ data }: Row<"enrichments">): string[] => [
  data.name,
  data.originalName ?? "",
  data.sku ?? "",
  ...Object.values(data.translations).map(({ name }) => name),
];

/** The objects of an establishment and the official ones, by name, as far as filters and typed words leave them. */
export function useFoundObjects() {
  const { zooId } = useReadySession();
  const language = useLanguage();
  const { byName } = useFormat();
  const [typed, setTyped] = useSearchTerm();
  const [filters, change] = useFilter(objectFilter);
  const live = useObjects(zooId);
  const uses = useUses(zooId);
  const now = useNow();
  const all = live.state === "data" ? live.data.rows : [];
  const nameOf = ({ data }: Row<"enrichments">) =>
    enrichmentNameIn(data, language);
  const rows = all
    .filter((row) =>
      wantsObject(row.data, uses.get(row.id)?.data, filters, now),
    )
    .filter((row) => matchesText(typed, textsOf(row)))
    .sort((a, b) => byName(nameOf(a), nameOf(b)));
  return { live, all, rows, uses, nameOf, typed, setTyped, filters, change };
}

import { labelIn } from "@domain/label/label";
import { labelsQuery } from "@domain/label/label-queries";
import { useMemo } from "react";
import { useLiveQueries } from "../hooks/use-live";
import type { Live, LiveList } from "../live-store";
import { useLanguage } from "../../lib/i18n/use-language";
import { useFormat } from "../../lib/use-format";

export interface Criterion {
  id: string;
  name: string;
  archived: boolean;
}

/** The criteria of welfare: the provider's categories, by name in the reader's language. */
export interface Criteria {
  all: readonly Criterion[];
  /** null: none, or not known. */
  nameOf: (id: string | null) => string | null;
  live: Live<LiveList<"categories">>;
}

const queries = [labelsQuery("categories")];

/** Every criterion, read whole. */
export function useCriteria(): Criteria {
  const live = useLiveQueries(queries);
  const language = useLanguage();
  const { byName } = useFormat();
  return useMemo(() => {
    const rows = live.state === "data" ? live.data.rows : [];
    const all = rows
      .map(({ id, data }) => ({
        id,
        name: labelIn(data, language),
        archived: data.archived,
      }))
      .sort((a, b) => byName(a.name, b.name));
    const names = new Map(all.map(({ id, name }) => [id, name]));
    return {
      ...{ all, live },
      nameOf: (id) => (id === null ? null : (names.get(id) ?? id)),
    };
  }, [live, language, byName]);
}

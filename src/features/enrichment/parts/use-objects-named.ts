import type { Enrichment } from "@domain/enrichment/enrichment";
import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { useMemo } from "react";
import { comingName, unknownName } from "../../../data/hooks/use-names";
import { useLiveDocs } from "../../../data/hooks/use-live";
import { useLanguage } from "../../../lib/i18n/use-language";

/** A few objects by their ids, each read by itself. */
export interface ObjectsNamed {
  of: (id: string) => Enrichment | undefined;
  /** In the reader's language; what stands for it while it is on its way or not to be had. */
  nameOf: (id: string) => string;
}

export function useObjectsNamed(ids: readonly string[]): ObjectsNamed {
  const wanted = [...new Set(ids)].sort();
  const found = useLiveDocs("enrichments", wanted);
  const language = useLanguage();
  const key = wanted.join(" ");
  return useMemo(() => {
    const states = new Map(
      key.split(" ").map((id, index) => [id, found[index]]),
    );
    const of = (id: string) => {
      const live = states.get(id);
      return live?.state === "data"
        ? (live.data?.data ?? undefined)
        : undefined;
    };
    return {
      of,
      nameOf: (id) => {
        const object = of(id);
        if (object !== undefined) return enrichmentNameIn(object, language);
        return states.get(id)?.state === "loading" ? comingName : unknownName;
      },
    };
  }, [key, found, language]);
}

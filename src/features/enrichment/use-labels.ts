import type { LabelKind } from "@domain/label/label";
import { labelIn } from "@domain/label/label";
import { labelsQuery } from "@domain/label/label-queries";
import { useMemo } from "react";
import { useLiveQueries } from "../../data/hooks/use-live";
import { useLanguage } from "../../lib/i18n/use-language";
import { useFormat } from "../../lib/use-format";

/** One label as it is offered and named. */
interface Named {
  id: string;
  name: string;
  archived: boolean;
}

/** The labels of a kind by name, and the name of one by its id. */
export interface Labels {
  /** Those that can be chosen, and of the others those that are chosen already. */
  offered: (chosen?: readonly string[]) => readonly Named[];
  nameOf: (id: string) => string;
}

export function useLabels(kind: LabelKind): Labels {
  const live = useLiveQueries<LabelKind>([labelsQuery(kind)]);
  const language = useLanguage();
  const { byName } = useFormat();
  const rows = live.state === "data" ? live.data.rows : null;
  return useMemo(() => {
    const all = (rows ?? [])
      .map(({ id, data }) => ({
        id,
        name: labelIn(data, language),
        archived: data.archived,
      }))
      .sort((a, b) => byName(a.name, b.name));
    const names = new Map(all.map(({ id, name }) => [id, name]));
    return {
      offered: (chosen = []) =>
        all.filter(({ id, archived }) => !archived || chosen.includes(id)),
      nameOf: (id) => names.get(id) ?? "…",
    };
  }, [rows, language, byName]);
}

import { localized } from "@domain/taxonomy/taxonomy";
import type { EthogramPlan } from "@domain/ethogram/version";
import { versionsAlike } from "@domain/observation/analysed/alike";
import type { Known } from "@domain/observation/analysed/chosen";
import type { Summary } from "@domain/observation/analysed/summary";
import { useMemo } from "react";
import { unknownName } from "../../../data/hooks/use-names";
import { useLiveDocs, useLiveDocsAt } from "../../../data/hooks/use-live";
import type { Live } from "../../../data/live-store";
import { useEthogram } from "../../../data/observation/use-ethogram";
import { useLanguage } from "../../../lib/i18n/use-language";

/** The behaviours that the sessions of a question tell apart, in the words of the latest version. */
export interface Coding {
  plan: EthogramPlan;
  /** Of one that the version does not know its id. */
  behaviour: (behaviourId: string) => string;
  /** The name of a category; "" for null. */
  category: (categoryId: string | null) => string;
}

/** What the version is called that sessions are coded in, and its behaviours; null: it is not there. */
export function useCoding(coded: Summary["coded"]): Live<Coding | null> {
  const live = useEthogram(coded?.obsId ?? null, coded?.versions[0] ?? null);
  return useMemo(() => {
    if (live.state !== "data") return live;
    if (live.data === null) return { state: "data", data: null };
    const { plan, words } = live.data;
    return {
      state: "data",
      data: {
        plan,
        behaviour: (id) => words.behaviours[id]?.name ?? id,
        category: (id) => (id === null ? "" : (words.categories[id] ?? id)),
      },
    };
  }, [live]);
}

/** Which of the versions that were used of an ethogram tell the same apart; null while they are read. One version is alike with itself. */
export function useAlike(summary: Summary | null): Known["alike"] | null {
  const obsId = summary?.coded?.obsId ?? null;
  const versions = useMemo(
    () =>
      (summary?.all ?? [])
        .filter((one) => one.obsId === obsId)
        .map(({ obsVersion }) => obsVersion)
        .sort((a, b) => b - a),
    [summary, obsId],
  );
  const read = useLiveDocsAt(
    "observationVersions",
    obsId === null || versions.length < 2
      ? []
      : versions.map((version) => ({ id: String(version), parentId: obsId })),
  );
  return useMemo(() => {
    if (obsId === null || versions.length < 2) return {};
    if (read.some(({ state }) => state === "loading")) return null;
    const plans = read.flatMap((live, at) => {
      const obsVersion = versions[at];
      const row = live.state === "data" ? live.data : null;
      return row === null || obsVersion === undefined
        ? []
        : [{ obsVersion, plan: row.data }];
    });
    return { [obsId]: versionsAlike(plans) };
  }, [obsId, versions, read]);
}

/** What ethograms are called in the reader's language. */
export function useEthogramNames(
  obsIds: readonly string[],
): (obsId: string) => string {
  const language = useLanguage();
  const read = useLiveDocs("observations", obsIds);
  const names = new Map(
    obsIds.map((id, at) => {
      const live = read[at];
      const row = live?.state === "data" ? live.data : null;
      return [
        id,
        row === null
          ? unknownName
          : localized(row.data.names, language, unknownName),
      ];
    }),
  );
  return (id) => names.get(id) ?? unknownName;
}

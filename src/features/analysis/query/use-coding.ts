import { localized } from "@domain/taxonomy/taxonomy";
import { definedIn } from "@domain/ethogram/compare/versions";
import type { EthogramPlan } from "@domain/ethogram/version";
import type { NumberedPlan } from "@domain/observation/analysed/alike";
import { versionsAlike, withWords } from "@domain/observation/analysed/alike";
import type { Known } from "@domain/observation/analysed/chosen";
import type { Summary } from "@domain/observation/analysed/summary";
import { textsParent } from "@domain/versions/kinds";
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

/** Versions of one ethogram with what defines their behaviours, as far as they are there; null while they are read. */
export function useDefined(
  obsId: string | null,
  versions: readonly number[],
): readonly NumberedPlan[] | null {
  const wanted = obsId === null ? [] : versions.map(String);
  const plans = useLiveDocsAt(
    "observationVersions",
    wanted.map((id) => ({ id, parentId: obsId ?? "" })),
  );
  const words = useLiveDocsAt(
    "observationTexts",
    wanted.map((id) => ({
      id: definedIn,
      parentId: textsParent(obsId ?? "", id),
    })),
  );
  return useMemo(() => {
    if ([...plans, ...words].some(({ state }) => state === "loading"))
      return null;
    return plans.flatMap((live, at) => {
      const obsVersion = versions[at];
      const row = live.state === "data" ? live.data : null;
      const said = words[at];
      const own = said?.state === "data" ? said.data : null;
      if (row === null || obsVersion === undefined) return [];
      const plan = own === null ? row.data : withWords(row.data, own.data);
      return [{ obsVersion, plan }];
    });
  }, [plans, words, versions]);
}

const none: readonly number[] = [];

/** Which of the versions that were used of an ethogram tell the same apart; null while they are read. One version is alike with itself. */
export function useAlike(summary: Summary | null): Known["alike"] | null {
  const obsId = summary?.coded?.obsId ?? null;
  const versions = useMemo(() => {
    const used = (summary?.all ?? [])
      .filter((one) => one.obsId === obsId)
      .map(({ obsVersion }) => obsVersion)
      .sort((a, b) => b - a);
    return used.length < 2 ? none : used;
  }, [summary, obsId]);
  const plans = useDefined(obsId, versions);
  return useMemo(() => {
    if (obsId === null || versions.length === 0) return {};
    return plans && { [obsId]: versionsAlike(plans) };
  }, [obsId, versions, plans]);
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

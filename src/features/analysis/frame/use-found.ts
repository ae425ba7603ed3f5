import type { AnimalEntry } from "@domain/directory/kinds";
import type { ErrorCode } from "@domain/errors";
import type { Known } from "@domain/observation/analysed/chosen";
import { nothingKnown } from "@domain/observation/analysed/chosen";
import type { Summary } from "@domain/observation/analysed/summary";
import { useMemo } from "react";
import type { Asking } from "../../../data/analysis/use-analysis";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import type { Live } from "../../../data/live-store";
import type { Coding } from "../query/use-coding";
import { useAlike, useCoding } from "../query/use-coding";
import type { AnalysisNames } from "../query/use-names";

/** What a question finds, and what is known of it beside the packs. */
interface Found {
  /** Of all that was asked for, whatever it is coded in; null: not yet. */
  first: Summary | null;
  known: Known;
  /** Of what is analysed; null: not yet. */
  summary: Summary | null;
  /** So many sessions cannot be read. */
  unreadable: number;
  coding: Live<Coding | null>;
  /** Why nothing can be said, and how it is tried again; null: it can. */
  failed: { code: ErrorCode; again: () => void } | null;
}

const nobody: readonly string[] = [];

/** Sums up what a question finds: once to know its versions and animals, and once with what these are. Who is held against each other is all who watched at once: `summaryOfAll`. */
export function useFound(
  asking: Omit<Asking, "known">,
  names: AnalysisNames,
  summed: "summary" | "summaryOfAll" = "summary",
): Found {
  const inGroup = useGroups(names, { groupId: asking.query.groupId });
  const overview = useAnalysis(
    summed,
    { ...asking, known: { ...nothingKnown, groupOf: inGroup } },
    undefined,
  );
  const first = overview.answered?.report ?? null;
  const alike = useAlike(first);
  const groupOf = useGroups(names, { ids: first?.animalIds ?? nobody });
  const known = { groupOf, alike: alike ?? {} };
  const isKnown = first !== null && alike !== null;
  const found = useAnalysis(
    summed,
    { ...asking, packs: isKnown ? asking.packs : null, known },
    undefined,
  );
  const summary = found.answered?.report ?? null;
  const failed = [overview, found].flatMap(({ failed: code, again }) =>
    code === null ? [] : [{ code, again }],
  );
  return {
    first,
    known,
    summary,
    unreadable: found.answered?.unreadable ?? 0,
    coding: useCoding(summary?.coded ?? null),
    failed: failed[0] ?? null,
  };
}

/** By animal its group of today: of those who are in one group, or of these animals. */
function useGroups(
  { animals }: Pick<AnalysisNames, "animals">,
  { groupId, ids }: { groupId?: string | null; ids?: readonly string[] },
): Readonly<Record<string, string>> {
  return useMemo(() => {
    const among = new Set(ids);
    const isMeant = (one: AnimalEntry) =>
      ids === undefined ? one.groupId === groupId : among.has(one.id);
    return Object.fromEntries(
      animals.list.flatMap((one) =>
        one.groupId !== null && isMeant(one) ? [[one.id, one.groupId]] : [],
      ),
    );
  }, [animals, groupId, ids]);
}

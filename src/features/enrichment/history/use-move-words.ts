import type { EnrichmentMovement } from "@domain/enrichment/movement";
import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { fullName } from "@domain/person/user";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDocs } from "../../../data/hooks/use-live";
import {
  comingName,
  standIn,
  unknownName,
  useEnclosures,
  usePeople,
} from "../../../data/hooks/use-names";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";

/** The names of these objects; one that is on its way, or that nobody can be asked for, has a stand-in. */
export function useObjectNames(ids: readonly string[]): (id: string) => string {
  const language = useLanguage();
  const distinct = useMemo(() => [...new Set(ids)].sort(), [ids]);
  const docs = useLiveDocs("enrichments", distinct);
  return (id) => {
    const live = docs[distinct.indexOf(id)];
    if (live === undefined || live.state === "loading") return comingName;
    return live.state === "data" && live.data !== null
      ? enrichmentNameIn(live.data.data, language)
      : unknownName;
  };
}

/** A movement in words. */
export interface MoveWords {
  object: (move: EnrichmentMovement) => string;
  reason: (move: EnrichmentMovement) => string;
  /** With its sign. */
  quantity: (move: EnrichmentMovement) => string;
  from: (move: EnrichmentMovement) => string;
  to: (move: EnrichmentMovement) => string;
  person: (move: EnrichmentMovement) => string;
}

/** What comes from nowhere, and what goes for good, has no place. */
const isInStore = (
  { reason, quantity }: EnrichmentMovement,
  end: "from" | "to",
) =>
  reason === "placed" ||
  reason === "returned" ||
  (end === "to" ? quantity > 0 : quantity < 0);

export function useMoveWords(moves: readonly EnrichmentMovement[]): MoveWords {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const format = useFormat();
  const people = usePeople(zooId);
  const enclosures = useEnclosures(zooId);
  const ids = useMemo(
    () => moves.map(({ enrichmentId }) => enrichmentId),
    [moves],
  );
  const nameOf = useObjectNames(ids);
  const place = (move: EnrichmentMovement, end: "from" | "to") => {
    const id = move[end];
    if (id === null)
      return isInStore(move, end) ? t("enrichment.history.states.store") : "";
    return (
      enclosures.of(id)?.enclosureName ??
      standIn(enclosures, id) ??
      t("enrichment.history.states.otherPlace")
    );
  };
  return {
    object: ({ enrichmentId }) => nameOf(enrichmentId),
    reason: ({ reason }) =>
      reason === "placed" || reason === "returned"
        ? t(`enrichment.history.reasons.${reason}`)
        : t(`enrichment.reasons.${reason}`),
    quantity: ({ quantity }) =>
      format.number(quantity, { signDisplay: "exceptZero" }),
    from: (move) => place(move, "from"),
    to: (move) => place(move, "to"),
    person: ({ by }) => {
      const person = people.of(by);
      if (person !== undefined) return fullName(person);
      return standIn(people, by) ?? t("enrichment.history.states.otherPerson");
    },
  };
}

import type { EnrichmentMovement } from "@domain/enrichment/movement";
import { isInStore } from "@domain/enrichment/movement";
import { fullName } from "@domain/person/user";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  standIn,
  useEnclosures,
  usePeople,
} from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { useObjectsNamed } from "../parts/use-objects-named";

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

export function useMoveWords(moves: readonly EnrichmentMovement[]): MoveWords {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const format = useFormat();
  const people = usePeople(zooId);
  const enclosures = useEnclosures(zooId);
  const { nameOf } = useObjectsNamed(
    moves.map(({ enrichmentId }) => enrichmentId),
  );
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

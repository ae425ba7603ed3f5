import type { ObsSession } from "@domain/observation/obs-session";
import type { FocalRow } from "@domain/observation/rows/row";
import { useState } from "react";
import {
  isSamePerson,
  useDraftOwner,
} from "../../../../data/hooks/ready-session";
import { draftStore } from "../../../../ui/form/draft/form-draft";
import { useObservable } from "../../parts/use-observable";
import type { Followed } from "../animal-row";

/** Whose keys were pressed in each session, kept over a reload. */
const kept = draftStore(
  "observed",
  (id) => (typeof id === "string" ? id : null),
  isSamePerson,
);

/** Who is followed and who else is there, by name, and whose keys are pressed: as it was chosen on this device, else of whom something was coded last. */
export function useAnimalsHere(
  {
    obsSessionId,
    animalIds,
    enclosureId,
  }: Pick<ObsSession, "obsSessionId" | "animalIds" | "enclosureId">,
  followedIds: readonly string[],
  focal: readonly FocalRow[],
) {
  const { animalOf, livingIn } = useObservable();
  const owner = useDraftOwner("observed", obsSessionId);
  const [wanted, setWanted] = useState(
    () => kept.load(owner)?.form ?? focal.at(-1)?.animalId ?? null,
  );
  const named = (ids: readonly string[]): Followed[] =>
    ids.map((id) => {
      const { name, picture } = animalOf(id) ?? { name: id, picture: null };
      return { id, name, picture };
    });
  const followed = named(followedIds);
  return {
    followed,
    /** All of them: those of the session first, then whoever lives there. */
    all: named([
      ...new Set([
        ...animalIds,
        ...followedIds,
        ...livingIn(enclosureId).map(({ id }) => id),
      ]),
    ]),
    // One that left is pressed for no more.
    chosen: followed.find(({ id }) => id === wanted) ?? followed[0] ?? null,
    choose: (id: string) => {
      setWanted(id);
      kept.save(owner, { form: id, start: id, id: obsSessionId });
    },
    /** Nothing of it is kept any more. */
    forget: () => kept.drop(owner),
  };
}

import type { ObsSession } from "@domain/observation/obs-session";
import { useState } from "react";
import { useObservable } from "../../parts/use-observable";
import type { Followed } from "../animal-row";

/** Who is followed and who else is there, by name, and whose keys are pressed. */
export function useAnimalsHere(
  { animalIds, enclosureId }: Pick<ObsSession, "animalIds" | "enclosureId">,
  followedIds: readonly string[],
) {
  const { animalOf, livingIn } = useObservable();
  const [wanted, setWanted] = useState<string | null>(null);
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
    chosen:
      followed.find(({ id }) => id === wanted)?.id ?? followed[0]?.id ?? null,
    choose: (id: string) => setWanted(id),
  };
}

import { animalSexes } from "@domain/animal/animal";
import type { AskedOf } from "@domain/export/asked";
import { exportedStates } from "@domain/export/asked";
import { idSchema } from "@domain/schema/fields";
import { anId, defineFilter, someOf } from "../../ui/list/filter/define-filter";

/** How the list of animals is narrowed, as its address says it. */
type Narrowed = Omit<AskedOf<"animals">, "kind">;

const id = anId((text) => idSchema.safeParse(text).success);

export const exportFilter = defineFilter<Narrowed>({
  specieId: id,
  sectorId: id,
  enclosureId: id,
  sex: someOf(animalSexes),
  state: someOf(exportedStates),
});

/** The file of what the list shows, but for what is searched: without a state, those that live there. */
export const askedAnimals = (narrowed: Narrowed): AskedOf<"animals"> => ({
  kind: "animals",
  ...narrowed,
  state: narrowed.state ?? "here",
});

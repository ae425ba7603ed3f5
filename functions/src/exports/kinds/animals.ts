import type { AskedOf } from "@domain/export/asked";
import type { Animal } from "@domain/animal/animal";
import { exportRows } from "@domain/inventory/export";
import { animalsQuery } from "@domain/query/facility-queries";
import { namesOf } from "../names";
import { atOnce, countOf, readableBy } from "../read";
import type { Asking, Table } from "./exporter";

/** Whether an animal is in the state asked for: those that live there, what became of others, or put away. */
const isInState =
  ({ sex, state }: AskedOf<"animals">) =>
  (animal: Animal): boolean => {
    const { animalSexe, animalState, deletedAt, isArchived } = animal;
    if (deletedAt !== null || (sex !== null && animalSexe !== sex))
      return false;
    if (state === null) return true;
    if (state === "archived") return isArchived;
    return !isArchived && (animalState ?? "here") === state;
  };

/** The animals of an establishment, or of a place or species there, as an import reads them again. */
export function animalsTable(
  { session, language, say }: Asking,
  asked: AskedOf<"animals">,
): Table {
  const query = animalsQuery(session.zooId, asked, atOnce);
  const enclosures = namesOf("enclosures", (one) => one.enclosureName);
  const groups = namesOf("groups", (one) => one.groupName);
  const species = namesOf("species", (one) => one.names[language] ?? null);
  const words = {
    title: (field: string) => say(`inventory.options.fields.${field}`),
    sex: (sex: string) => say(`animals.options.sex.${sex}`),
    state: (state: string) => say(`animals.options.state.${state}`),
    enclosure: enclosures.of,
    group: groups.of,
    specie: (animal: { specieId: string | null; specieName: string }) =>
      species.of(animal.specieId) || animal.specieName,
  };
  return {
    header: exportRows([], words)[0] ?? [],
    total: () => countOf([query]),
    async *pages() {
      for await (const page of readableBy(session, [query])) {
        const records = page.records.filter(isInState(asked));
        await enclosures.learn(
          records.map((one) => one.animalEnclosureData?.enclosureId ?? null),
        );
        await groups.learn(records.map(({ groupId }) => groupId));
        await species.learn(records.map(({ specieId }) => specieId));
        yield {
          rows: exportRows(records, words).slice(1),
          looked: page.looked,
        };
      }
    },
  };
}

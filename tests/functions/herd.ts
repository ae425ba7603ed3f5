import { animalSchema } from "@domain/animal/animal";

/** So many animals `h0`, `h1` ... in the first enclosure of `world()`. */
export const aHerd = (count: number): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `animals/h${String(index)}`,
      animalSchema.parse({
        zooId: "home",
        animalId: `h${String(index)}`,
        animalName: `Herd ${String(index)}`,
        sectorId: "s1",
        animalEnclosureData: { enclosureId: "e1" },
      }),
    ]),
  );

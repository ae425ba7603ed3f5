import { animalSchema } from "@domain/animal/animal";
import {
  familySchema,
  orderSchema,
  specieSchema,
} from "@domain/taxonomy/taxonomy";
import { mergeTaxa } from "../../../functions/src/taxonomy/merge-taxa";
import { removeRecord } from "../../../functions/src/callables/remove-record";
import { database } from "../../../functions/src/edge/admin";
import { ask } from "../ask";
import { world } from "../people";

export const aSpecie = (specieId: string, more: object = {}) => ({
  [`species/${specieId}`]: specieSchema.parse({
    specieId,
    specieName: specieId,
    specieLatinName: `Genus ${specieId}`,
    familyId: "cats",
    orderId: "carnivores",
    specieFamily: {
      familyId: "cats",
      familyOrder: { orderId: "carnivores" },
    },
    ...more,
  }),
});
export const aFamily = (familyId: string, orderId: string | null) => ({
  [`family/${familyId}`]: familySchema.parse({
    familyId,
    familyName: familyId,
    familyLatinName: familyId,
    orderId,
  }),
});
const anOrder = (orderId: string) => ({
  [`order/${orderId}`]: orderSchema.parse({
    orderId,
    orderName: orderId,
    orderLatinName: orderId,
  }),
});
export const anAnimal = (animalId: string, specieId: string) => ({
  [`animals/${animalId}`]: animalSchema.parse({
    zooId: "home",
    animalId,
    animalName: animalId,
    specieId,
    specieName: specieId,
    specieLatinName: `Genus ${specieId}`,
    sectorId: "s1",
    animalEnclosureData: { enclosureId: "e1" },
  }),
});
export const base = () => ({
  ...world(),
  ...anOrder("carnivores"),
  ...anOrder("beasts"),
  ...aFamily("cats", "carnivores"),
  ...aFamily("felines", "carnivores"),
  ...aSpecie("lion", { names: { fr: "Lion" } }),
  ...aSpecie("lioness", {
    familyId: "felines",
    specieFamily: {
      familyId: "felines",
      familyOrder: { orderId: "carnivores" },
    },
    names: { fr: "Lionne", en: "Lion" },
  }),
  ...anAnimal("kito", "lioness"),
});

/** Goes on to the end. */
export const always = { leave: () => false, clock: () => new Date() };

export async function logsOf(specieId: string) {
  const { docs } = await database()
    .collection(`species/${specieId}/logs`)
    .get();
  return docs.map((doc) => doc.data());
}

export const merge = (
  collection: string,
  id: string,
  intoId: string,
  operationId = "operation-merge",
  uid: string | null = "root",
) => ask(mergeTaxa, uid, { operationId, collection, id, intoId });

export const remove = (kind: string, id: string, uid: string | null = "root") =>
  ask(removeRecord, uid, { kind, id });

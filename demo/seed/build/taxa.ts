import { demoOrders, demoFamilies, demoSpecies } from "../../data/taxa";
import type { DemoDocument } from "./document";
import { demoDocument } from "./document";
import { sharedFounding } from "./founding";

type Latin = Readonly<{ id: string; latin: string }>;

const idsByLatin = (taxa: readonly Latin[]) =>
  new Map(taxa.map(({ id, latin }) => [latin, id]));

/** Orders, families and species, each naming its parent. */
export function taxonDocuments(now: Date): DemoDocument[] {
  const stamp = sharedFounding(now);
  const orders = idsByLatin(demoOrders);
  const families = idsByLatin(demoFamilies);
  return [
    ...demoOrders.map(({ id, latin, names }) => {
      const order = { orderName: names.fr, orderLatinName: latin, names };
      return demoDocument("order", id, order, stamp);
    }),
    ...demoFamilies.map(({ id, latin, names, orderLatin }) => {
      const orderId = orders.get(orderLatin);
      const family = { familyName: names.fr, familyLatinName: latin };
      return demoDocument("family", id, { ...family, names, orderId }, stamp);
    }),
    ...demoSpecies.map(({ id, latin, names, orderLatin, familyLatin }) => {
      const familyId = families.get(familyLatin);
      const orderId = orders.get(orderLatin);
      const specie = {
        specieName: names.fr,
        specieLatinName: latin,
        names,
        familyId,
        orderId,
        ...(familyId !== undefined &&
          orderId !== undefined && {
            specieFamily: { familyId, familyOrder: { orderId } },
          }),
      };
      return demoDocument("species", id, specie, stamp);
    }),
  ];
}

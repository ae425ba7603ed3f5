import type { Family, Order, Specie } from "@domain/taxonomy/taxonomy";
import {
  familySchema,
  orderSchema,
  specieSchema,
} from "@domain/taxonomy/taxonomy";

export function aSpecie(specie: Partial<Specie> = {}): Specie {
  return specieSchema.parse({
    specieId: "specie-1",
    specieName: "Suricate",
    specieLatinName: "Suricata suricatta",
    names: { fr: "Suricate", en: "Meerkat" },
    familyId: "family-1",
    orderId: "order-1",
    ...specie,
  });
}

export function aFamily(family: Partial<Family> = {}): Family {
  return familySchema.parse({
    familyId: "family-1",
    familyName: "Mangoustes",
    familyLatinName: "Herpestidae",
    orderId: "order-1",
    ...family,
  });
}

export function anOrder(order: Partial<Order> = {}): Order {
  return orderSchema.parse({
    orderId: "order-1",
    orderName: "Carnivores",
    orderLatinName: "Carnivora",
    ...order,
  });
}

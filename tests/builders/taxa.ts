import type { SpecieLog } from "@domain/taxonomy/specie-log";
import { specieLogSchema } from "@domain/taxonomy/specie-log";
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
    specieFamily: {
      familyId: "family-1",
      familyOrder: { orderId: "order-1" },
    },
    ...specie,
  });
}

export function aSpecieLog(log: Partial<SpecieLog> = {}): SpecieLog {
  return specieLogSchema.parse({
    timestamp: Date.UTC(2026, 10, 21, 8),
    kind: "changed",
    by: "superAdmin",
    fields: [{ field: "names.en", before: null, after: "Meerkat" }],
    ...log,
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

import { aFamily, anOrder, aSpecie } from "../../builders/taxa";
import { zooA } from "../../builders/ids";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const taxon = attemptsOn("taxonomy", { zooId: zooA });

export const attempts: Attempt[] = [
  taxon.get("species/specie-1"),
  taxon.list("species/specie-1", "familyId", "family-1"),
  taxon.create("species/specie-new", () => aSpecie({ specieId: "specie-new" })),
  taxon.update(["change", "rename a species"], "species/specie-1", {
    names: { fr: "Sentinelle" },
  }),
  taxon.remove(["remove", "delete a species"], "species/specie-1"),
  taxon.get("family/family-1"),
  taxon.create("family/family-new", () => aFamily({ familyId: "family-new" })),
  taxon.update(["change", "rename a family"], "family/family-1", {
    familyName: "Herpestidés",
  }),
  taxon.remove(["remove", "delete a family"], "family/family-1"),
  taxon.get("order/order-1"),
  taxon.create("order/order-new", () => anOrder({ orderId: "order-new" })),
  taxon.update(["change", "rename an order"], "order/order-1", {
    orderName: "Carnassiers",
  }),
  taxon.remove(["remove", "delete an order"], "order/order-1"),
];

import { aFamily, anOrder, aSpecie, aSpecieLog } from "../../builders/taxa";
import { zooA } from "../../builders/ids";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const taxon = attemptsOn("taxonomy", { zooId: zooA });
const log = attemptsOn("specieLogs", { zooId: zooA });
const logs = "species/specie-1/logs";
const logPath = `${logs}/1795334400000`;

export const attempts: Attempt[] = [
  taxon.get("species/specie-1"),
  taxon.list("species/specie-1", "familyId", "family-1"),
  taxon.create("species/specie-new", () => aSpecie({ specieId: "specie-new" })),
  taxon.update(["change", "rename a species"], "species/specie-1", {
    names: { fr: "Sentinelle" },
  }),
  taxon.update(["review", "put a species under review"], "species/specie-1", {
    underReview: true,
  }),
  taxon.remove(["remove", "delete a species"], "species/specie-1"),
  log.get(logPath),
  log.list(logPath, "kind", "changed"),
  log.create(`${logs}/1795334400001`, () => aSpecieLog()),
  log.update(["change", "say it was another"], logPath, { by: "self" }),
  log.remove(["remove", "take it back"], logPath),
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

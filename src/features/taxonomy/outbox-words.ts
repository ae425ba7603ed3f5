import type { CollectionName } from "@domain/collections";
import type { RecordWords } from "../feature";

const fields = {
  specieLatinName: "latin",
  familyLatinName: "latin",
  orderLatinName: "latin",
  specieName: "name",
  familyName: "name",
  orderName: "name",
  familyId: "family",
  orderId: "order",
};
const shared: RecordWords = { text: "taxonomy", fields };

/** How the outbox names what somebody changed of the species base. */
export const words: Partial<Record<CollectionName, RecordWords>> = {
  species: shared,
  family: shared,
  order: shared,
};

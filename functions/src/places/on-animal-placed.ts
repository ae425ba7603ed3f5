import { onDocumentWritten } from "firebase-functions/firestore";
import { region } from "../edge/admin";
import { markPlaces } from "./marks";

/** Who comes, goes, dies or is renamed is counted again where they were and are; the minute's run does it. */
export const onAnimalPlaced = onDocumentWritten(
  { document: "animals/{id}", region, retry: true },
  async ({ data, params }) => {
    await markPlaces(params.id, data?.before.data(), data?.after.data());
  },
);

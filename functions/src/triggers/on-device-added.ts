import { devicesLimit, devicesQuery } from "@domain/person/device-queries";
import { onDocumentCreated } from "firebase-functions/firestore";
import { database, region } from "../edge/admin";
import { compile } from "../edge/query";

/** So many are taken at once; each one that comes takes as many again. */
const page = 200;

/** Of somebody's devices those last used are kept, so many as are shown: rules count nothing. Safe to replay. */
export async function keepLastUsed(uid: string): Promise<void> {
  const query = devicesQuery(uid, devicesLimit + page);
  const { docs } = await compile(query).get();
  const batch = database().batch();
  for (const { ref } of docs.slice(devicesLimit)) batch.delete(ref);
  await batch.commit();
}

export const onDeviceAdded = onDocumentCreated(
  { document: "users/{uid}/devices/{deviceId}", region, retry: true },
  ({ params }) => keepLastUsed(params.uid),
);

import type { ZooConfig } from "@domain/establishment/zoo";
import { zooConfigSchema } from "@domain/establishment/zoo";
import { readRecord } from "@domain/record/read";
import type { Values } from "@domain/record/types";
import type { Transaction } from "firebase-admin/firestore";
import { plain, zooConfigRef } from "../edge/documents";

/**
 * The private configuration of an establishment, within a transaction or by itself (null); where none
 * is stored, or none that can be read, nothing is configured.
 */
export async function readZooConfig(
  transaction: Transaction | null,
  zooId: string,
): Promise<ZooConfig> {
  const at = zooConfigRef(zooId);
  const snapshot = await (transaction === null
    ? at.get()
    : transaction.get(at));
  const none = () => zooConfigSchema.parse({ zooId });
  if (!snapshot.exists) return none();
  const stored = plain(snapshot.data()) as Values;
  return readRecord("zooConfigs", "config", stored).record ?? none();
}

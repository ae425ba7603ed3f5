import { deviceId, setDeviceId } from "../sdk/device";
import { newId } from "../write";

let inTab: string | null = null;

/** What this browser is called among the devices of whoever answers; of one that keeps no name, as long as the tab lives. */
export function ownDevice(): string {
  const kept = deviceId() ?? inTab;
  if (kept !== null) return kept;
  inTab = newId();
  setDeviceId(inTab);
  return inTab;
}

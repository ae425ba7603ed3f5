import { correctionChangeMost } from "../obs-session";
import type { Change } from "./change";
import { changeText } from "./change";
import type { ScanRow } from "./row";

/** One correction, as far as it says what it changes. */
export interface PutIn {
  target: string;
  change: Change;
}

const fits = (change: Change): boolean =>
  changeText(change).length <= correctionChangeMost;

/**
 * The corrections that put in a scan that was forgotten, in their order: the scan with as many of its animals as one
 * correction holds, then the others one by one. `newKey` gives keys that nothing has.
 *
 * @example scanPutIn("+1", { t: 0, slot: null, seen: [] }, newKey) // [{ target: "+1", change: { whole: … } }]
 */
export function scanPutIn(
  target: string,
  row: ScanRow,
  newKey: () => string,
): PutIn[] {
  const whole = (count: number): Change => ({
    whole: { ...row, seen: row.seen.slice(0, count) },
  });
  let held = row.seen.length;
  while (held > 0 && !fits(whole(held))) held -= 1;
  return [
    { target, change: whole(held) },
    ...seenPutIn(target, row.seen.slice(held), newKey),
  ];
}

/** The corrections that put animals that were forgotten into the scan of a key; [] for none. */
export const seenPutIn = (
  scanKey: string,
  seen: ScanRow["seen"],
  newKey: () => string,
): PutIn[] =>
  seen.map((one) => ({
    target: `${scanKey}:${newKey()}`,
    change: { seen: one },
  }));

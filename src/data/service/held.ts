/** Why nothing is sent now although the network is there: an app too old, a maintenance. */
let held = false;

/** Whether writes stay in the outbox; tests and the app before it knows: no. */
export const isHeld = (): boolean => held;

/** Keeps every write in the outbox, or lets them go again. */
export function hold(on: boolean): void {
  held = on;
}

import type { Faults } from "./faults";

async function ask(host: string, init: RequestInit): Promise<unknown> {
  const answer = await fetch(`http://${host}/emulator/v1/faults`, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`faults refused: ${text}`);
  return JSON.parse(text);
}

/**
 * Makes the Firestore at `host` (`127.0.0.1:8080`) go wrong as told, in place of all that went
 * wrong before; `{}` or nothing ends it. Rejects when the faults are not understood.
 */
export async function setFaults(
  host: string,
  faults: Faults = {},
): Promise<void> {
  await ask(host, { method: "PUT", body: JSON.stringify(faults) });
}

/** The faults in force, `times` and `forMs` as they are left. */
export async function currentFaults(host: string): Promise<Faults> {
  return (await ask(host, {})) as Faults;
}

/** Where the local suite listens, as `host:port`. */
export interface Emulators {
  auth: string;
  firestore: string;
  functions: string;
  storage: string;
  project: string;
}

const usual: Emulators = {
  auth: "127.0.0.1:9099",
  firestore: "127.0.0.1:8080",
  functions: "127.0.0.1:5001",
  storage: "127.0.0.1:9199",
  project: "demo-suricate",
};

/** The strings of an answer that name a part of the suite; {} for anything else. */
function named(value: unknown): Partial<Emulators> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([key, one]) => key in usual && typeof one === "string",
    ),
  );
}

const address = "/emulators.json";

/** The first answer comes before a service worker does: kept here for a start without a network. */
async function keep(answer: Response): Promise<void> {
  if (!("caches" in globalThis)) return;
  await (await caches.open("suite")).put(address, answer);
}

async function ask(): Promise<Emulators> {
  try {
    const answer = await fetch(address);
    if (answer.ok) await keep(answer.clone()).catch(() => undefined);
    return { ...usual, ...named(answer.ok ? await answer.json() : {}) };
  } catch {
    return usual;
  }
}

let asked: Promise<Emulators> | null = null;

/** The addresses the serving machine tells, else the usual ports; asked once. */
export const emulators = (): Promise<Emulators> => (asked ??= ask());

/** "127.0.0.1:8080" as ["127.0.0.1", 8080]. */
export function hostAndPort(address: string): [string, number] {
  const at = address.lastIndexOf(":");
  return [address.slice(0, at), Number(address.slice(at + 1))];
}

import * as z from "zod";

const emulatorsSchema = z.object({
  auth: z.string(),
  firestore: z.string(),
  functions: z.string(),
  storage: z.string(),
  project: z.string(),
});
/** Where the local suite listens, as `host:port`. */
export type Emulators = z.infer<typeof emulatorsSchema>;

const usual: Emulators = {
  auth: "127.0.0.1:9099",
  firestore: "127.0.0.1:8080",
  functions: "127.0.0.1:5001",
  storage: "127.0.0.1:9199",
  project: "demo-suricate",
};

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
    const result = emulatorsSchema
      .partial()
      .safeParse(answer.ok ? await answer.json() : {});
    return { ...usual, ...result.data };
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

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(
  new URL("../../dist/firestore.cjs", import.meta.url),
);

/** The Firestore process as it is shipped, on a free port. */
export interface FirestoreProcess {
  child: ChildProcess;
  /** `127.0.0.1:<port>` */
  host: string;
  url: string;
  /** Everything it has said, on both streams. */
  output: () => string;
  exited: Promise<number | null>;
  kill(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface FirestoreProcessOptions {
  flags?: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Makes the command line of another one; default: as it is. */
  wrap?: (command: string[]) => string[];
}

/** The command that starts the shipped program; `npm run build` writes it. */
export function firestoreCommand(flags: readonly string[]): string[] {
  if (!existsSync(program))
    throw new Error(`${program} is missing: npm run build writes it`);
  return [process.execPath, program, "--port", "0", ...flags];
}

/** Starts the program and waits until its port is open; throws with what it said when it ends before. */
export async function startFirestore(
  options: FirestoreProcessOptions = {},
): Promise<FirestoreProcess> {
  const plain = firestoreCommand(options.flags ?? []);
  const [command = "", ...rest] = options.wrap ? options.wrap(plain) : plain;
  const env = { ...process.env, FIRESTORE_LOCAL_DATA: "", ...options.env };
  const child = spawn(command, rest, {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const exited = new Promise<number | null>((done) => {
    child.once("close", done);
  });
  const host = await new Promise<string>((ready, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        text += chunk.toString();
        const found = /listening on (\S+)/.exec(text)?.[1];
        if (found !== undefined) ready(found);
      });
    void exited.then((code) => {
      fail(new Error(`ended with code ${String(code)}: ${text}`));
    });
  });
  return {
    child,
    host,
    url: `http://${host}`,
    output: () => text,
    exited,
    kill: (signal = "SIGKILL") => {
      child.kill(signal);
      return exited;
    },
  };
}

import { createServer } from "node:net";
import type { SuitePorts } from "../../emulator/src/suite/config";

export type Ports = Required<
  Pick<
    SuitePorts,
    | "auth"
    | "functions"
    | "firestore"
    | "storage"
    | "hosting"
    | "hub"
    | "logging"
  >
>;

const usual: Ports = {
  auth: 9099,
  functions: 5001,
  firestore: 8080,
  storage: 9199,
  hosting: 5010,
  hub: 4400,
  logging: 4500,
};

const names = Object.keys(usual) as (keyof Ports)[];

export const portVariable = (name: keyof Ports): string =>
  `SURICATE_PORT_${name.toUpperCase()}`;

/** The usual ports, each movable by its variable; throws on a value that is no port. */
export function portsFrom(env: NodeJS.ProcessEnv): Ports {
  const ports = { ...usual };
  for (const name of names) {
    const text = env[portVariable(name)];
    if (text === undefined || text === "") continue;
    const port = Number(text);
    if (!Number.isInteger(port) || port < 1 || port > 65535)
      throw new Error(`${portVariable(name)}=${text} is not a port number.`);
    ports[name] = port;
  }
  return ports;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const server = createServer();
    server.once("error", () => answer(false));
    server.listen(port, "127.0.0.1", () => server.close(() => answer(true)));
  });
}

/** The ports somebody else uses, with the variable that moves each. */
export async function busyPorts(ports: Ports): Promise<string[]> {
  const busy: string[] = [];
  for (const name of names)
    if (!(await isFree(ports[name])))
      busy.push(
        `Port ${ports[name]} (${name}) is in use. Stop the program that uses it, or choose another: ${portVariable(name)}=<port> npm start`,
      );
  return busy;
}

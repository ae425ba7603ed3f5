import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { expect, it } from "vitest";
import type { Ports } from "./ports";
import { busyPorts, portsFrom } from "./ports";

const usual: Ports = {
  auth: 9099,
  functions: 5001,
  firestore: 8080,
  storage: 9199,
  hosting: 5010,
  hub: 4400,
  logging: 4500,
};

it("takes the usual ports", () => {
  expect(portsFrom({})).toEqual(usual);
  expect(portsFrom({ SURICATE_PORT_AUTH: "" })).toEqual(usual);
});

it("moves each port by its variable", () => {
  const moved = Object.fromEntries(
    Object.keys(usual).map((name, index) => [name, 20_000 + index]),
  );
  const env = Object.fromEntries(
    Object.entries(moved).map(([name, port]) => [
      `SURICATE_PORT_${name.toUpperCase()}`,
      String(port),
    ]),
  );
  expect(portsFrom(env)).toEqual(moved);
});

it.each(["0", "70000", "-1", "80.5", "http", "0x"])(
  "refuses %s, naming the variable",
  (text) => {
    expect(() => portsFrom({ SURICATE_PORT_HUB: text })).toThrow(
      `SURICATE_PORT_HUB=${text} is not a port number.`,
    );
  },
);

it("names the ports in use and the variables that move them", async () => {
  const server = createServer();
  await new Promise<void>((open) => {
    server.listen(0, "127.0.0.1", open);
  });
  const { port } = server.address() as AddressInfo;
  const free = await freePorts();
  expect(await busyPorts({ ...free, functions: port })).toEqual([
    expect.stringMatching(
      new RegExp(`^Port ${port} \\(functions\\).*SURICATE_PORT_FUNCTIONS`),
    ),
  ]);
  await new Promise((closed) => server.close(closed));
  expect(await busyPorts({ ...free, functions: port })).toEqual([]);
});

/** Seven ports nobody uses now. */
async function freePorts(): Promise<Ports> {
  const ports = { ...usual };
  const servers = Object.keys(usual).map(() => createServer());
  for (const [index, name] of Object.keys(usual).entries()) {
    const server = servers[index];
    await new Promise<void>((open) => {
      server?.listen(0, "127.0.0.1", open);
    });
    ports[name as keyof Ports] =
      (server?.address() as AddressInfo | null | undefined)?.port ?? 0;
  }
  for (const server of servers)
    await new Promise((closed) => server.close(closed));
  return ports;
}

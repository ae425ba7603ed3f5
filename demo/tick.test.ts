import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { instantFrom, main } from "./tick";

const present = new Date("2026-11-20T13:20:00Z");

describe("the instant", () => {
  it("is the present, or the one asked for", () => {
    expect(instantFrom([], present)).toEqual(present);
    const asked = new Date("2026-12-01T07:00:00Z");
    expect(instantFrom(["--now", "2026-12-01T07:00Z"], present)).toEqual(asked);
    expect(instantFrom(["--now=2026-12-01T08:00+01:00"], present)).toEqual(
      asked,
    );
  });

  it.each([
    ["--now"],
    ["--now", "tomorrow"],
    ["--now", "2026-12-01T07:00"],
    ["--now", "2026-13-01T07:00Z"],
    ["--now", "2026-12-01"],
    ["--now", "2026-12-01T07:00Z", "more"],
    ["--then", "2026-12-01T07:00Z"],
  ])("is told plainly when it cannot be read: %s %s %s", (...args) => {
    const given = args.filter((arg) => typeof arg === "string");
    expect(() => instantFrom(given, present)).toThrow(
      /2026-12-01T07:00Z[\].]*$/,
    );
  });
});

/** A server that lists one schedule as the functions emulator does, and remembers what is fired. */
function functionsEmulator(fired: string[]): Server {
  const backends = [
    {
      functionTriggers: [
        {
          id: "europe-west3-runAutomations",
          name: "runAutomations",
          region: "europe-west3",
          schedule: { schedule: "every 1 minutes" },
        },
      ],
    },
  ];
  return createServer((request, response) => {
    if (request.url !== "/backends")
      fired.push(
        `${request.url ?? ""} ${String(request.headers["x-cloudscheduler-scheduletime"])}`,
      );
    response.end(JSON.stringify({ backends }));
  });
}

describe("tick", () => {
  const fired: string[] = [];
  let server: Server;
  let env: Record<string, string>;
  const log = vi.spyOn(console, "log").mockReturnValue();
  const error = vi.spyOn(console, "error").mockReturnValue();

  beforeEach(async () => {
    fired.length = 0;
    vi.clearAllMocks();
    server = functionsEmulator(fired);
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as AddressInfo;
    env = { SURICATE_PORT_FUNCTIONS: String(port) };
  });

  afterEach(() => {
    server.close();
  });

  it("fires the schedules at the instant and says so", async () => {
    expect(await main(["--now", "2026-12-01T07:00Z"], env)).toBe(0);
    expect(fired).toEqual([
      "/functions/projects/demo-suricate/triggers/europe-west3-runAutomations-0 2026-12-01T07:00:00.000Z",
    ]);
    expect(log.mock.calls).toEqual([
      ["runAutomations (europe-west3) fired for 2026-12-01T07:00:00.000Z."],
    ]);
  });

  it("fires nothing for an instant it cannot read", async () => {
    expect(await main(["--now", "noon"], env)).toBe(1);
    expect(fired).toEqual([]);
    expect(error.mock.calls).toEqual([
      ["--now noon is not an instant. Write it like 2026-12-01T07:00Z."],
    ]);
  });

  it("says what to do when nothing runs", async () => {
    await new Promise((closed) => server.close(closed));
    expect(await main([], env)).toBe(1);
    expect(error.mock.calls).toEqual([
      [
        `Nothing answers at 127.0.0.1:${env["SURICATE_PORT_FUNCTIONS"] ?? ""}: start Suricate first (npm start).`,
      ],
    ]);
  });
});

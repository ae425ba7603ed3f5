import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  createDeliveryQueue,
  type DeliveryLimits,
  type DeliveryQueue,
} from "./delivery";

let server: Server;
let port: number;
let taken: string[];
let answers: number[];
let gone: string[];
let lines: string[];
let queue: DeliveryQueue;

async function listen(on: number): Promise<void> {
  server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
    request.on("end", () => {
      taken.push(text);
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((done) => server.listen(on, "127.0.0.1", done));
  ({ port } = server.address() as AddressInfo);
}
async function away(): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}

function open(limits: Partial<DeliveryLimits> = {}): void {
  queue = createDeliveryQueue(
    (key) => gone.push(key),
    (line) => lines.push(line),
    { firstPauseMs: 20, longestPauseMs: 80, ...limits },
  );
}
const push = (body: string, key = "f") =>
  queue.push({
    key,
    url: `http://127.0.0.1:${port}/${key}`,
    contentType: "application/json",
    body,
  });
const settled = () => expect.poll(() => queue.totals().waiting).toBe(0);

beforeEach(async () => {
  taken = [];
  answers = [];
  gone = [];
  lines = [];
  await listen(0);
});
afterEach(async () => {
  queue.close();
  await away();
});

it("keeps the order while the functions are away, and delivers when they are back", async () => {
  open();
  await away();
  for (const body of ["1", "2", "3"]) push(body);
  await new Promise((done) => setTimeout(done, 150));
  expect(queue.counts("f")).toMatchObject({ waiting: 3, delivered: 0 });
  await listen(port);
  await settled();
  expect(taken).toEqual(["1", "2", "3"]);
  const { retried, ...counts } = queue.counts("f");
  expect(counts).toEqual({ waiting: 0, delivered: 3, failed: 0, dropped: 0 });
  expect(retried).toBeGreaterThan(1);
  expect(queue.totals().waitingBytes).toBe(0);
  expect(lines).toEqual([]);
});

it("tries again what was turned away, not what ran and failed", async () => {
  open();
  answers = [503, 429, 200, 500, 404];
  for (const body of ["1", "2", "3"]) push(body);
  await settled();
  expect(taken).toEqual(["1", "1", "1", "2", "3"]);
  expect(queue.counts("f")).toEqual({
    waiting: 0,
    delivered: 1,
    retried: 2,
    failed: 1,
    dropped: 1,
  });
  expect(gone).toEqual(["f"]);
  expect(lines).toEqual([
    "trigger f: 500",
    "trigger f: event dropped (1 so far): no such function",
  ]);
});

it("drops what nobody takes in time", async () => {
  open({ giveUpMs: 100 });
  answers = Array.from({ length: 50 }, () => 503);
  push("1");
  push("2");
  await settled();
  expect(queue.counts("f")).toMatchObject({ delivered: 0, dropped: 2 });
  expect(taken.at(-1)).toBe("2");
  expect(lines[0]).toBe("trigger f: event dropped (1 so far): 503");
});

it("is bounded by number and by bytes over all functions", async () => {
  open({ events: 3, bytes: 10 });
  push("aaaa", "f");
  push("bbbb", "g");
  push("cccc", "g");
  push("d", "f");
  push("e", "f");
  expect(queue.totals()).toMatchObject({
    waiting: 3,
    waitingBytes: 9,
    dropped: 2,
  });
  await settled();
  expect(taken.toSorted()).toEqual(["aaaa", "bbbb", "d"]);
  expect(lines).toEqual([
    "trigger g: event dropped (1 so far): too many events wait",
    "trigger f: event dropped (1 so far): too many events wait",
  ]);
});

it("says at its end what it no longer delivers", async () => {
  open();
  await away();
  push("1");
  push("2");
  queue.close();
  push("3");
  expect(lines).toEqual(["2 trigger events dropped at the end"]);
  await listen(port);
  await new Promise((done) => setTimeout(done, 60));
  expect(taken).toEqual([]);
});

import { expect, it } from "vitest";
import { createEngine } from "../engine/engine";
import { RequestLog } from "./request-log";

it("lists the dearest decisions of a request, twenty at most", async () => {
  const engine = await createEngine();
  const log = new RequestLog(engine);
  const origin = { transport: "REST", peer: "127.0.0.1:1" } as const;
  const recording = log.begin(origin, { kind: "admin" }, "Commit", {});
  for (let expressions = 1; expressions <= 30; expressions += 1)
    recording.decided({
      project: "p",
      method: "create",
      path: `c/${expressions}`,
      allowed: true,
      expressions,
      documents: 1,
    });
  expect(recording.entry.expressions).toBe(30);
  expect(recording.entry.decisions).toHaveLength(20);
  expect(recording.entry.decisions[0]).toEqual({
    method: "create",
    path: "c/30",
    allowed: true,
    expressions: 30,
    documents: 1,
  });
  await engine.close();
});

it("keeps the newest requests only, and a pass through the rules once", async () => {
  const engine = await createEngine();
  const log = new RequestLog(engine, { capacity: 3, wallClock: () => 0 });
  const origin = { transport: "REST", peer: "127.0.0.1:1" } as const;
  const name = "projects/p/databases/(default)/documents/c/";
  for (let n = 0; n < 5; n += 1)
    log.begin(origin, { kind: "admin" }, "GetDocument", {
      name: `${name}${n}`,
    });
  expect(log.view().requests.map(({ what }) => what)).toEqual([
    "c/4",
    "c/3",
    "c/2",
  ]);
  const recording = log.begin(origin, { kind: "admin" }, "GetDocument", {
    name,
  });
  const read = { project: "p", uid: null, admin: false, collection: "c" };
  const lookup = { ...read, method: "rules", documents: 1 } as const;
  recording.read({ ...read, method: "get", documents: 2 });
  recording.read({ ...lookup, document: "c/1" });
  recording.read({ ...lookup, document: "c/1" });
  recording.end("OK");
  recording.end("ABORTED");
  expect(log.view("p").requests[0]).toMatchObject({
    at: "1970-01-01T00:00:00.000Z",
    reads: 3,
    ruleReads: 1,
    status: "OK",
  });
  expect(log.view("other").requests).toEqual([]);
  await engine.close();
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FaultControl } from "./fault-control";
import { parseFaults } from "./faults";
import { createDisturbance } from "./trigger-faults";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("parseFaults", () => {
  it("takes what it knows", () => {
    const faults = {
      latency: [{ ms: 5, jitterMs: 2, methods: ["get"], path: "a/{id}" }],
      outage: { kind: "cut", forMs: 100 },
      commits: [{ status: "ABORTED", times: 2 }, { lostAnswer: true }],
      triggers: { copies: 2, delayMs: 10, reversed: true },
    };
    expect(parseFaults(faults)).toEqual(faults);
    expect(parseFaults({})).toEqual({});
  });

  it.each([
    [{ latencies: [] }, 'Unknown key "latencies".'],
    [{ latency: [{ ms: 1, metod: "get" }] }, 'Unknown key "latency[0].metod".'],
    [{ latency: [{}] }, '"latency[0].ms" is missing.'],
    [{ latency: { ms: 1 } }, '"latency" is a list.'],
    [
      { latency: [{ ms: -1 }] },
      '"latency[0].ms" is a whole number of at least 0.',
    ],
    [{ latency: [{ ms: 1, methods: ["read"] }] }, "is one of get, list,"],
    [
      { outage: { kind: "flood" } },
      '"outage.kind" is one of cut, unavailable.',
    ],
    [{ outage: true }, '"outage" is an object.'],
    [{ commits: [{}] }, '"commits[0]" has either "status" or "lostAnswer".'],
    [
      { commits: [{ status: "ABORTED", lostAnswer: true }] },
      '"commits[0]" has either',
    ],
    [{ commits: [{ status: "OK" }] }, '"commits[0].status" is one of'],
    [
      { commits: [{ lostAnswer: true, path: "" }] },
      '"commits[0].path" is a text',
    ],
    [{ triggers: { constructor: 1 } }, 'Unknown key "triggers.constructor".'],
    [[], '"" is an object.'],
  ])("refuses %j", (value, message) => {
    expect(() => parseFaults(value)).toThrow(message);
  });
});

describe("FaultControl", () => {
  const root = "projects/p/databases/(default)/documents";
  const get = (path: string) => ({ name: `${root}/${path}` });
  const commit = (path: string) => ({
    writes: [{ update: { name: `${root}/${path}`, fields: {} } }],
  });
  const list = (collectionId: string) => ({
    parent: root,
    structuredQuery: { from: [{ collectionId }] },
  });

  it("delays what is meant, by kind and by path", () => {
    const control = new FaultControl();
    control.set({
      latency: [
        { ms: 10, methods: ["query"] },
        { ms: 100, path: "animals/{id}" },
        { ms: 1000, path: "people" },
      ],
    });
    expect(control.delayOf("GetDocument", get("animals/a"))).toBe(100);
    expect(control.delayOf("GetDocument", get("people/a"))).toBe(1000);
    expect(control.delayOf("GetDocument", get("zoos/a"))).toBe(0);
    expect(control.delayOf("RunQuery", list("animals"))).toBe(110);
    expect(control.delayOf("RunQuery", list("people"))).toBe(1010);
    control.set({ latency: [{ ms: 10, jitterMs: 5 }] });
    const jittered = control.delayOf("GetDocument", get("a/b"));
    expect(jittered).toBeGreaterThanOrEqual(10);
    expect(jittered).toBeLessThan(15);
  });

  it("refuses the next so many commits, and says what is left", () => {
    const control = new FaultControl();
    control.set({
      commits: [
        { status: "ABORTED", times: 2, path: "animals/{id}" },
        { lostAnswer: true, times: 1 },
      ],
    });
    const take = (path: string) => control.takeCommit("Commit", commit(path));
    expect(take("animals/a")).toMatchObject({ status: "ABORTED" });
    expect(control.current.commits?.[0]?.times).toBe(1);
    expect(take("people/a")).toMatchObject({ lostAnswer: true });
    expect(take("people/a")).toBeNull();
    expect(take("animals/b")).toMatchObject({ status: "ABORTED" });
    expect(take("animals/c")).toBeNull();
    expect(control.current).toEqual({ commits: [] });
  });

  it("ends an outage in time, and tells of each that begins", () => {
    const control = new FaultControl();
    const told: string[] = [];
    const stop = control.onOutage((kind) => told.push(kind));
    control.set({ outage: { kind: "cut", forMs: 1000 } });
    vi.advanceTimersByTime(400);
    expect(control.current).toEqual({ outage: { kind: "cut", forMs: 600 } });
    vi.advanceTimersByTime(600);
    expect(control.outage).toBeNull();
    control.set({ outage: { kind: "unavailable" } });
    stop();
    control.set({ outage: { kind: "unavailable" } });
    control.clear();
    expect(control.outage).toBeNull();
    expect(told).toEqual(["cut", "unavailable"]);
  });
});

describe("createDisturbance", () => {
  it("copies, delays and turns round what passes", () => {
    const seen: string[] = [];
    let faults = {};
    const way = createDisturbance<string>(
      () => faults,
      (event) => seen.push(event),
    );
    way.push("a");
    faults = { copies: 2 };
    way.push("b");
    expect(seen.splice(0)).toEqual(["a", "b", "b"]);
    faults = { delayMs: 50 };
    way.push("c");
    vi.advanceTimersByTime(49);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen.splice(0)).toEqual(["c"]);
    faults = { reversed: true, copies: 2 };
    way.push("d");
    way.push("e");
    vi.advanceTimersByTime(200);
    expect(seen.splice(0)).toEqual(["e", "e", "d", "d"]);
    way.push("f");
    way.close();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([]);
  });
});

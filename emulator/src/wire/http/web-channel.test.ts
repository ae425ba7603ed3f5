import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Json } from "../codec/json";
import { parseForm } from "./web-channel-form";
import {
  type BackChannel,
  frame,
  WebChannelSession,
} from "./web-channel-session";

type Message = [id: number, payload: unknown];

/** Reads frames back as a browser does: by UTF-16 length. */
function parseFrames(text: string): unknown[] {
  const values: unknown[] = [];
  for (let at = 0; at < text.length;) {
    const line = text.indexOf("\n", at);
    const end = line + 1 + Number(text.slice(at, line));
    values.push(JSON.parse(text.slice(line + 1, end)));
    at = end;
  }
  return values;
}

class Page implements BackChannel {
  text = "";
  ended = false;
  write(text: string) {
    this.text += text;
  }
  end() {
    this.ended = true;
  }
  cut() {
    this.ended = true;
  }
  get messages(): Message[] {
    return parseFrames(this.text).flat(1) as Message[];
  }
  get ids(): number[] {
    return this.messages.map(([id]) => id);
  }
}

const settle = () => Promise.resolve();

describe("frame", () => {
  it("counts UTF-16 units, not bytes", () => {
    expect(frame(["\u{1f98a}é"])).toBe('7\n["\u{1f98a}é"]');
    expect(parseFrames(frame(["\u{1f98a}"]) + frame([2]))).toEqual([
      ["\u{1f98a}"],
      [2],
    ]);
  });
});

describe("parseForm", () => {
  it("reads the messages, their offset and the token of the handshake", () => {
    const body = new URLSearchParams({
      headers: "X-Goog-Api-Client:gl-js\r\nAuthorization:Bearer a.b.c\r\n",
      count: "2",
      ofs: "3",
      req0___data__: JSON.stringify({
        database: "d",
        addTarget: { targetId: 2 },
      }),
      req1___data__: JSON.stringify({ database: "d", removeTarget: 2 }),
    });
    expect(parseForm(body.toString(), "Listen")).toEqual({
      offset: 3,
      authorization: "Bearer a.b.c",
      messages: [
        { database: "d", addTarget: { targetId: 2 }, labels: {} },
        { database: "d", removeTarget: 2, labels: {} },
      ],
    });
  });

  it("has no messages when there are none", () => {
    expect(parseForm("count=0", "Write").messages).toEqual([]);
  });
});

describe("WebChannelSession", () => {
  let session: WebChannelSession;
  let received: Json[];
  let closed: number;

  beforeEach(() => {
    vi.useFakeTimers();
    received = [];
    closed = 0;
    session = new WebChannelSession(() => undefined);
    session.start({
      receive: (message) => received.push(message),
      close: () => {
        closed += 1;
      },
    });
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
  });

  it("keeps what is sent before there is a back channel, then adds a noop", async () => {
    session.send({ a: 1 });
    session.send({ a: 2 });
    await settle();
    const page = new Page();
    session.attach(page, false, 0);
    await settle();
    expect(page.messages).toEqual([
      [1, [{ a: 1 }]],
      [2, [{ a: 2 }]],
      [3, ["noop"]],
    ]);
    expect(page.ended).toBe(false);
  });

  it("writes what one turn produces as one frame", async () => {
    const page = new Page();
    session.attach(page, false, 0);
    await settle();
    page.text = "";
    session.send({ a: 1 });
    session.send({ a: 2 });
    await settle();
    expect(parseFrames(page.text)).toHaveLength(1);
  });

  it("sends again what was not acknowledged, and forgets the rest", async () => {
    const first = new Page();
    session.attach(first, false, 0);
    session.send({ a: 1 });
    session.send({ a: 2 });
    await settle();
    expect(first.ids).toEqual([1, 2, 3]);
    const second = new Page();
    session.attach(second, false, 2);
    await settle();
    expect(first.ended).toBe(true);
    expect(second.ids).toEqual([3, 4]);
  });

  it("takes each message of the browser once, whatever is retried", () => {
    session.receive(0, [{ n: 0 }, { n: 1 }]);
    session.receive(1, [{ n: 1 }, { n: 2 }]);
    expect(received).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }]);
  });

  it("lets a message wait for those before it", () => {
    session.receive(2, [{ n: 2 }]);
    session.receive(1, [{ n: 1 }]);
    session.receive(2, [{ n: "again" }]);
    expect(received).toEqual([]);
    session.receive(0, [{ n: 0 }]);
    session.receive(4, [{ n: 4 }]);
    session.receive(0, [{ n: 0 }, { n: 1 }, { n: 2 }, { n: 3 }]);
    expect(received.map(({ n }) => n)).toEqual([0, 1, "again", 3, 4]);
  });

  it("does not keep messages without end for one that never comes", async () => {
    const short = new WebChannelSession(() => undefined, { waiting: 2 });
    const page = new Page();
    short.attach(page, false, 0);
    short.receive(1, [{ n: 1 }, { n: 2 }]);
    await settle();
    expect(page.messages).toHaveLength(1);
    short.receive(3, [{ n: 3 }]);
    await settle();
    expect(page.text).toContain("INVALID_ARGUMENT");
    short.close();
  });

  it("is dropped when its browser does not read", async () => {
    let dropped = 0;
    let stopped = 0;
    const slow = new WebChannelSession(() => (dropped += 1), { queue: 110 });
    const close = () => void (stopped += 1);
    slow.start({ receive: () => undefined, close });
    const page = new Page();
    slow.attach(page, false, 0);
    for (let n = 0; n < 3; n += 1) slow.send({ text: "x".repeat(10) });
    expect([dropped, page.ended]).toEqual([0, false]);
    slow.acknowledge(3);
    slow.send({ text: "x".repeat(10) });
    expect(dropped).toBe(0);
    slow.send({ text: "x".repeat(100) });
    slow.send({ text: "x".repeat(100) });
    await settle();
    expect([dropped, stopped, page.ended]).toEqual([1, 1, true]);
    expect(slow.outstanding).toBe(0);
  });

  it("ends a long answer so that the browser acknowledges it", async () => {
    const long = new WebChannelSession(() => undefined, { answer: 50 });
    const page = new Page();
    long.attach(page, false, 0);
    long.send({ text: "x".repeat(60) });
    await settle();
    expect(page.ids).toEqual([1, 2]);
    expect(page.ended).toBe(true);
    expect(long.outstanding).toBeGreaterThan(60);
    const next = new Page();
    long.attach(next, false, 2);
    await settle();
    expect(next.ids).toEqual([3]);
    expect(next.ended).toBe(false);
    long.close();
  });

  it("keeps what an answer lost in the middle did not bring", async () => {
    const page = new Page();
    session.attach(page, false, 0);
    session.send({ a: 1 });
    await settle();
    session.detach(page);
    session.send({ a: 2 });
    await settle();
    const next = new Page();
    session.attach(next, true, 0);
    await settle();
    expect(next.messages).toEqual([
      [1, ["noop"]],
      [2, [{ a: 1 }]],
      [3, [{ a: 2 }]],
    ]);
  });

  it("ends a long poll with its first data, at once when there is some", async () => {
    session.send({ a: 1 });
    const poll = new Page();
    session.attach(poll, true, 0);
    await settle();
    expect(poll.ids).toEqual([1]);
    expect(poll.ended).toBe(true);
    const next = new Page();
    session.attach(next, true, 1);
    await settle();
    expect(next.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(next.messages).toEqual([[2, ["noop"]]]);
    expect(next.ended).toBe(true);
  });

  it("keeps a streaming channel alive for a minute, then ends it", async () => {
    const page = new Page();
    session.attach(page, false, 0);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(page.messages).toEqual([
      [1, ["noop"]],
      [2, ["noop"]],
    ]);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(page.ended).toBe(true);
    expect(session.hasBackChannel).toBe(false);
  });

  it("tells a failure as its status and closes the stream", async () => {
    const page = new Page();
    session.attach(page, false, 0);
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    session.fail(new Error("broken"));
    await settle();
    expect(page.messages.at(-1)).toMatchObject([
      2,
      [{ error: { code: 500, status: "INTERNAL" } }],
    ]);
    expect(closed).toBe(1);
  });

  it("is not detached by the end of a channel it no longer uses", () => {
    const [old, fresh] = [new Page(), new Page()];
    session.attach(old, false, 0);
    session.attach(fresh, false, 0);
    session.detach(old);
    expect(session.hasBackChannel).toBe(true);
    session.detach(fresh);
    expect(session.hasBackChannel).toBe(false);
  });
});

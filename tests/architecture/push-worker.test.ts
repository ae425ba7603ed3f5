import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it, vi } from "vitest";

const source = readFileSync("public/push-worker.js", "utf8");
const origin = "https://suricate.test";

interface Window {
  focused: boolean;
  visibilityState: "visible" | "hidden";
  focus: () => Promise<void>;
  postMessage: (message: unknown) => void;
}

const showNotification = vi.fn<
  (title: string, options: object) => Promise<void>
>(() => Promise.resolve());
const openWindow = vi.fn<(path: string) => Promise<void>>(() =>
  Promise.resolve(),
);
const close = vi.fn();
let windows: Window[] = [];
let listeners: Record<string, (event: object) => void> = {};

/** A service worker with nothing but what this one may use. */
beforeEach(() => {
  vi.clearAllMocks();
  windows = [];
  listeners = {};
  const self = {
    location: { origin },
    registration: { showNotification },
    clients: {
      matchAll: () => Promise.resolve(windows),
      openWindow,
    },
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
  };
  runInNewContext(source, { self, URL });
});

async function happen(type: string, event: object): Promise<void> {
  const work: unknown[] = [];
  listeners[type]?.({
    ...event,
    waitUntil: (promise: unknown) => work.push(promise),
  });
  expect(work).toHaveLength(1);
  await Promise.all(work);
}

const pushed = (data: unknown) =>
  happen("push", { data: { json: () => ({ from: "42", data }) } });
const touched = (data: unknown) =>
  happen("notificationclick", { notification: { close, data } });

const aWindow = (more: Partial<Window> = {}) => ({
  focused: false,
  visibilityState: "hidden" as const,
  focus: vi.fn(() => Promise.resolve()),
  postMessage: vi.fn(),
  ...more,
});

const reminder = {
  title: "Rappel : Peser les suricates",
  body: "mardi 1 décembre à 11:00",
  path: "/TaskManagementView?taskId=t1",
  tag: "task_t1",
};

describe("a push", () => {
  it("is shown as it was sent, in the place of what was said of the same, and heard", async () => {
    await pushed(reminder);
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(reminder.title, {
      body: reminder.body,
      icon: "/icon-192.png",
      tag: "task_t1",
      renotify: true,
      data: { path: reminder.path },
    });
  });

  it.each<[string, object | null]>([
    ["no data", null],
    ["no JSON", { json: () => JSON.parse("{") as unknown }],
    ["JSON that is no object", { json: () => null }],
    ["another shape", { json: () => ({ notification: { title: "x" } }) }],
    ["a list", { json: () => ({ data: "title" }) }],
    [
      "other types",
      { json: () => ({ data: { title: 7, body: {}, tag: [] } }) },
    ],
  ])(
    "with %s shows the app's name alone, for it must show something",
    async (_, data) => {
      await happen("push", { data });
      expect(showNotification).toHaveBeenCalledExactlyOnceWith("Suricate", {
        body: "",
        icon: "/icon-192.png",
        data: { path: "/" },
      });
    },
  );

  it("is cut where it is longer than anybody reads", async () => {
    const long = "a".repeat(5000);
    await pushed({ title: long, body: long });
    const [title, options] = showNotification.mock.calls[0] ?? [];
    expect(title).toHaveLength(200);
    expect(options).toMatchObject({ body: "a".repeat(500) });
  });
});

const foreign = [
  "https://evil.test/x",
  "//evil.test/x",
  "/\\evil.test/x",
  "\\\\evil.test",
  "/\t/evil.test",
  "javascript:alert(1)",
  "TaskManagementView",
  "",
  7,
  null,
  undefined,
];

describe("a touch", () => {
  it("goes there in the window in front, and closes what was touched", async () => {
    const [hidden, seen, front] = [
      aWindow(),
      aWindow({ visibilityState: "visible" }),
      aWindow({ visibilityState: "visible", focused: true }),
    ];
    windows = [hidden, seen, front];
    await touched({ path: reminder.path });
    expect(front.postMessage).toHaveBeenCalledExactlyOnceWith({
      type: "open",
      path: reminder.path,
    });
    expect(front.focus).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledOnce();
    windows = [hidden, seen];
    await touched({ path: reminder.path });
    expect(seen.focus).toHaveBeenCalledOnce();
    windows = [hidden];
    await touched({ path: reminder.path });
    expect(hidden.focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it("goes there where the window may not come to the front, too", async () => {
    const one = aWindow({ focus: () => Promise.reject(new Error("no")) });
    windows = [one];
    await touched({ path: reminder.path });
    expect(one.postMessage).toHaveBeenCalledOnce();
  });

  it("opens a window where there is none", async () => {
    await touched({ path: reminder.path });
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(reminder.path);
  });

  it.each(foreign)("leads nowhere but home with the path %j", async (path) => {
    await pushed({ ...reminder, path });
    expect(showNotification.mock.calls[0]?.[1]).toMatchObject({
      data: { path: "/" },
    });
    await touched({ path });
    expect(openWindow).toHaveBeenCalledExactlyOnceWith("/");
  });

  it("leads home where nothing was kept with it", async () => {
    await touched(null);
    expect(openWindow).toHaveBeenCalledExactlyOnceWith("/");
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Following } from "./follow-versions";
import { followVersions } from "./follow-versions";

const hourMs = 60 * 60 * 1000;

class Worker extends EventTarget {
  state: ServiceWorkerState = "installing";
  readonly postMessage = vi.fn();
}

/** A registration and its container, as far as they are used. */
class Registration extends EventTarget {
  active: Worker | null = null;
  waiting: Worker | null = null;
  installing: Worker | null = null;
  readonly update = vi.fn(() => Promise.resolve());
  readonly unregister = vi.fn(() => Promise.resolve(true));
}
class Container extends EventTarget {
  controller: Worker | null = null;
  readonly registration = new Registration();
  readonly register = vi.fn(() => Promise.resolve(this.registration));
}

let container: Container;
const onNewVersion = vi.fn<Following["onNewVersion"]>();
const reload = vi.fn();
const follow = () =>
  followVersions(container as unknown as ServiceWorkerContainer, {
    onNewVersion,
    reload,
  });

/** A version is there as a whole, and waits. */
function comes(): Worker {
  const worker = new Worker();
  const { registration } = container;
  registration.installing = worker;
  registration.dispatchEvent(new Event("updatefound"));
  registration.installing = null;
  registration.waiting = worker;
  worker.state = "installed";
  worker.dispatchEvent(new Event("statechange"));
  return worker;
}
function rules(worker: Worker): void {
  const { registration } = container;
  registration.waiting = null;
  registration.active = container.controller = worker;
  container.dispatchEvent(new Event("controllerchange"));
}

const Channel = BroadcastChannel;
let channels: BroadcastChannel[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  container = new Container();
  channels = [];
  vi.stubGlobal(
    "BroadcastChannel",
    class extends Channel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  );
});
afterEach(() => {
  for (const channel of channels) channel.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A tab of a version that is on the device. */
async function open(): Promise<void> {
  container.controller = container.registration.active = new Worker();
  await follow();
}

describe("a newer version", () => {
  it("waits until it is taken, then every tab is loaded anew", async () => {
    await open();
    const newer = comes();
    expect(onNewVersion).toHaveBeenCalledOnce();
    expect([newer.postMessage.mock.calls, reload.mock.calls]).toEqual([[], []]);
    void onNewVersion.mock.calls[0]?.[0]();
    expect(newer.postMessage).toHaveBeenCalledExactlyOnceWith({
      type: "SKIP_WAITING",
    });
    rules(newer);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("that waited already is offered at once", async () => {
    container.registration.waiting = new Worker();
    await open();
    expect(onNewVersion).toHaveBeenCalledOnce();
  });

  it("is taken in another tab: this one is loaded anew, asked or not", async () => {
    await open();
    rules(new Worker());
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is the next one by the time it is taken", async () => {
    await open();
    comes();
    const next = comes();
    void onNewVersion.mock.calls[0]?.[0]();
    expect(next.postMessage).toHaveBeenCalledOnce();
  });
});

describe("a newer version for which the worker of before does not go", () => {
  const served = vi.fn<typeof fetch>();
  /** It is taken, and the time in which it should come is over. */
  async function takeInVain(): Promise<void> {
    comes();
    const taken = onNewVersion.mock.calls[0]?.[0]();
    await vi.advanceTimersByTimeAsync(10_000);
    await taken;
  }
  beforeEach(() => vi.stubGlobal("fetch", served));

  it("comes without it, in every tab", async () => {
    served.mockResolvedValue(new Response());
    await open();
    const other = new BroadcastChannel("suricate-version");
    const heard = new Promise((told) => {
      other.addEventListener("message", told);
    });
    await takeInVain();
    expect(container.registration.unregister).toHaveBeenCalledOnce();
    expect(reload).toHaveBeenCalledOnce();
    await heard;
  });

  it("waits on without a network: there would be no app", async () => {
    served.mockRejectedValue(new TypeError("offline"));
    await open();
    await takeInVain();
    expect(container.registration.unregister).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it("is left alone once it came", async () => {
    await open();
    const newer = comes();
    const taken = onNewVersion.mock.calls[0]?.[0]();
    rules(newer);
    await vi.advanceTimersByTimeAsync(10_000);
    await taken;
    expect(served).not.toHaveBeenCalled();
    expect(container.registration.unregister).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledOnce();
  });

  it("comes to this tab when another one took it so", async () => {
    await open();
    const other = new BroadcastChannel("suricate-version");
    other.postMessage("newer");
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});

describe("the first version", () => {
  it("is offered to nobody and loads nothing anew; the one after it does both", async () => {
    await follow();
    const first = comes();
    rules(first);
    expect([onNewVersion.mock.calls, reload.mock.calls]).toEqual([[], []]);
    const second = comes();
    expect(onNewVersion).toHaveBeenCalledOnce();
    rules(second);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("of a page that was fetched past it is known all the same", async () => {
    container.registration.active = new Worker();
    await follow();
    rules(new Worker());
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe("whether there is a newer one", () => {
  const asked = () => container.registration.update.mock.calls.length;
  const see = (state: DocumentVisibilityState) => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  afterEach(() => vi.restoreAllMocks());

  it("is asked once an hour while somebody looks", async () => {
    await open();
    vi.advanceTimersByTime(hourMs - 1);
    see("visible");
    expect(asked()).toBe(0);
    vi.advanceTimersByTime(3 * hourMs);
    expect(asked()).toBe(3);
  });

  it("is asked by no tab that nobody sees, but when they come back", async () => {
    await open();
    see("hidden");
    vi.advanceTimersByTime(10 * hourMs);
    expect(asked()).toBe(0);
    see("visible");
    see("visible");
    expect(asked()).toBe(1);
  });

  it("is asked again where there was no network", async () => {
    await open();
    container.registration.update.mockRejectedValueOnce(new TypeError("no"));
    vi.advanceTimersByTime(2 * hourMs);
    expect(asked()).toBe(2);
  });
});

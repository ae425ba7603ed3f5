import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anAccess } from "../../../tests/builders/a-session";
import { aDevice } from "../../../tests/builders/people";
import { provideBackend } from "../backend";
import type { CallFunction } from "../calls";
import { provideCalls } from "../calls";
import { setIdentity } from "../identity";
import type { Row } from "../live-store";
import type { MemoryStore } from "../memory-store";
import { memoryStore } from "../memory-store";
import type { OutboxOperation } from "../outbox/entry";
import { deviceId, setDeviceId } from "../sdk/device";
import { followDevice, unlistDevice } from "./follow-device";

const dayMs = 24 * 60 * 60 * 1000;
const written: OutboxOperation[] = [];
const onSignedOut = vi.fn();
let store: MemoryStore;
let end: () => void = () => undefined;

const follow = (isFresh = false) => {
  end = followDevice("me", { isFresh, onSignedOut });
};
const stored = (): Promise<Row<"devices"> | null> =>
  store.getDoc("devices", deviceId() ?? "", "me");
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const seed = (device: Parameters<typeof aDevice>[0]) => {
  setDeviceId("device-here");
  store.seed(
    "devices",
    "device-here",
    aDevice({ userId: "me", ...device }),
    "me",
  );
};

beforeEach(() => {
  localStorage.clear();
  written.length = 0;
  onSignedOut.mockReset();
  store = memoryStore({
    decide: (operation) => {
      written.push(operation);
      return null;
    },
  });
  provideBackend(store);
  setIdentity({ uid: "me", zooId: "zoo", access: anAccess() });
});
afterEach(() => end());

it("lists a browser that is not listed, under an id of its own", async () => {
  follow();
  await settle();
  expect(deviceId()).toMatch(/^[A-Za-z0-9]{20}$/);
  expect((await stored())?.data).toMatchObject({
    userId: "me",
    deviceId: deviceId(),
    signedOutAt: null,
  });
  expect((await stored())?.data.label).not.toBe("");
});

it("says at sign-in and once a day that it is in use, and no more often", async () => {
  seed({ lastSeenAt: new Date(Date.now() - dayMs / 2) });
  follow();
  await settle();
  expect(written).toEqual([]);
  end();
  follow(true);
  await settle();
  expect(written.map(({ values }) => Object.keys(values))).toEqual([
    ["lastSeenAt"],
  ]);
  end();
  seed({ lastSeenAt: new Date(Date.now() - 1.1 * dayMs) });
  follow();
  await settle();
  expect(written).toHaveLength(2);
  const said = (await stored())?.data.lastSeenAt.getTime() ?? 0;
  expect(Date.now() - said).toBeLessThan(60_000);
});

it("tells when it was signed out from elsewhere, and is another device afterwards", async () => {
  seed({ lastSeenAt: new Date() });
  follow();
  await settle();
  expect(onSignedOut).not.toHaveBeenCalled();
  seed({ signedOutAt: new Date() });
  await settle();
  expect(onSignedOut).toHaveBeenCalledOnce();
  expect(deviceId()).toBeNull();
});

it("does not hold an earlier signing out against whoever signs in anew", async () => {
  seed({ signedOutAt: new Date() });
  follow(true);
  await settle();
  expect(onSignedOut).not.toHaveBeenCalled();
  expect(deviceId()).not.toBe("device-here");
  expect(await stored()).not.toBeNull();
});

it("is taken off the list by whoever leaves, without being told to leave for it", async () => {
  const call = vi.fn<CallFunction>(() => {
    store.seed(
      "devices",
      "device-here",
      aDevice({ userId: "me", signedOutAt: new Date() }),
      "me",
    );
    return Promise.resolve({ success: true, data: { signedOut: 1 } });
  });
  provideCalls(call);
  seed({ lastSeenAt: new Date() });
  follow();
  await settle();
  await unlistDevice();
  await settle();
  expect(call.mock.calls[0]?.slice(0, 2)).toEqual([
    "signOutDevice",
    { deviceId: "device-here", which: "this" },
  ]);
  expect(onSignedOut).not.toHaveBeenCalled();
});

it("lets whoever leaves go where that fails", async () => {
  provideCalls(() => Promise.reject(new Error("no")));
  seed({ lastSeenAt: new Date() });
  await expect(unlistDevice()).resolves.toBeUndefined();
});

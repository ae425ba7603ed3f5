import { AppError } from "@domain/errors";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anAccess } from "../../../tests/builders/a-session";
import { aDevice } from "../../../tests/builders/people";
import { provideBackend } from "../backend";
import { setIdentity } from "../identity";
import type { MemoryStore } from "../memory-store";
import { memoryStore } from "../memory-store";
import type { OutboxOperation } from "../outbox/entry";
import { setDeviceId, setRemembers } from "../sdk/device";
import type { FakePush } from "../testing/a-push-port";
import { aPushPort } from "../testing/a-push-port";
import { pushObstacle, settlePush, turnOffPush, turnOnPush } from "./push";
import { providePush } from "./push-port";

const written: OutboxOperation[] = [];
let store: MemoryStore;
let port: FakePush;
let refusal: "not-allowed" | null = null;

const stored = async () =>
  (await store.getDoc("devices", "device-here", "me"))?.data.pushToken;

beforeEach(() => {
  localStorage.clear();
  written.length = 0;
  refusal = null;
  store = memoryStore({
    decide: (operation) => {
      written.push(operation);
      return refusal;
    },
  });
  provideBackend(store);
  setIdentity({ uid: "me", zooId: "zoo", access: anAccess() });
  setDeviceId("device-here");
  setRemembers(true);
  store.seed("devices", "device-here", aDevice({ userId: "me" }), "me");
  port = aPushPort();
  providePush(port);
});
afterEach(() => {
  providePush(null);
  localStorage.clear();
});

describe("turning notifications on and off", () => {
  it("asks, keeps the address with the device, and ends both", async () => {
    expect(await turnOnPush("me")).toBe(true);
    expect([port.asked, await stored()]).toEqual([1, "address-1"]);
    await turnOffPush("me");
    expect([port.subscribed, await stored()]).toEqual([null, null]);
    expect(written.map(({ values }) => Object.keys(values))).toEqual([
      ["pushToken"],
      ["pushToken"],
    ]);
  });

  it("never takes an address from before: it may be dead", async () => {
    await turnOnPush("me");
    await store.commit(
      [
        {
          kind: "patch",
          collection: "devices",
          id: "device-here",
          parentId: "me",
          values: { pushToken: null },
          baseUpdatedAt: null,
        },
      ],
      "me",
      "gone",
    );
    await turnOnPush("me");
    expect(await stored()).toBe("address-2");
  });

  it("is nothing where the permission is not given", async () => {
    port.answer = "denied";
    expect(await turnOnPush("me")).toBe(false);
    expect([port.subscribed, written]).toEqual([null, []]);
  });

  it("leaves no notifications behind where the address is not to be had, or not kept", async () => {
    port.failure = new Error("no service");
    await expect(turnOnPush("me")).rejects.toMatchObject({ code: "internal" });
    port.failure = null;
    refusal = "not-allowed";
    await expect(turnOnPush("me")).rejects.toEqual(
      expect.objectContaining({ code: "not-allowed" }),
    );
    expect([port.subscribed, await stored()]).toEqual([null, null]);
    await expect(turnOffPush("me")).rejects.toBeInstanceOf(AppError);
  });
});

describe("what stands in the way", () => {
  it.each([
    [
      "unconfigured",
      () => providePush(aPushPort({ isConfigured: () => false })),
    ],
    ["unknown", () => providePush(aPushPort({ isKnown: () => false }))],
    ["unknown", () => setDeviceId(null)],
    ["notRemembered", () => setRemembers(false)],
    ["blocked", () => port.permit("denied")],
  ])("is said: %s", (obstacle, make) => {
    expect(pushObstacle()).toBeNull();
    make();
    expect(pushObstacle()).toBe(obstacle);
  });
});

describe("at the start", () => {
  const start = (pushToken: string | null) =>
    settlePush("me", "device-here", pushToken);

  it("an address that is the same is not written again, another one is", async () => {
    port.permit("granted");
    port.subscribed = "same";
    await start("same");
    expect(written).toEqual([]);
    port.subscribed = "other";
    await start("same");
    expect(await stored()).toBe("other");
    expect(written).toHaveLength(1);
  });

  it("nobody else's notifications are left in this browser", async () => {
    port.permit("granted");
    port.subscribed = "of somebody before";
    await start(null);
    expect([port.subscribed, written]).toEqual([null, []]);
  });

  it.each([
    ["blocked", () => port.permit("denied")],
    ["no longer permitted", () => port.permit("default")],
    ["no longer remembered", () => setRemembers(false)],
  ])(
    "the address is taken off the device where they are %s",
    async (_, end) => {
      port.permit("granted");
      await turnOnPush("me");
      end();
      await start("address-1");
      expect([port.subscribed, await stored()]).toEqual([null, null]);
      expect(port.asked).toBe(1);
    },
  );

  it("stays as it is where nothing can be asked, and harms nobody", async () => {
    port.permit("granted");
    await turnOnPush("me");
    port.failure = new Error("no network");
    await expect(start("address-1")).resolves.toBeUndefined();
    expect(await stored()).toBe("address-1");
  });
});

import type { PushPort } from "../devices/push-port";

export interface FakePush extends PushPort {
  /** What the browser permits from now on; whoever watches is told. */
  permit: (permission: NotificationPermission) => void;
  /** What the person answers when they are asked. */
  answer: NotificationPermission;
  /** Which address the browser has, null while notifications are not wanted; each wish gives another one. */
  subscribed: string | null;
  /** Why no address is to be had; null: it is. */
  failure: Error | null;
  asked: number;
  forgotten: number;
}

/** For tests: notifications of a browser that knows them and was never asked; fields given replace the defaults. */
export function aPushPort(more: Partial<FakePush> = {}): FakePush {
  const listeners = new Set<() => void>();
  let permission: NotificationPermission = "default";
  let given = 0;
  const port: FakePush = {
    answer: "granted",
    subscribed: null,
    failure: null,
    asked: 0,
    forgotten: 0,
    isConfigured: () => true,
    isKnown: () => true,
    permission: () => permission,
    watchPermission: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    permit: (next) => {
      permission = next;
      for (const listener of [...listeners]) listener();
    },
    ask: () => {
      port.asked += 1;
      port.permit(port.answer);
      return Promise.resolve(permission);
    },
    address: () => {
      if (port.failure !== null) return Promise.reject(port.failure);
      if (port.subscribed === null) given += 1;
      port.subscribed ??= `address-${String(given)}`;
      return Promise.resolve(port.subscribed);
    },
    forget: () => {
      port.forgotten += 1;
      port.subscribed = null;
      return Promise.resolve();
    },
    ...more,
  };
  return port;
}

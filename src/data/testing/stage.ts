import type { Session } from "@domain/access/session";
import { configure } from "@testing-library/react";
import { beforeEach, vi } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { aSector } from "../../../tests/builders/facility";
import { sector1, sector2, zooA } from "../../../tests/builders/ids";
import { aUser } from "../../../tests/builders/people";
import { provideBackend } from "../backend";
import { provideCalls } from "../calls";
import { setIdentity } from "../identity";
import type { MemoryOptions, MemoryStore } from "../memory-store";
import { memoryStore } from "../memory-store";
import { outbox } from "../outbox/outbox";
import { subscriptions } from "../subscriptions";
import { memoryDesk } from "./memory-desk";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

export interface Stage {
  store: MemoryStore;
}

/** For tests: an establishment with two sectors and three colleagues, in memory, afresh for every test. */
export function setStage(options: MemoryOptions = {}): Stage {
  const stage: Stage = { store: memoryStore(options) };
  beforeEach(() => {
    subscriptions.close();
    sessionStorage.clear();
    stage.store = memoryStore(options);
    const { store } = stage;
    store.seed("sectors", sector1, aSector());
    store.seed(
      "sectors",
      sector2,
      aSector({ sectorId: sector2, sectorName: "Volière" }),
    );
    for (const [userId, userFirstname] of [
      ["me", "Camille"],
      ["karim", "Karim"],
      ["ines", "Inès"],
    ] as const)
      store.seed("users", userId, aUser({ userId, userFirstname }));
    provideBackend(store);
    provideCalls(
      memoryDesk(
        () => store,
        () => "me",
      ),
    );
    for (const { id } of outbox.landed()) outbox.forgetLanded(id);
    setIdentity({ uid: "me", zooId: zooA });
  });
  return stage;
}

/** Who is looking: "me", with the given access. */
const me = (access: Parameters<typeof aSession>[0]): Session =>
  aSession(access, { uid: "me" });

/** The management of the first sector. */
export const manager = (): Session =>
  me({ sectorRoles: { management: [sector1] } });

/** A keeper of the first sector. */
export const keeper = (): Session => me({ sectorRoles: { keeper: [sector1] } });

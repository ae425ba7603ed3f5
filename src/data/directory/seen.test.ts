import { entryOf } from "@domain/directory/entry-of";
import { teamsQueries } from "@domain/sector/sector-queries";
import { expect, it } from "vitest";
import { aSector } from "../../../tests/builders/facility";
import { zooA } from "../../../tests/builders/ids";
import type { LiveStore } from "../live-store";
import { memoryStore } from "../memory-store";
import { forgetSeen, noticing, withSeen } from "./seen";

const sector = (sectorName: string) =>
  aSector({ zooId: zooA, sectorId: "a", sectorName });

/** How a sector that the directory calls New is called after a list called it Old. */
function nameAfter(fromCache: boolean, pending: boolean): string | undefined {
  forgetSeen();
  const watch: LiveStore["watch"] = (_, onNext) => {
    const row = { id: "a", data: sector("Old"), pending };
    const list = { rows: [row], unreadable: 0, fromCache, heard: true };
    onNext({ ...list, full: false } as never);
    return () => undefined;
  };
  const store = noticing(() => ({ ...memoryStore(), watch }));
  const nothing = () => undefined;
  const [query] = teamsQueries("me");
  if (query === undefined) throw new Error("no query");
  store.watch(query, nothing, nothing);
  const known = new Map([["a", entryOf("sectors", "a", sector("New"))]]);
  withSeen(zooA, "sectors", known as never);
  forgetSeen();
  return known.get("a")?.name;
}

it("goes by what the server or this device said now, not by what was kept", () => {
  expect(nameAfter(true, false)).toBe("New");
  expect(nameAfter(true, true)).toBe("Old");
  expect(nameAfter(false, false)).toBe("Old");
});

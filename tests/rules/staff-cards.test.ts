import { doc, getDoc } from "firebase/firestore";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aZoo } from "../builders/facility";
import { zooA } from "../builders/ids";
import { aUser } from "../builders/people";
import { isAllowed, stored, useWorld } from "./harness";
import type { Name } from "./people";
import { names } from "./people";

const world = useWorld();
const office = "zoo-office";
const path = "users/provider";
const card = (suricateStaff: boolean) =>
  stored(aUser({ userId: "provider", zooId: office, suricateStaff }));
const lists = (...staffAccess: string[]) =>
  world.restore(`zoo/${zooA}`, stored(aZoo({ staffAccess })));

beforeAll(() => world.store({ [path]: card(true) }));
afterAll(() => lists());

async function readers(): Promise<Name[]> {
  const found: Name[] = [];
  for (const name of names) {
    const reading = getDoc(doc(world.as(name), path));
    if (await isAllowed(reading)) found.push(name);
  }
  return found;
}

/** Who sees the provider's own establishment. */
const atHome: Name[] = ["superAdmin", "provider", "unlistedStaff"];

it("the card of the provider's people is read by the members of what lists them", async () => {
  await lists("provider");
  const found = await readers();
  expect(found).toEqual(
    expect.arrayContaining<Name>([...atHome, "admin", "keeper", "member"]),
  );
  for (const name of [
    "neighbourAdmin",
    "neighbourKeeper",
    "disabled",
    "pending",
    "deleted",
    "nowhere",
    "stranger",
    "signedOut",
  ] as const)
    expect(found).not.toContain(name);
});

it("by nobody where they are not listed, or not the provider's", async () => {
  await lists("somebody");
  expect((await readers()).sort()).toEqual([...atHome].sort());
  await lists("provider");
  await world.restore(path, card(false));
  expect((await readers()).sort()).toEqual([...atHome].sort());
});

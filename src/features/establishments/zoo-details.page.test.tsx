import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aZoo } from "../../../tests/builders/facility";
import { zooA, zooB } from "../../../tests/builders/ids";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import type { SlotPart } from "../slots";
import { PartsProvider } from "../slots";
import { Component as ZooDetails } from "./zoo-details.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

const parts: SlotPart[] = [
  {
    slot: "zoos.tabs",
    key: "accounts",
    tab: { id: "accounts", label: "users.menu.accounts" },
    Component: (props) => <p>accounts of {"id" in props && props.id}</p>,
  },
  {
    slot: "zoos.settings",
    key: "staff",
    Component: (props) => <p>staff of {"id" in props && props.id}</p>,
  },
];

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.store.seed("zoo", zooA, { ...aZoo() });
  desk.store.seed("zoo", zooB, { ...aZoo({ zooId: zooB, zooName: "Le Lac" }) });
});

const open = (search = "") =>
  renderUi(
    <SignedIn>
      <PartsProvider value={parts}>
        <ZooDetails />
      </PartsProvider>
    </SignedIn>,
    { at: `/ZooDetails${search}` },
  );

it("begins with the settings, and shows the accounts to who comes from a link that names no tab", async () => {
  await open("?userId=somebody");
  expect(await screen.findByText(`accounts of ${zooA}`)).toBeVisible();
  expect(
    screen.getAllByRole("tab").map(({ textContent }) => textContent),
  ).toEqual(["Réglages", "Comptes"]);
});

it("shows the settings by their own address, with what others add to them", async () => {
  const { router } = await open("?tab=settings");
  expect(await screen.findByText(`staff of ${zooA}`)).toBeVisible();
  await userEvent.click(screen.getByRole("tab", { name: "Comptes" }));
  expect(await screen.findByText(`accounts of ${zooA}`)).toBeVisible();
  expect(router.state.location.search).toBe("");
});

it("is of the establishment one works in, for a superAdmin", async () => {
  desk.workAs({ right: "superAdmin", zooId: zooB });
  await open();
  expect(await screen.findByText("Le Lac")).toBeVisible();
});

it("goes to the establishment that the address names, by its id too", async () => {
  desk.workAs({ right: "superAdmin" });
  const { router } = await open(`?zooId=${zooB}&tab=accounts`);
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?tab=accounts&zoo=${zooB}`),
  );
});

it.each([
  ["zoo", "Gestion du zoo"],
  ["lab", "Gestion du laboratoire"],
  ["laboratory", "Gestion du laboratoire"],
  ["project", "Gestion du projet"],
] as const)("calls a %s what it is", async (type, title) => {
  desk.store.seed("zoo", zooA, { ...aZoo({ type }) });
  await open();
  expect(
    await screen.findByRole("heading", { level: 1, name: title }),
  ).toBeVisible();
});

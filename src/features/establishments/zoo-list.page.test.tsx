import { AppError } from "@domain/errors";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { zooA, zooB } from "../../../tests/builders/ids";
import { fill, openZoos, press, seedZoo, show } from "./testing/zoo-desk";
import { Component as ZooList } from "./zoo-list.page";

const desk = openZoos();
const open = (search = "") => show(<ZooList />, `/ZooList${search}`);

beforeEach(() => {
  desk.workAs({ right: "superAdmin" });
  seedZoo(desk, { shortCode: "BAIE" });
  seedZoo(desk, {
    zooId: zooB,
    zooName: "Le Lac",
    type: "lab",
    environment: "test",
    recordsId: "ZIMS-77",
  });
  seedZoo(desk, { zooId: "old", zooName: "La Dune", isArchived: true });
});

async function shows(...names: string[]) {
  await waitFor(() => {
    const links = screen
      .queryAllByRole("link")
      .filter((link) => link.closest("[role=table]") !== null);
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
  });
}

it("lists all but archived ones to a superAdmin, counted; opening one goes to its settings", async () => {
  await open();
  await shows("La Baie", "Le Lac");
  expect(screen.getByText("2 établissements")).toBeVisible();
  expect(screen.getByRole("link", { name: "Le Lac" })).toHaveAttribute(
    "href",
    `/ZooDetails?tab=settings&zoo=${zooB}`,
  );
});

it.each([
  ["?type=laboratory", ["Le Lac"]],
  ["?type=zoo", ["La Baie"]],
  ["?environment=test", ["Le Lac"]],
  ["?environment=production", ["La Baie"]],
  ["?archived=1", ["La Dune"]],
])("%s narrows it", async (search, names) => {
  await open(search);
  await shows(...names);
});

it.each([
  ["lac", ["Le Lac"]],
  ["BAIE", ["La Baie"]],
  ["zims-77", ["Le Lac"]],
])(
  "is found by name, short code and the ids of other systems: %s",
  async (typed, names) => {
    const { router } = await open();
    await shows("La Baie", "Le Lac");
    await userEvent.type(screen.getByRole("searchbox"), typed);
    await shows(...names);
    expect(router.state.location.search).toBe("");
  },
);

it("shows the provider's people where they are listed, with nothing to create or archive", async () => {
  desk.workAs({ staff: true, zooId: zooA, zooIds: [zooB] });
  await open();
  await shows("La Baie", "Le Lac");
  expect(screen.getByRole("link", { name: "Le Lac" })).toHaveAttribute(
    "href",
    `/Dashboard?zoo=${zooB}`,
  );
  expect(screen.queryByRole("link", { name: /Créer/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /Autres actions/ })).toBeNull();
});

async function pick(zoo: string, label: string) {
  await press(`Autres actions\u202f: ${zoo}`);
  await userEvent.click(await screen.findByRole("menuitem", { name: label }));
}

it("archives after asking, and says what it means", async () => {
  desk.answer(() => ({ zooId: zooB, archived: true }));
  await open();
  await pick("Le Lac", "Archiver");
  const question = await screen.findByRole("dialog");
  expect(question).toHaveTextContent(/ne pourra se connecter/);
  await userEvent.click(
    within(question).getByRole("button", { name: "Archiver" }),
  );
  await waitFor(() =>
    expect(desk.called).toEqual([
      { name: "setZooArchived", input: { zooId: zooB, archived: true } },
    ]),
  );
});

it("restores an archived one", async () => {
  desk.answer(() => ({ zooId: "old", archived: false }));
  await open("?archived=1");
  await pick("La Dune", "Restaurer");
  expect(await screen.findByText(/^Établissement restauré/)).toBeVisible();
});

it("creates one, and goes there", async () => {
  desk.answer(() => ({ zooId: "made" }));
  const { router } = await open("?mode=create");
  await fill(/^Nom/, "La Rade");
  await fill("Code court", "rade");
  await userEvent.click(screen.getByRole("radio", { name: "Test" }));
  await press("Créer");
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: "/ZooDetails",
      search: "?tab=settings&zoo=made",
    }),
  );
  expect(desk.called).toMatchObject([
    {
      name: "createZoo",
      input: {
        zooName: "La Rade",
        type: "zoo",
        environment: "test",
        shortCode: "RADE",
      },
    },
  ]);
});

it("says at the field that another has the code, and asks for the same again", async () => {
  desk.answer(() => {
    throw new AppError("invalid-input", { fields: ["shortCode:taken"] });
  });
  await open("?mode=create");
  await fill(/^Nom/, "La Rade");
  await fill("Code court", "BAIE");
  await press("Créer");
  await waitFor(() =>
    expect(screen.getByLabelText("Code court")).toBeInvalid(),
  );
  expect(screen.getAllByText(/est déjà prise/).length).toBeGreaterThan(0);
  await press("Créer");
  await waitFor(() => expect(desk.called).toHaveLength(2));
  expect(desk.called[1]).toEqual(desk.called[0]);
});

it("nobody but a superAdmin creates one", async () => {
  desk.workAs({ right: "admin" });
  await open("?mode=create");
  await shows("La Baie");
});

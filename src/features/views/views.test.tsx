import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { ViewedPage } from "@domain/saved-view/saved-view";
import { zooA } from "../../../tests/builders/ids";
import { aUser } from "../../../tests/builders/people";
import { aSavedView } from "../../../tests/builders/views";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as ViewsMenu } from "./views-menu";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const me = "person";

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "user", sectorRoles: { keeper: ["sector-1"] } });
});

const open = (search: string, page: ViewedPage = "animalList") =>
  renderUi(
    <SignedIn>
      <ViewsMenu page={page} names={["sex", "sectorId"]} />
    </SignedIn>,
    { at: `/specieAnimalsListView${search}` },
  );

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const pick = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("menuitem", { name }));

it("keeps a narrowed list by name, for oneself and for those it is shared with", async () => {
  await open("?sectorId=s9&tool=labels");
  await press("Vues");
  await pick("Garder cette vue");
  await press("Enregistrer");
  expect(await screen.findByLabelText(/^Nom/)).toHaveAccessibleDescription(
    "Ce champ est obligatoire.",
  );
  await userEvent.type(screen.getByLabelText(/^Nom/), " Dames ");
  await userEvent.click(
    screen.getByRole("combobox", { name: /^Partagée avec/ }),
  );
  await userEvent.click(
    await screen.findByRole("option", { name: "Soigneurs" }),
  );
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    kind: "create",
    collection: "savedViews",
    values: {
      zooId: zooA,
      page: "animalList",
      params: "sectorId=s9",
      name: "Dames",
      sharedWith: ["role:keeper"],
    },
  });
});

it("shows a view, says which is shown and whose it is, and takes one's own away", async () => {
  desk.seed("users", "author", {
    ...aUser({ userId: "author", userFirstname: "Ada", userLastname: "Roy" }),
  });
  desk.seed("savedViews", "view-1", { ...aSavedView() });
  desk.seed("savedViews", "mine", {
    ...aSavedView({
      viewId: "mine",
      name: "Mâles",
      authorId: me,
      params: "sex=Male",
      sharedWith: [],
    }),
  });
  desk.seed("savedViews", "hidden", {
    ...aSavedView({ viewId: "hidden", name: "Cachée", sharedWith: [] }),
  });
  const { router } = await open("?sectorId=s1");
  await press("Vues");
  expect(screen.queryByRole("menuitem", { name: /Cachée/ })).toBeNull();
  await pick(/Femelles/);
  expect(router.state.location.search).toBe("?sex=Femelle");
  await press("Femelles");
  expect(screen.queryByRole("menuitem", { name: /Supprimer/ })).toBeNull();
  await pick("Mâles");
  expect(router.state.location.search).toBe("?sex=Male");
  await press("Mâles");
  const shown = await screen.findByRole("menuitem", { name: /^Mâles/ });
  expect(within(shown).getByLabelText("affichée")).toBeVisible();
  await pick(/^Supprimer/);
  await waitFor(() =>
    expect(desk.written).toMatchObject([
      { id: "mine", values: { isDeleted: true } },
    ]),
  );
});

it("takes of a view nothing but what narrows this list, whoever kept it", async () => {
  desk.seed("savedViews", "view-1", {
    ...aSavedView({ params: "sex=Femelle&tool=labels&zoo=baie" }),
  });
  const { router } = await open("");
  await press("Vues");
  await pick(/Femelles/);
  expect(router.state.location.search).toBe("?sex=Femelle");
});

it("reads nothing before it is asked, and says how one is kept", async () => {
  await open("", "enclosureList");
  await press("Vues");
  expect(await screen.findByText(/^Choisissez d’abord/)).toBeVisible();
  desk.seed("savedViews", "view-1", {
    ...aSavedView({ page: "enclosureList" }),
  });
  expect(
    await screen.findByRole("menuitem", { name: /Femelles/ }),
  ).toBeVisible();
  expect(screen.queryByText(/^Choisissez d’abord/)).toBeNull();
});

it("shows one's own however many somebody else shares with everybody", async () => {
  // A list of which no test before this one kept a view.
  const page = "enclosureList";
  for (let index = 0; index < 60; index += 1) {
    const viewId = `flood-${String(index)}`;
    desk.seed("savedViews", viewId, {
      ...aSavedView({ viewId, name: viewId, page, sharedWith: ["*"] }),
      updatedAt: new Date("2026-11-20T10:00:00Z"),
    });
  }
  desk.seed("savedViews", "mine", {
    ...aSavedView({
      viewId: "mine",
      name: "Mâles",
      page,
      authorId: me,
      sharedWith: [],
    }),
    updatedAt: new Date("2026-01-01T10:00:00Z"),
  });
  await open("", page);
  await press("Vues");
  expect(await screen.findByRole("menuitem", { name: "Mâles" })).toBeVisible();
  expect(screen.getAllByRole("menuitem", { name: /flood/ })).toHaveLength(50);
});

import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aLabel, aTag } from "../../../tests/builders/labels";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as LabelsPage } from "./labels.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  desk.seed("tags", "tag-1", aTag());
  desk.seed(
    "tags",
    "tag-2",
    aTag({ id: "tag-2", name: "Ancien", trad: {}, archived: true }),
  );
  desk.seed("goals", "label-1", aLabel());
});

const open = (search = "") =>
  renderUi(
    <SignedIn>
      <LabelsPage />
    </SignedIn>,
    { at: `/TagManagementView${search}` },
  );
const table = (name: string) => screen.findByRole("table", { name });
const press = async (name: string) =>
  userEvent.click(await screen.findByRole("button", { name }));

it("lists what is in use, with the languages that are missing; the archived where they are asked for", async () => {
  await open();
  const rows = within(await table("Étiquettes"));
  expect(rows.getByText("Olfactif")).toBeVisible();
  expect(
    rows.getByText(
      "À traduire : Español, Deutsch, Italiano, Nederlands, Português",
    ),
  ).toBeVisible();
  expect(rows.queryByText("Ancien")).toBeNull();
  await userEvent.click(screen.getByLabelText("Afficher les archivés"));
  expect(await screen.findByText("Ancien")).toBeVisible();
});

it("shows each kind under its own tab, and says where there is none", async () => {
  await open("?tab=goals");
  expect(within(await table("Objectifs")).getByText("Éveil")).toBeVisible();
  await userEvent.click(screen.getByRole("tab", { name: "Catégories" }));
  expect(await screen.findByText("Aucune catégorie")).toBeVisible();
});

it("makes a goal in the languages that are given", async () => {
  await open("?tab=goals&mode=create");
  await press("Créer");
  expect(await screen.findByLabelText(/^Français/)).toHaveAccessibleDescription(
    "Ce champ est obligatoire.",
  );
  await userEvent.type(screen.getByLabelText(/^Français/), " Nage ");
  await userEvent.type(screen.getByLabelText("Deutsch"), "Schwimmen");
  await press("Créer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    kind: "create",
    collection: "goals",
    values: { label: "Nage", trad: { fr: "Nage", de: "Schwimmen" } },
  });
});

it("changes a tag, and writes nothing but what differs", async () => {
  await open("?tab=tags&labelId=tag-1");
  await userEvent.type(await screen.findByLabelText("Deutsch"), "Geruch");
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    collection: "tags",
    id: "tag-1",
    values: { trad: { fr: "Olfactif", en: "Scent", de: "Geruch" } },
  });
});

it("says that the address names no label", async () => {
  await open("?tab=tags&labelId=nobody");
  expect(await screen.findByText(/rien à cette adresse/)).toBeVisible();
  expect(await table("Étiquettes")).toBeVisible();
});

it("archives and takes it back", async () => {
  await open();
  await table("Étiquettes");
  await userEvent.click(screen.getByRole("button", { name: /Olfactif/ }));
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Archiver" }),
  );
  await waitFor(() =>
    expect(desk.written[0]).toMatchObject({ values: { archived: true } }),
  );
});

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { zooA } from "../../../tests/builders/ids";
import { SettingsTab } from "./settings/settings-tab";
import {
  fill,
  openZoos,
  press,
  seedConfig,
  seedZoo,
  show,
} from "./testing/zoo-desk";

const desk = openZoos();
const open = () => show(<SettingsTab />, "/ZooDetails?tab=settings");
const name = () => screen.findByLabelText(/^Nom/, { selector: "input" });

it("saves the establishment and its private configuration together, what differs alone", async () => {
  seedConfig(desk);
  await open();
  expect(await name()).toHaveValue("La Baie");
  await fill(/^Nom/, "La Rade");
  await userEvent.click(screen.getByRole("radio", { name: "Laboratoire" }));
  await userEvent.click(screen.getByRole("radio", { name: "Suivi de base" }));
  await fill("Identifiant interne", "0042");
  await fill("Code court", "rade");
  await fill(/^Adresse de la messagerie/, "https://chat.example.org/hook");
  await press("Enregistrer");
  expect(await screen.findByText("Réglages enregistrés.")).toBeVisible();
  expect(
    desk.written.map(({ collection, id, values }) => [collection, id, values]),
  ).toEqual([
    [
      "zoo",
      zooA,
      {
        zooName: "La Rade",
        type: "laboratory",
        followUpLevel: "basic",
        ownId: "0042",
        shortCode: "RADE",
      },
    ],
    ["zooConfigs", "config", { chatEndpoint: "https://chat.example.org/hook" }],
  ]);
});

it("makes the private configuration where there is none yet", async () => {
  await open();
  await fill(/^Adresse de la messagerie/, "https://chat.example.org/hook");
  await fill("Canal", "soins");
  await press("Enregistrer");
  expect(await screen.findByText("Réglages enregistrés.")).toBeVisible();
  expect(desk.written[0]).toMatchObject({
    kind: "create",
    collection: "zooConfigs",
    id: "config",
    parentId: zooA,
    values: { zooId: zooA, chatChannel: "soins" },
  });
});

it("sends nothing when nothing differs, and nothing that is wrong: said at the field", async () => {
  await open();
  await name();
  await press("Enregistrer");
  expect(await screen.findByText("Réglages enregistrés.")).toBeVisible();
  await fill("Code court", "à");
  await fill("Canal", "soins");
  await press("Enregistrer");
  await waitFor(() =>
    expect(screen.getByLabelText("Code court")).toBeInvalid(),
  );
  await fill("Code court", "");
  await waitFor(() =>
    expect(screen.getByLabelText(/^Adresse de la messagerie/)).toBeInvalid(),
  );
  expect(desk.written).toEqual([]);
});

it("names referents among the people, with an address for everybody", async () => {
  await open();
  await userEvent.click(
    await screen.findByLabelText("Éthologue responsable", {
      selector: "input",
    }),
  );
  await userEvent.click(await screen.findByRole("option", { name: /Inès/ }));
  await fill(/contact du responsable$/, "ines@suricate.test");
  await press("Enregistrer");
  expect(await screen.findByText("Réglages enregistrés.")).toBeVisible();
  await waitFor(() =>
    expect(desk.written[0]?.values).toEqual({
      referentManagerId: "ines",
      referentManagerMail: "ines@suricate.test",
    }),
  );
});

it("keeps what was typed over a reload", async () => {
  const { unmount } = await open();
  await fill("Identifiant interne", "0042");
  unmount();
  await open();
  expect(await screen.findByLabelText("Identifiant interne")).toHaveValue(
    "0042",
  );
});

it("shows what is the provider's to set to a superAdmin alone", async () => {
  const { unmount } = await open();
  await name();
  expect(screen.getAllByRole("switch")).toEqual([
    screen.getByRole("switch", { name: /^Y publier aussi les alertes/ }),
    screen.getByRole("switch", { name: /^Dire qui a clos/ }),
  ]);
  expect(screen.queryByRole("radio", { name: "Test" })).toBeNull();
  unmount();
  desk.workAs({ right: "superAdmin" });
  seedZoo(desk);
  await open();
  await userEvent.click(
    await screen.findByRole("switch", {
      name: /^Établissement de test principal/,
    }),
  );
  await userEvent.click(screen.getByRole("radio", { name: "Test" }));
  await press("Enregistrer");
  expect(await screen.findByText("Réglages enregistrés.")).toBeVisible();
  await waitFor(() =>
    expect(desk.written[0]?.values).toEqual({
      mainTest: true,
      environment: "test",
    }),
  );
});

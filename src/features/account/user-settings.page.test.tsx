import { AppError } from "@domain/errors";
import {
  cleanup,
  configure,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aZoo } from "../../../tests/builders/facility";
import { aDevice, anAccount } from "../../../tests/builders/people";
import { provideAuth } from "../../data/auth";
import { SignedIn } from "../../data/hooks/ready-session";
import { setDeviceId } from "../../data/sdk/device";
import { aPort } from "../../data/testing/a-port";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component } from "./user-settings.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const prove = vi.fn<(password: string) => Promise<void>>();
const changePassword = vi.fn<(password: string) => Promise<void>>();
provideAuth({ port: aPort("person", { prove, changePassword }) });

function device(id: string, label: string, values: object = {}) {
  const data = aDevice({ userId: "person", deviceId: id, label, ...values });
  desk.store.seed("devices", id, data, "person");
}

beforeEach(() => {
  desk.clear();
  setDeviceId("here");
  device("here", "Firefox · Windows", { lastSeenAt: new Date() });
  prove.mockReset().mockResolvedValue();
  changePassword.mockReset().mockResolvedValue();
  desk.store.seed("accounts", "account", anAccount(), "person");
});
afterEach(() => {
  for (const id of ["here", "phone", "old"])
    desk.store.erase("devices", id, "person");
  localStorage.clear();
});

/** The page at its own address alone. */
const Here = () =>
  useLocation().pathname === "/userSettings" ? <Component /> : null;
const open = (tab = "") =>
  renderUi(
    <SignedIn>
      <Here />
    </SignedIn>,
    { at: `/userSettings${tab}` },
  );
const field = (label: string) =>
  screen.findByLabelText(new RegExp(`^${label}`), { selector: "input" });
async function type(label: string, text: string) {
  const input = await field(label);
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

it("has four tabs, the profile first", async () => {
  await open();
  expect(
    await screen.findByRole("heading", { name: "Mon compte" }),
  ).toBeVisible();
  const tabs = await screen.findAllByRole("tab");
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    "Profil",
    "Notifications",
    "Mot de passe",
    "Applications et appareils",
  ]);
  expect(await field("Adresse e-mail")).toHaveAttribute("readonly");
  expect(screen.getByRole("button", { name: /photo/ })).toBeVisible();
});

it("is one's own alone: somebody else's is where accounts are managed, for who may", async () => {
  await open("?userId=somebody");
  expect(
    await screen.findByText(
      "Cette page n’est pas ouverte avec vos droits. Adressez-vous à un administrateur de votre établissement.",
    ),
  ).toBeVisible();
  expect(screen.queryByRole("tab")).toBeNull();
  cleanup();
  desk.workAs({ right: "admin" });
  const { router } = await open("?userId=somebody");
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: "/ZooDetails",
      search: "?userId=somebody",
    }),
  );
});

it("saves the names on the card, trimmed, and nothing that was not changed", async () => {
  await open();
  const save = await screen.findByRole("button", { name: "Enregistrer" });
  expect(save).toBeDisabled();
  await type("Prénom", " Inès ");
  await userEvent.click(save);
  expect(await screen.findByText("Profil enregistré.")).toBeVisible();
  expect(
    desk.written.map(({ collection, values }) => [collection, values]),
  ).toEqual([["users", { userFirstname: "Inès", userLastname: "Martin" }]]);
});

it("says at its field what is missing", async () => {
  await open();
  await type("Nom", " ");
  await press("Enregistrer");
  expect(await field("Nom")).toHaveAccessibleDescription(
    "Ce champ est obligatoire.",
  );
  expect(desk.written).toEqual([]);
});

it("saves the language in the private account, and speaks it", async () => {
  await open();
  await userEvent.click(await field("Langue"));
  await userEvent.click(await screen.findByText("Deutsch"));
  await press("Enregistrer");
  expect(
    await screen.findByRole("heading", { name: "Mein Konto" }),
  ).toBeVisible();
  await waitFor(() =>
    expect(
      desk.written.map(({ collection, parentId, values }) => [
        collection,
        parentId,
        values,
      ]),
    ).toEqual([["accounts", "person", { language: "de" }]]),
  );
});

it("hands out everything that is stored, as a file", async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return "blob:data";
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const records = { users: [{ userFirstname: "Camille" }] };
  desk.answer(() => ({ records }));
  await open();
  await press("Télécharger mes données");
  await waitFor(() => expect(blobs).toHaveLength(1));
  expect(JSON.parse((await blobs[0]?.text()) ?? "")).toEqual(records);
  expect(names[0]).toMatch(/^suricate-ines-martin-\d{4}-\d\d-\d\d\.json$/);
  expect(desk.called).toEqual([
    { name: "exportPerson", input: { userId: "person" } },
  ]);
  vi.restoreAllMocks();
});

it("shows the terms to whoever would read them again", async () => {
  await open();
  await press("Conditions d’utilisation");
  expect(await screen.findByText("Version 4")).toBeVisible();
});

async function fillPasswords(current: string, next: string, repeat = next) {
  await type("Mot de passe actuel", current);
  await type("Nouveau mot de passe", next);
  await type("Confirmez le nouveau mot de passe", repeat);
  await press("Changer le mot de passe");
}

it("changes the password of whoever knows the present one, then notes it", async () => {
  desk.answer(() => ({ noted: true }));
  await open("?tab=password");
  await fillPasswords("ancien", "nouveau");
  expect(
    await screen.findByText("Votre mot de passe est changé."),
  ).toBeVisible();
  expect(prove).toHaveBeenCalledExactlyOnceWith("ancien");
  expect(changePassword).toHaveBeenCalledExactlyOnceWith("nouveau");
  expect(desk.called).toEqual([{ name: "notePasswordChange", input: {} }]);
  expect(await field("Mot de passe actuel")).toHaveValue("");
});

it("says of a wrong present password that it is wrong, and changes nothing", async () => {
  prove.mockRejectedValue(new AppError("invalid-input"));
  await open("?tab=password");
  await fillPasswords("autre", "nouveau");
  await waitFor(async () =>
    expect(await field("Mot de passe actuel")).toHaveAccessibleDescription(
      "Le mot de passe actuel est incorrect",
    ),
  );
  expect(await field("Mot de passe actuel")).toHaveFocus();
  expect(changePassword).not.toHaveBeenCalled();
  expect(desk.called).toEqual([]);
});

it("asks for six characters, twice the same, before anything is sent", async () => {
  await open("?tab=password");
  await fillPasswords("ancien", "court", "autre!");
  expect(await field("Nouveau mot de passe")).toHaveAccessibleDescription(
    /trop court - 6 caractères minimum/,
  );
  expect(
    await field("Confirmez le nouveau mot de passe"),
  ).toHaveAccessibleDescription("Les mots de passe ne sont pas identiques");
  expect(prove).not.toHaveBeenCalled();
});

it("says when the password was changed last, and by whom", async () => {
  const passwordChangedAt = Date.parse("2026-11-20T09:30:00Z");
  const account = anAccount({
    passwordChangedAt,
    passwordChangedByAdmin: true,
  });
  desk.store.seed("accounts", "account", account, "person");
  await open("?tab=password");
  expect(await screen.findByText(/par un administrateur/)).toHaveTextContent(
    "20 nov. 2026",
  );
});

function threeDevices() {
  device("phone", "Chrome · Android");
  device("old", "Safari · macOS", { signedOutAt: new Date() });
}

it("lists where the account is open, this device first", async () => {
  threeDevices();
  await open("?tab=apps");
  await screen.findByText("Chrome · Android");
  const rows = screen.getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Firefox · WindowsCet appareil/),
    expect.stringMatching(/^Chrome · Android/),
  ]);
});

it("signs another device out, after asking", async () => {
  desk.answer(() => ({ signedOut: 1 }));
  threeDevices();
  await open("?tab=apps");
  await press(/^Déconnecter.*Chrome/);
  const question = within(await screen.findByRole("dialog"));
  expect(question.getByText(/quittera Suricate/)).toBeVisible();
  await userEvent.click(question.getByRole("button", { name: "Déconnecter" }));
  expect(
    await screen.findByText("« Chrome · Android » est déconnecté."),
  ).toBeVisible();
  expect(desk.called).toEqual([
    { name: "signOutDevice", input: { deviceId: "phone", which: "this" } },
  ]);
});

it("signs all others out by naming this one", async () => {
  desk.answer(() => ({ signedOut: 1 }));
  threeDevices();
  await open("?tab=apps");
  await press("Déconnecter tous les autres");
  await userEvent.click(
    within(await screen.findByRole("dialog")).getByRole("button", {
      name: "Déconnecter tous les autres",
    }),
  );
  expect(
    await screen.findByText("Tous les autres appareils sont déconnectés."),
  ).toBeVisible();
  expect(desk.called).toEqual([
    { name: "signOutDevice", input: { deviceId: "here", which: "others" } },
  ]);
});

it("tells how to install where the browser has no button for it", async () => {
  await open("?tab=apps");
  expect(await screen.findByText(/menu de votre navigateur/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /Installer/ })).toBeNull();
});

it("offers the languages that the establishment authorises, and one's own", async () => {
  desk.seed("zoo", "zoo-baie", aZoo({ languages: ["de"] }));
  await renderUi(
    <SignedIn>
      <Here />
    </SignedIn>,
    { at: "/userSettings" },
  );
  await userEvent.click(
    await screen.findByLabelText("Langue", { selector: "input" }),
  );
  await waitFor(() =>
    expect(
      screen.getAllByRole("option").map(({ textContent }) => textContent),
    ).toEqual(["Français", "Deutsch"]),
  );
  desk.seed("zoo", "zoo-baie", aZoo());
});

it("keeps how one is told of tasks, and asks for what only that needs", async () => {
  await open("?tab=notices");
  expect(
    await screen.findByRole("radio", { name: "Un résumé par jour" }),
  ).toBeChecked();
  expect(await field("Heure du résumé")).toHaveValue("07:00");
  await userEvent.click(
    screen.getByRole("radio", { name: "Un e-mail à chaque fois" }),
  );
  expect(screen.queryByLabelText(/^Heure du résumé/)).not.toBeInTheDocument();
  await userEvent.click(await screen.findByLabelText(/^Heures calmes/));
  expect(await field("Début des heures calmes")).toHaveValue("20:00");
  await userEvent.click(screen.getByRole("switch", { name: /^Alertes/ }));
  await userEvent.click(await field("Fin des heures calmes"));
  await userEvent.click(await screen.findByRole("option", { name: "20:00" }));
  await press("Enregistrer");
  expect(
    await screen.findByText("Choisissez deux heures différentes."),
  ).toBeVisible();
  await userEvent.click(await field("Fin des heures calmes"));
  await userEvent.click(await screen.findByRole("option", { name: "06:30" }));
  await press("Enregistrer");
  expect(await screen.findByText("Vos choix sont enregistrés.")).toBeVisible();
  expect(desk.written.map(({ values }) => values)).toEqual([
    {
      noticeMail: "single",
      quietFrom: "20:00",
      quietUntil: "06:30",
      noticeAlerts: false,
    },
  ]);
  await userEvent.click(
    await screen.findByRole("radio", { name: "Aucun e-mail" }),
  );
  expect(screen.queryByLabelText(/^Heures calmes/)).not.toBeInTheDocument();
});

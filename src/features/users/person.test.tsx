import { AppError } from "@domain/errors";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { sector1, sector2, zooB } from "../../../tests/builders/ids";
import { isOnline } from "../../data/online";
import { choose, failWith, fill, openUsers, press } from "./testing/users-desk";
import { answer, openPerson, pick } from "./testing/record-desk";

const desk = openUsers();

afterEach(() => {
  vi.restoreAllMocks();
});

/** The name of what was called last, with what. */
const lastCall = () => {
  const { name, input } = desk.called.at(-1) ?? {};
  return [name, input];
};

const offers = async () => {
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByText("Adresse e-mail");
  return dialog
    .queryAllByRole("button")
    .map((button) => button.getAttribute("aria-label") ?? button.textContent)
    .filter((name) => name !== "Fermer");
};

const more = (name: string) => `Autres actions\u202f: ${name}`;
const passwords = ["Envoyer un lien", "Générer", "Définir"];

it("shows what is known of somebody", async () => {
  await openPerson("ines");
  const dialog = within(await screen.findByRole("dialog", { name: /Inès/ }));
  expect(await dialog.findByText("ines@zoo.test")).toBeVisible();
  expect(dialog.getByText("Équipe ou stage")).toBeVisible();
  expect(dialog.getByText("Français")).toBeVisible();
  expect(dialog.getByText("Non autorisée")).toBeVisible();
  expect(dialog.getByText("Jamais")).toBeVisible();
  expect(dialog.getByRole("link", { name: "Savane" })).toHaveAttribute(
    "href",
    `/SectorManagementView?sectorId=${sector1}`,
  );
});

it.each([
  [
    "paul",
    [
      "Renvoyer l’invitation",
      "Modifier le compte",
      more("Paul Martin"),
      ...passwords,
    ],
  ],
  ["ines", ["Modifier le compte", more("Inès Martin"), ...passwords]],
  ["denis", ["Réactiver", "Modifier le compte", more("Denis Martin")]],
  ["olga", [more("Olga Martin")]],
  ["person", []],
  ["sofia", []],
])("offers for %s what their status allows", async (id, names) => {
  await openPerson(id);
  expect(await offers()).toEqual(names);
});

it("offers no change of rights that are not known", async () => {
  desk.store.erase("access", "ines");
  await openPerson("ines");
  expect(await offers()).toEqual([more("Inès Martin"), ...passwords]);
});

it("offers a superAdmin what concerns another superAdmin, never oneself", async () => {
  desk.workAs({ right: "superAdmin" });
  const { unmount } = await openPerson("sofia");
  expect(await offers()).toContain("Modifier le compte");
  unmount();
  await openPerson("person");
  expect(await offers()).toEqual([]);
  expect(screen.getByText(/C’est votre compte/)).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Ouvrir «\u202fMon compte\u202f»" }),
  ).toHaveAttribute("href", "/userSettings");
});

it("shows but the card of the provider's people, and nothing to do with them", async () => {
  await openPerson("marc");
  expect(
    await screen.findByText(/Vos droits ne permettent pas de modifier/),
  ).toBeVisible();
  expect(screen.queryByText("marc@zoo.test")).toBeNull();
});

it("sends the invitation again", async () => {
  desk.answer(() => ({ sent: true }));
  await openPerson("paul");
  await press("Renvoyer l’invitation");
  expect(
    await screen.findByText("Invitation envoyée à paul@zoo.test."),
  ).toBeVisible();
  expect(lastCall()).toEqual([
    "sendUserInvitation",
    { userData: { userId: "paul" }, zooId: "zoo-baie" },
  ]);
});

it("sends a link to choose a new password, after asking", async () => {
  desk.answer(() => ({ sent: true }));
  await openPerson("ines");
  await press("Envoyer un lien");
  expect(desk.called).toEqual([]);
  await answer("Envoyer");
  expect(await screen.findByText("Lien envoyé à ines@zoo.test.")).toBeVisible();
  expect(lastCall()).toEqual([
    "adminSendPasswordResetEmail",
    { userEmail: "ines@zoo.test" },
  ]);
});

it("says that the mail could not be sent, and tries again", async () => {
  failWith(desk, new AppError("quota"));
  await openPerson("ines");
  await press("Envoyer un lien");
  await answer("Envoyer");
  const alert = within(await screen.findByRole("alert"));
  expect(
    alert.getByText("Impossible d’envoyer l’e-mail de réinitialisation"),
  ).toBeVisible();
  expect(alert.getByText(/Trop de demandes/)).toBeVisible();
  desk.answer(() => ({ sent: true }));
  await press("Réessayer");
  expect(await screen.findByText("Lien envoyé à ines@zoo.test.")).toBeVisible();
});

it("deactivates after asking, and says why it could not be", async () => {
  failWith(desk, new AppError("internal"));
  await openPerson("ines");
  await pick("Inès Martin", "Désactiver");
  await answer("Désactiver");
  expect(
    await screen.findByText(
      "Impossible de désactiver ou de réactiver le compte",
    ),
  ).toBeVisible();
  desk.answer(() => ({ userStatus: "disabled" }));
  await press("Réessayer");
  expect(
    await screen.findByText("Compte désactivé : Inès Martin."),
  ).toBeVisible();
  expect(lastCall()).toEqual(["disableUser", { userId: "ines" }]);
});

it("reactivates", async () => {
  desk.answer(() => ({ userStatus: "active" }));
  await openPerson("denis");
  await press("Réactiver");
  expect(
    await screen.findByText("Compte réactivé : Denis Martin."),
  ).toBeVisible();
  expect(lastCall()).toEqual(["reactivateUser", { userId: "denis" }]);
});

it("removes, and erases who was removed, each after a warning", async () => {
  desk.answer(() => ({ userId: "ines" }));
  const { unmount } = await openPerson("ines");
  await pick("Inès Martin", "Supprimer");
  await answer("Supprimer");
  await waitFor(() =>
    expect(lastCall()).toEqual(["removeUser", { userId: "ines" }]),
  );
  unmount();
  desk.answer(() => ({ pseudonym: "gone" }));
  await openPerson("olga");
  await pick("Olga Martin", "Effacer ses données");
  expect(
    await screen.findByText(/Rien ne permet de revenir en arrière/),
  ).toBeVisible();
  await answer("Effacer pour de bon");
  await waitFor(() =>
    expect(lastCall()).toEqual(["erasePerson", { userId: "olga" }]),
  );
});

it("does nothing that is declined", async () => {
  await openPerson("ines");
  await pick("Inès Martin", "Supprimer");
  await answer("Annuler");
  expect(desk.called).toEqual([]);
});

it("hands out what is stored of somebody as a file", async () => {
  desk.answer(() => ({ records: { users: [{ userId: "ines" }] } }));
  const made: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    made.push(file);
    return "blob:data";
  };
  URL.revokeObjectURL = () => undefined;
  const click = vi
    .spyOn(HTMLAnchorElement.prototype, "click")
    .mockImplementation(() => undefined);
  await openPerson("ines");
  await pick("Inès Martin", "Exporter ses données");
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toMatch(
    /^suricate-ines-martin-\d{4}-\d\d-\d\d\.json$/,
  );
  expect(JSON.parse(await made[0]!.text())).toEqual({
    users: [{ userId: "ines" }],
  });
});

it("shows a generated password once", async () => {
  desk.answer(() => ({ password: "abc45defgh" }));
  const { unmount } = await openPerson("ines");
  await press("Générer");
  await answer("Générer");
  expect(await screen.findByText("abc45defgh")).toBeVisible();
  expect(screen.getByRole("button", { name: "Copier" })).toBeVisible();
  expect(lastCall()).toEqual(["generateUserPassword", { userId: "ines" }]);
  await press("J’ai noté le mot de passe");
  expect(screen.queryByText("abc45defgh")).toBeNull();
  unmount();
  for (const storage of [sessionStorage, localStorage])
    expect(Object.values(storage).join()).not.toContain("abc45defgh");
});

it("sets a password of six characters at least", async () => {
  desk.answer(() => ({ status: "active", password: null }));
  await openPerson("ines");
  await press("Définir");
  await fill("Nouveau mot de passe", "court");
  await press("Enregistrer");
  expect(
    await screen.findByText(
      "Le mot de passe est trop court - 6 caractères minimum",
    ),
  ).toBeVisible();
  expect(desk.called).toEqual([]);
  await fill("Nouveau mot de passe", "assez long");
  await press("Enregistrer");
  expect(
    await screen.findByText("Mot de passe défini pour Inès Martin."),
  ).toBeVisible();
  expect(lastCall()).toEqual([
    "adminUpdateUserPassword",
    { userId: "ines", newPassword: "assez long" },
  ]);
});

it("shows the password that stands for one that could not be set, to be changed at the next sign-in", async () => {
  desk.answer(() => ({ status: "pending", password: "xyz23uvwab" }));
  await openPerson("ines");
  await press("Définir");
  await fill("Nouveau mot de passe", "assez long");
  await press("Enregistrer");
  expect(await screen.findByText("xyz23uvwab")).toBeVisible();
  expect(
    screen.getByText(/elle devra le changer à sa prochaine connexion/),
  ).toBeVisible();
});

it("changes right and sectors, and sends only what was chosen", async () => {
  desk.answer(() => ({ userId: "ines" }));
  await openPerson("ines");
  await press("Modifier le compte");
  const form = within(
    await screen.findByRole("form", { name: "Modifier le compte" }),
  );
  await userEvent.click(form.getByLabelText("Droits", { selector: "input" }));
  await userEvent.click(
    await screen.findByRole("option", { name: "Auditeur" }),
  );
  await choose("Vétérinaire", "Volière");
  await userEvent.click(screen.getByRole("switch", { name: /^Version bêta/ }));
  await press("Enregistrer");
  expect(await screen.findByText("Compte enregistré.")).toBeVisible();
  expect(lastCall()).toEqual([
    "updateUserAccess",
    {
      userId: "ines",
      userRight: "auditor",
      sectorRoles: {
        keeper: [sector1],
        management: [],
        veterinary: [sector2],
        nutrition: [],
      },
      betaTester: true,
    },
  ]);
});

it("says that roles could not be saved, and keeps what was chosen", async () => {
  failWith(desk, new AppError("conflict"));
  await openPerson("ines");
  await press("Modifier le compte");
  await choose("Vétérinaire", "Volière");
  await press("Enregistrer");
  expect(
    await screen.findByText("Erreur lors de l’enregistrement des rôles"),
  ).toBeVisible();
  desk.answer(() => ({ userId: "ines" }));
  await press("Réessayer");
  expect(await screen.findByText("Compte enregistré.")).toBeVisible();
  expect(lastCall()[1]).toMatchObject({
    sectorRoles: { veterinary: [sector2] },
  });
});

it("offers an administrator neither the superAdmin's right nor staff and home", async () => {
  await openPerson("ines");
  await press("Modifier le compte");
  const form = within(
    await screen.findByRole("form", { name: "Modifier le compte" }),
  );
  await userEvent.click(form.getByLabelText("Droits", { selector: "input" }));
  await screen.findByRole("option", { name: "Administrateur" });
  expect(
    screen.queryByRole("option", { name: "Super-administrateur" }),
  ).toBeNull();
  expect(
    screen.queryByRole("switch", { name: /^Équipe du prestataire/ }),
  ).toBeNull();
  expect(screen.queryByLabelText("Établissement")).toBeNull();
});

it("moves somebody to another establishment without sectors, for a superAdmin", async () => {
  desk.workAs({ right: "superAdmin" });
  desk.answer(() => ({ userId: "ines" }));
  await openPerson("ines");
  await press("Modifier le compte");
  await choose("Établissement", "Le Lac");
  expect(
    screen.getByText(/Changer d’établissement retire la personne/),
  ).toBeVisible();
  await userEvent.click(
    screen.getByRole("switch", { name: /^Équipe du prestataire/ }),
  );
  expect(screen.queryByText(/En changer retire la personne/)).toBeNull();
  // The options bear the same names.
  expect(document.querySelector("[class*=Pill-root]")).toBeNull();
  await press("Enregistrer");
  await answer("Annuler");
  expect(desk.called).toEqual([]);
  await press("Enregistrer");
  await answer("Changer d’établissement");
  await waitFor(() =>
    expect(lastCall()).toEqual([
      "updateUserAccess",
      { userId: "ines", suricateStaff: true, zooId: zooB },
    ]),
  );
});

it("asks before what was chosen is given up", async () => {
  await openPerson("ines");
  await press("Modifier le compte");
  await choose("Vétérinaire", "Volière");
  await press("Fermer");
  expect(
    await screen.findByRole("dialog", { name: "Quitter cette page\u202f?" }),
  ).toBeVisible();
  await answer("Quitter sans enregistrer");
  await waitFor(() =>
    expect(screen.queryByRole("dialog", { name: /Inès/ })).toBeNull(),
  );
  expect(desk.called).toEqual([]);
});

it("says once that a network is needed, and offers nothing to press without", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  expect(isOnline()).toBe(false);
  await openPerson("ines");
  expect(
    await screen.findByText(/Les comptes ne se modifient qu’avec le réseau/),
  ).toBeVisible();
  for (const name of ["Modifier le compte", ...passwords])
    expect(screen.getByRole("button", { name })).toBeDisabled();
  expect(screen.queryByRole("button", { name: /^Autres actions/ })).toBeNull();
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  vi.restoreAllMocks();
  window.dispatchEvent(new Event("online"));
});

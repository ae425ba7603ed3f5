import { AppError } from "@domain/errors";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { aZoo } from "../../../tests/builders/facility";
import { sector1, zooA, zooB } from "../../../tests/builders/ids";
import {
  choose,
  failWith,
  fill,
  openCreation,
  openUsers,
  press,
} from "./testing/users-desk";

const desk = openUsers();

const answerAll = () => desk.answer(() => ({ userId: "new", sent: true }));

async function typePerson(mail = "zoe@zoo.test") {
  await fill(/^Prénom/, "Zoé");
  await fill(/^Nom de famille/, "Petit");
  await fill(/^Adresse e-mail/, mail);
}

const calls = () => desk.called.map(({ name }) => name);
const step = async (name: string) =>
  userEvent.click(
    await screen.findByRole("button", {
      name: new RegExp(`Étape .* ${name}$`),
    }),
  );

it("invites the keeper of one sector with five clicks beside typing", async () => {
  answerAll();
  const { router } = await openCreation();
  await typePerson();
  await press("Suivant");
  await press("Suivant");
  await choose("Soigneur", "Savane");
  await press("Créer et inviter");
  expect(
    await screen.findByText("Invitation envoyée à zoe@zoo.test."),
  ).toBeVisible();
  expect(desk.called).toEqual([
    {
      name: "createUser",
      input: {
        operationId: expect.stringMatching(/^[A-Za-z0-9_-]+$/) as string,
        zooId: zooA,
        userFirstname: "Zoé",
        userLastname: "Petit",
        userMail: "zoe@zoo.test",
        language: "fr",
        userRight: "user",
        suricateRank: null,
        sectorRoles: {
          keeper: [sector1],
          management: [],
          veterinary: [],
          nutrition: [],
        },
        betaTester: false,
      },
    },
    {
      name: "sendUserInvitation",
      input: { userData: { userId: "new" }, zooId: zooA },
    },
  ]);
  expect(router.state.location).toMatchObject({
    pathname: "/ZooDetails",
    search: "",
    state: { made: "new" },
  });
  expect(sessionStorage.getItem("person-draft")).toBeNull();
});

it("does not go on without names and a mail, and says so at the fields", async () => {
  await openCreation();
  await press("Suivant");
  expect(await screen.findByText("3 champs sont à corriger")).toBeVisible();
  await fill(/^Prénom/, "Zoé");
  await fill(/^Nom de famille/, "Petit");
  await fill(/^Adresse e-mail/, "zoe@");
  expect(
    screen.getByLabelText(/^Adresse e-mail/, { selector: "input" }),
  ).toHaveAccessibleDescription(/Cette adresse e-mail n’est pas complète/);
  await step("Vérification");
  expect(screen.getByRole("button", { name: /Étape 1 / })).toHaveAttribute(
    "aria-current",
    "step",
  );
  expect(desk.called).toEqual([]);
});

it("asks an administrator for no establishment, a superAdmin for one, whose sectors it then offers", async () => {
  const { unmount } = await openCreation();
  expect(
    (await screen.findAllByRole("button", { name: /^Étape/ })).map((one) =>
      one.getAttribute("aria-label"),
    ),
  ).toEqual([
    "Étape 1 sur 4\u202f: Personne",
    "Étape 2 sur 4\u202f: Droits",
    "Étape 3 sur 4\u202f: Secteurs",
    "Étape 4 sur 4\u202f: Vérification",
  ]);
  unmount();
  desk.workAs({ right: "superAdmin" });
  answerAll();
  const { router } = await openCreation();
  await typePerson();
  await press("Suivant");
  await choose("Établissement", "Le Lac");
  await userEvent.click(
    screen.getByRole("switch", { name: /^Équipe du prestataire/ }),
  );
  await press("Suivant");
  expect(
    screen.getByRole("radio", { name: "Super-administrateur" }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "Administrateur" }));
  await step("Vérification");
  expect(await screen.findByText("Le Lac")).toBeVisible();
  await press("Créer et inviter");
  await waitFor(() =>
    expect(calls()).toEqual(["createUser", "sendUserInvitation"]),
  );
  expect(desk.called[0]?.input).toMatchObject({
    zooId: zooB,
    userRight: "admin",
    suricateStaff: true,
  });
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?zoo=${zooB}`),
  );
});

it("offers an administrator no superAdmin", async () => {
  await openCreation();
  await typePerson();
  await press("Suivant");
  expect(
    (await screen.findAllByRole("radio")).map(
      (one) => (one as HTMLInputElement).value,
    ),
  ).toEqual([
    "admin",
    "pedagoadmin",
    "correspondent",
    "manager",
    "auditor",
    "pedago",
    "user",
  ]);
});

it("says at its field that a mail is in use, and tries again as the same operation", async () => {
  failWith(desk, new AppError("mail-in-use"));
  await openCreation();
  await typePerson();
  await step("Vérification");
  await press("Créer et inviter");
  const mail = await screen.findByLabelText(/^Adresse e-mail/, {
    selector: "input",
  });
  await waitFor(() =>
    expect(mail).toHaveAccessibleDescription(/Cet email est déjà utilisé/),
  );
  answerAll();
  await fill(/^Adresse e-mail/, "zoe.petit@zoo.test");
  await press("Créer et inviter");
  expect(
    await screen.findByText("Invitation envoyée à zoe.petit@zoo.test."),
  ).toBeVisible();
  const [first, second] = desk.called.map(
    ({ input }) => (input as { operationId?: string }).operationId,
  );
  expect(first).toBe(second);
});

it("opens the record of somebody whose invitation could not be sent", async () => {
  desk.answer(() => {
    if (calls().at(-1) === "createUser") return { userId: "ines" };
    throw new AppError("quota");
  });
  const { router } = await openCreation();
  await typePerson();
  await press("Créer et inviter");
  expect(
    await screen.findByText(
      "Le compte existe, mais l’invitation n’a pas pu être envoyée",
    ),
  ).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: "/ZooDetails",
    search: "?userId=ines",
  });
});

it("makes one account, however fast it is clicked", async () => {
  answerAll();
  await openCreation();
  await typePerson();
  const button = await screen.findByRole("button", {
    name: "Créer et inviter",
  });
  // Both before the page had time to draw anything.
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByText(/Invitation envoyée/);
  expect(calls()).toEqual(["createUser", "sendUserInvitation"]);
});

it("says why nobody could be made, keeps what was typed, and tries again", async () => {
  failWith(desk, new AppError("not-allowed"));
  await openCreation();
  await typePerson();
  await press("Créer et inviter");
  expect(
    await screen.findByText("Impossible de créer le compte"),
  ).toBeVisible();
  expect(
    screen.getByText("Vos droits ne permettent pas cette action."),
  ).toBeVisible();
  answerAll();
  await press("Réessayer");
  expect(await screen.findByText(/Invitation envoyée/)).toBeVisible();
});

it("says that roles could not be saved, on the step that has them", async () => {
  failWith(desk, new AppError("conflict", { fields: ["sectorRoles"] }));
  await openCreation();
  await typePerson();
  await step("Vérification");
  await press("Créer et inviter");
  expect(
    await screen.findByText("Erreur lors de l’enregistrement des rôles"),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: /Étape 3 / })).toHaveAttribute(
    "aria-current",
    "step",
  );
});

it("keeps the draft at its step over a reload", async () => {
  const first = await openCreation();
  await typePerson();
  await press("Suivant");
  await userEvent.click(await screen.findByRole("radio", { name: "Auditeur" }));
  first.unmount();
  await openCreation();
  expect(
    await screen.findByText("Ce que vous aviez saisi est encore là."),
  ).toBeVisible();
  expect(screen.getByRole("radio", { name: "Auditeur" })).toBeChecked();
});

it("says once that a network is needed, and makes nobody without", async () => {
  const offline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await openCreation();
  expect(
    await screen.findByText(/Les comptes ne se modifient qu’avec le réseau/),
  ).toBeVisible();
  await typePerson();
  expect(
    screen.getByRole("button", { name: "Créer et inviter" }),
  ).toBeDisabled();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await press("Suivant");
  expect(await screen.findByRole("radio", { name: "Auditeur" })).toBeVisible();
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(desk.called).toEqual([]);
  offline.mockRestore();
  window.dispatchEvent(new Event("online"));
});

const atStep = (name: string) =>
  waitFor(() =>
    expect(
      screen.getByRole("button", { name: new RegExp(`Étape .* ${name}$`) }),
    ).toHaveAttribute("aria-current", "step"),
  );

it("goes back to the step before with the browser, and forth, with what was typed", async () => {
  const { router } = await openCreation();
  await typePerson();
  await press("Suivant");
  await press("Suivant");
  await atStep("Secteurs");
  expect(router.state.location.search).toBe("?step=sectors");
  await act(() => router.navigate(-1));
  await atStep("Droits");
  await act(() => router.navigate(-1));
  await atStep("Personne");
  expect(screen.getByLabelText(/^Prénom/)).toHaveValue("Zoé");
  await act(() => router.navigate(1));
  await atStep("Droits");
});

it("opens where the draft stands, and goes back from there", async () => {
  const first = await openCreation();
  await typePerson();
  await press("Suivant");
  await atStep("Droits");
  first.unmount();
  const { router } = await openCreation();
  await atStep("Droits");
  await waitFor(() => expect(router.state.location.search).toBe("?step=right"));
  await press("Suivant");
  await atStep("Secteurs");
  await act(() => router.navigate(-1));
  await atStep("Droits");
});

it("has the focus on the first field of each step, on the choice that is made", async () => {
  await openCreation();
  await typePerson();
  await press("Suivant");
  await waitFor(() =>
    expect(screen.getByRole("radio", { name: "Utilisateur" })).toHaveFocus(),
  );
  await press("Suivant");
  await waitFor(() =>
    expect(
      screen.getByLabelText("Soigneur", { selector: "input" }),
    ).toHaveFocus(),
  );
  expect(screen.queryByRole("option")).toBeNull();
});

it("tells what each right gives", async () => {
  await openCreation();
  await typePerson();
  await press("Suivant");
  const told = (await screen.findAllByRole("radio")).map((one) => {
    const ids = one.getAttribute("aria-describedby")?.split(" ") ?? [];
    return (
      ids.map((id) => document.getElementById(id)?.textContent).join("") ||
      one.closest("[class*=Radio-body]")?.textContent
    );
  });
  expect(new Set(told).size).toBe(7);
  expect(told.join()).toMatch(/Encadre des équipes/);
});

it("says before sending that somebody has no sector, and what follows from it", async () => {
  await openCreation();
  await typePerson();
  await step("Vérification");
  expect(await screen.findByText("Aucun")).toBeVisible();
  expect(screen.getByText(/^Sans secteur, cette personne/)).toBeVisible();
  await step("Droits");
  await userEvent.click(screen.getByRole("radio", { name: "Administrateur" }));
  await step("Vérification");
  expect(await screen.findByText("Aucun")).toBeVisible();
  expect(screen.queryByText(/^Sans secteur, cette personne/)).toBeNull();
});

it("offers the languages that the establishment authorises", async () => {
  desk.store.seed("zoo", zooA, { ...aZoo({ languages: ["fr", "nl"] }) });
  await openCreation();
  await userEvent.click(
    await screen.findByLabelText("Langue", { selector: "input" }),
  );
  await waitFor(() =>
    expect(
      screen.getAllByRole("option").map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(["Français", "Nederlands"])),
  );
  expect(screen.queryByRole("option", { name: "English" })).toBeNull();
});

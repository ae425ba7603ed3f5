import { AppError } from "@domain/errors";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { anAccess } from "../../../tests/builders/a-session";
import { provideCalls } from "../../data/calls";
import { anAccount } from "../../../tests/builders/people";
import { answer, openPerson, pick } from "./testing/record-desk";
import {
  choose,
  failWith,
  fill,
  openUsers,
  press,
  seedPerson,
} from "./testing/users-desk";

const desk = openUsers();
const password = "abc45defgh";

const button = (name: string) => screen.getByRole("button", { name });
const hasFocus = (name: string) =>
  waitFor(() => expect(button(name)).toHaveFocus());

async function generate() {
  desk.answer(() => ({ password }));
  const view = await openPerson("ines");
  await press("Générer");
  await answer("Générer");
  expect(await screen.findByText(password)).toBeVisible();
  return view;
}

it("keeps a password that is shown until it was noted: closing asks, copying has the focus", async () => {
  const { router } = await generate();
  await hasFocus("Copier");
  const ways = [
    () => userEvent.keyboard("{Escape}"),
    () => press("Fermer"),
    () => router.navigate("/ZooDetails"),
    () => router.navigate("/somewhere"),
  ];
  for (const way of ways) {
    await way();
    await answer("Revenir au mot de passe");
    await waitFor(() =>
      expect(screen.queryByText(/Perdre ce mot de passe/)).toBeNull(),
    );
    expect(screen.getByText(password)).toBeVisible();
  }
  await press("J’ai noté le mot de passe");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

it("has the browser ask before a reload takes the password", async () => {
  await generate();
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await press("J’ai noté le mot de passe");
  const later = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(later);
  expect(later.defaultPrevented).toBe(false);
});

it("lets somebody close without noting it who says so", async () => {
  const { router } = await generate();
  await press("Fermer");
  await answer("Fermer sans le noter");
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

it("keeps the focus in the record when what had it is done and gone", async () => {
  desk.answer(() => ({ userStatus: "active" }));
  await openPerson("denis");
  await press("Réactiver");
  desk.store.seed("access", "denis", { ...anAccess() });
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Réactiver" })).toBeNull(),
  );
  await waitFor(() =>
    expect(screen.getByRole("dialog")).toContainElement(
      document.activeElement as HTMLElement,
    ),
  );
});

it.each([
  ["Envoyer un lien", "Envoyer"],
  ["Générer", "Générer"],
])("keeps the focus after %s", async (action, yes) => {
  failWith(desk, new AppError("quota"));
  await openPerson("ines");
  await press(action);
  await answer(yes);
  await screen.findByText(/Trop de demandes/);
  await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
  await hasFocus(action);
});

it("has the focus on what was opened by it after a menu's action", async () => {
  desk.answer(() => ({ userStatus: "disabled" }));
  await openPerson("ines");
  await pick("Inès Martin", "Désactiver");
  await answer("Désactiver");
  await screen.findByText("Compte désactivé : Inès Martin.");
  await hasFocus("Autres actions\u202f: Inès Martin");
});

it("turns in the pressed button, and nothing else is done meanwhile", async () => {
  let finish: () => void = () => undefined;
  const before = provideCalls(
    () =>
      new Promise((resolve) => {
        finish = () => resolve({ success: true, data: { sent: true } });
      }),
  );
  await openPerson("ines");
  await press("Envoyer un lien");
  await answer("Envoyer");
  await waitFor(() =>
    expect(button("Envoyer un lien")).toHaveAttribute("aria-busy", "true"),
  );
  expect(button("Générer")).not.toHaveAttribute("aria-busy");
  for (const name of ["Définir", "Modifier le compte"]) {
    expect(button(name)).toHaveAttribute("aria-disabled", "true");
    button(name).click();
  }
  expect(screen.queryByRole("form")).toBeNull();
  finish();
  await screen.findByText("Lien envoyé à ines@zoo.test.");
  expect(button("Définir")).not.toHaveAttribute("aria-disabled");
  provideCalls(before);
});

it.each([
  ["Modifier le compte", "Prénom"],
  ["Définir", "Nouveau mot de passe"],
])(
  "opens %s at its first field; Escape goes back to the record",
  async (action, first) => {
    await openPerson("ines");
    await press(action);
    await waitFor(() =>
      expect(screen.getByLabelText(first, { selector: "input" })).toHaveFocus(),
    );
    if (action === "Définir")
      expect(
        screen.getByRole("heading", { name: "Définir un mot de passe" }),
      ).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await hasFocus(action);
    expect(screen.getByRole("dialog", { name: /Inès/ })).toBeVisible();
  },
);

it("asks on Escape before what was typed is given up, and stays in the record", async () => {
  await openPerson("ines");
  await press("Modifier le compte");
  await fill("Prénom", "Inessa");
  await userEvent.keyboard("{Escape}");
  await answer("Quitter sans enregistrer");
  await hasFocus("Modifier le compte");
  await press("Modifier le compte");
  expect(screen.getByLabelText("Prénom")).toHaveValue("Inès");
});

it("is back at its button once it was saved", async () => {
  desk.answer(() => ({ userId: "ines" }));
  await openPerson("ines");
  await press("Modifier le compte");
  await choose("Vétérinaire", "Volière");
  await press("Enregistrer");
  await hasFocus("Modifier le compte");
});

it("corrects names and the address they sign in with, and sends only those", async () => {
  desk.answer(() => ({ userId: "ines" }));
  await openPerson("ines");
  await press("Modifier le compte");
  await fill("Nom de famille", "");
  await fill("Adresse e-mail", "ines@");
  await press("Enregistrer");
  expect(
    await screen.findByText(/Cette adresse e-mail n’est pas complète/),
  ).toBeVisible();
  expect(desk.called).toEqual([]);
  await fill("Nom de famille", "Petit");
  await fill("Adresse e-mail", "ines.petit@zoo.test");
  await press("Enregistrer");
  expect(await screen.findByText("Compte enregistré.")).toBeVisible();
  expect(desk.called).toEqual([
    {
      name: "updateUserAccess",
      input: {
        userId: "ines",
        userLastname: "Petit",
        userMail: "ines.petit@zoo.test",
      },
    },
  ]);
});

it("says at its field that an address is in use", async () => {
  failWith(desk, new AppError("mail-in-use"));
  await openPerson("ines");
  await press("Modifier le compte");
  await fill("Adresse e-mail", "paul@zoo.test");
  await press("Enregistrer");
  await waitFor(() =>
    expect(screen.getByLabelText("Adresse e-mail")).toHaveAccessibleDescription(
      /Cet email est déjà utilisé/,
    ),
  );
  const form = within(screen.getByRole("form"));
  expect(form.getByLabelText("Adresse e-mail")).toHaveValue("paul@zoo.test");
});

it("offers no invitation to who came in once, though they are pending anew", async () => {
  seedPerson(desk, "ines", {
    first: "Inès",
    access: { status: "pending" },
    user: { userStatus: "pending" },
  });
  const pending = await openPerson("ines");
  expect(
    await screen.findByRole("button", { name: "Renvoyer l’invitation" }),
  ).toBeVisible();
  pending.unmount();
  desk.store.seed("accounts", "account", { ...anAccount() }, "ines");
  await openPerson("ines");
  await screen.findByRole("button", { name: "Modifier le compte" });
  expect(
    screen.queryByRole("button", { name: "Renvoyer l’invitation" }),
  ).toBeNull();
});

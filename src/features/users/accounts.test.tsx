import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { anAccess } from "../../../tests/builders/a-session";
import { aZoo } from "../../../tests/builders/facility";
import { zooA, zooB } from "../../../tests/builders/ids";
import { choose, openAccounts, openUsers } from "./testing/users-desk";

const desk = openUsers();

const table = () => screen.findByRole("table", { name: "Comptes" });

/** The names of the rows, once the list has as many. */
async function shows(...names: string[]) {
  await waitFor(async () => {
    const links = within(await table()).queryAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(
      names.map((name) => expect.stringContaining(name) as string),
    );
  });
}

it("lists the people of the establishment with right, sectors and status, neither removed ones nor the provider's", async () => {
  await openAccounts("?tab=accounts");
  await shows(
    "Camille Martin",
    "Denis Martin",
    "Inès Martin",
    "Paul Martin",
    "Sofia Martin",
  );
  const row = within(screen.getByRole("row", { name: /Denis Martin/ }));
  expect(row.getByText("Désactivé")).toBeVisible();
  expect(row.getByText(/Vétérinaire.*Volière/)).toBeInTheDocument();
});

it("follows what changes, live", async () => {
  await openAccounts();
  await shows("Camille", "Denis", "Inès", "Paul", "Sofia");
  desk.store.seed("access", "ines", { ...anAccess({ status: "disabled" }) });
  const row = within(screen.getByRole("row", { name: /Inès/ }));
  expect(await row.findByText("Désactivé")).toBeVisible();
});

it.each([
  ["Droits", "Administrateur", "right=admin", ["Camille", "Paul"]],
  ["Rôle dans un secteur", "Soigneur", "role=keeper", ["Inès"]],
  ["Statut", "En attente", "status=pending", ["Paul"]],
  ["Statut", "Supprimé", "status=deleted", ["Olga"]],
])("is narrowed by %s: %s", async (field, option, address, names) => {
  const { router } = await openAccounts();
  await table();
  await choose(field, option);
  await shows(...names);
  expect(router.state.location.search).toBe(`?${address}`);
});

it("is searched by name, which never stands in the address", async () => {
  const { router } = await openAccounts();
  await table();
  await userEvent.type(
    screen.getByRole("searchbox", { name: "Rechercher une personne" }),
    "ines",
  );
  await shows("Inès");
  expect(router.state.location.search).toBe("");
});

it("says when nobody is found, and takes the filters back", async () => {
  await openAccounts("?role=nutrition");
  expect(await screen.findByText("Aucun compte ne correspond")).toBeVisible();
  const [reset] = screen.getAllByRole("button", {
    name: "Effacer les filtres",
  });
  await userEvent.click(reset!);
  await shows("Camille", "Denis", "Inès", "Paul", "Sofia");
});

it("adds the provider's people who are listed, with the provider's label, when asked for", async () => {
  await openAccounts();
  await table();
  await userEvent.click(
    screen.getByRole("switch", { name: "Afficher les accès du prestataire" }),
  );
  await shows(
    "Suricate – Marc Martin",
    "Camille",
    "Denis",
    "Inès",
    "Paul",
    "Sofia",
  );
});

it("shows the provider's people in the main test establishment", async () => {
  desk.store.seed("zoo", zooA, { ...aZoo({ mainTest: true }) });
  await openAccounts();
  await shows("Camille", "Denis", "Inès", "Léa", "Paul", "Sofia");
});

it("shows there those of the provider who have access, without being asked", async () => {
  desk.store.seed("zoo", zooA, {
    ...aZoo({ mainTest: true, staffAccess: ["marc"] }),
  });
  await openAccounts();
  await shows(
    "Suricate – Marc Martin",
    "Camille",
    "Denis",
    "Inès",
    "Léa",
    "Paul",
    "Sofia",
  );
});

it("says how many are shown", async () => {
  await openAccounts();
  expect(await screen.findByText("5 comptes")).toBeVisible();
  await choose("Statut", "En attente");
  expect(await screen.findByText("1 compte")).toBeVisible();
});

it("names nobody of another establishment", async () => {
  await openAccounts("?userId=elsewhere");
  expect(await screen.findByText("Compte introuvable")).toBeVisible();
  expect(screen.queryByText(/Yann/)).toBeNull();
});

it("says that the people could not be loaded, and tries again", async () => {
  const watch = desk.store.watch.bind(desk.store);
  let fails = true;
  desk.store.watch = (query, onNext, onError) => {
    if (!fails || query.collection !== "access")
      return watch(query, onNext, onError);
    queueMicrotask(() => onError("internal"));
    return () => undefined;
  };
  try {
    await openAccounts();
    expect(
      await screen.findByText("Erreur lors du chargement des utilisateurs"),
    ).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
    await shows("Camille", "Denis", "Inès", "Paul", "Sofia");
  } finally {
    desk.store.watch = watch;
  }
});

it("leads to the form that invites, on c too", async () => {
  const { router } = await openAccounts();
  expect(
    await screen.findByRole("link", { name: "Inviter une personne" }),
  ).toHaveAttribute("href", "/userCreation");
  await table();
  await userEvent.keyboard("c");
  await waitFor(() =>
    expect(router.state.location.pathname).toBe("/userCreation"),
  );
});

it("keeps what narrows the list while somebody's record is beside it", async () => {
  const { router } = await openAccounts("?right=admin");
  await userEvent.click(await screen.findByRole("link", { name: /Paul/ }));
  expect(await screen.findByRole("dialog", { name: /Paul/ })).toBeVisible();
  expect(router.state.location.search).toBe("?right=admin&userId=paul");
  await userEvent.click(screen.getByRole("button", { name: "Fermer" }));
  await waitFor(() =>
    expect(router.state.location.search).toBe("?right=admin"),
  );
});

it("is of the establishment one works in, for a superAdmin", async () => {
  desk.workAs({ right: "superAdmin", zooId: zooB });
  await openAccounts();
  await shows("Yann");
});

it("goes where somebody of another establishment is at home, for who sees both", async () => {
  desk.workAs({ right: "superAdmin" });
  const { router } = await openAccounts("?userId=elsewhere");
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?userId=elsewhere&zoo=${zooB}`),
  );
});

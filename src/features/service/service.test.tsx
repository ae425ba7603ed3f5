import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { SignedIn } from "../../data/hooks/ready-session";
import { AppError } from "@domain/errors";
import { kept } from "@domain/privacy/kept";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as ServicePage } from "./service.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

const failure = {
  code: "unreadable",
  where: "tasks",
  route: "/Dashboard",
  build: "2.5.0",
  fields: ["dueAt"],
  count: 12,
  firstAt: new Date("2026-11-20T08:00:00Z"),
  lastAt: new Date("2026-11-21T08:00:00Z"),
  settled: false,
};

beforeEach(() => {
  desk.clear();
  desk.answer(() => ({ saved: true }));
  desk.workAs({ right: "superAdmin" });
});

const open = (search = "") =>
  renderUi(
    <SignedIn>
      <ServicePage />
    </SignedIn>,
    { at: `/testView${search}` },
  );

it("lists what goes wrong, the latest first, until somebody saw to it", async () => {
  desk.seed("clientErrors", "one", failure);
  desk.seed("clientErrors", "two", {
    ...failure,
    code: "TypeError",
    lastAt: new Date("2026-11-21T09:00:00Z"),
  });
  desk.seed("clientErrors", "old", {
    ...failure,
    code: "internal",
    settled: true,
  });
  await open("?tab=errors");
  const rows = await screen.findAllByRole("listitem");
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent("TypeError");
  expect(rows[1]).toHaveTextContent(
    /unreadable12 fois\/Dashboard · tasks · dueAt.*21 nov.*2\.5\.0/,
  );
  await userEvent.click(
    screen.getByRole("button", { name: "Marquer unreadable comme traitée" }),
  );
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
  await userEvent.click(screen.getByRole("switch"));
  expect(await screen.findByText("internal")).toBeVisible();
});

it("says what will be there while nothing has failed", async () => {
  await open();
  expect(await screen.findByText("Aucune erreur")).toBeVisible();
});

it("begins a maintenance after asking, with all that is set", async () => {
  desk.seed("config", "app", { flags: { media: "beta" } });
  await open("?tab=service");
  await userEvent.click(
    await screen.findByRole("switch", { name: /En maintenance/ }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("Commencer la maintenance ?");
  expect(desk.called).toEqual([]);
  await userEvent.click(
    within(dialog).getByRole("button", { name: "Enregistrer" }),
  );
  await waitFor(() =>
    expect(desk.called).toEqual([
      {
        name: "setAppConfig",
        input: {
          build: "local",
          minimumVersion: null,
          maintenance: true,
          maintenanceUntil: null,
          flags: { media: "beta" },
        },
      },
    ]),
  );
});

it("takes no version that is none", async () => {
  await open("?tab=service");
  await userEvent.type(
    await screen.findByRole("textbox", { name: /Version minimale/ }),
    "demain",
  );
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  expect(
    await screen.findByText("Une version s’écrit comme 2.5.0."),
  ).toBeVisible();
  expect(desk.called).toEqual([]);
});

it("keeps what is typed when somebody else saves, and sends theirs with it", async () => {
  desk.seed("config", "app", { flags: { media: "on" } });
  await open("?tab=service");
  await userEvent.click(
    await screen.findByRole("switch", { name: /En maintenance/ }),
  );
  desk.seed("config", "app", {
    flags: { media: "off" },
    updatedAt: new Date("2026-11-22T08:00:00Z"),
  });
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await userEvent.click(
    within(await screen.findByRole("dialog")).getByRole("button", {
      name: "Enregistrer",
    }),
  );
  await waitFor(() =>
    expect(desk.called).toMatchObject([
      { input: { maintenance: true, flags: { media: "off" } } },
    ]),
  );
});

const served = (mail: "ok" | "fault" | "unknown") => ({
  now: Date.now(),
  checks: (
    ["database", "indexes", "storage", "schedules", "mail"] as const
  ).map((part) => ({
    ...{ part, ms: 12, faults: part === "mail" && mail === "fault" ? 3 : null },
    state: part === "mail" ? mail : "ok",
  })),
});

it("looks at what the product rests on, and says what to do about what does not work", async () => {
  desk.answer(() => served("fault"));
  await open("?tab=check");
  await userEvent.click(
    await screen.findByRole("button", { name: "Vérifier le système" }),
  );
  const row = async (name: RegExp) => screen.findByRole("row", { name });
  expect(await row(/^Fonctions/u)).toHaveTextContent(/Fonctionne/u);
  expect(await row(/^Horloge/u)).toHaveTextContent(/Fonctionne/u);
  expect(await row(/^E-mails/u)).toHaveTextContent(
    /consultez l’extension.*En défaut3/u,
  );
});

it("says that the functions do not answer, and that nothing is known of the clock then", async () => {
  desk.answer(() => {
    throw new AppError("internal");
  });
  await open("?tab=check");
  await userEvent.click(
    await screen.findByRole("button", { name: "Vérifier le système" }),
  );
  const row = async (name: RegExp) => screen.findByRole("row", { name });
  expect(await row(/^Fonctions/u)).toHaveTextContent(/En défaut/u);
  expect(await row(/^Horloge/u)).toHaveTextContent(
    /Les fonctions n’ont pas répondu.*Inconnu/u,
  );
});

it("says why nothing is known of mails, and what to do then", async () => {
  desk.answer(() => served("unknown"));
  await open("?tab=check");
  await userEvent.click(
    await screen.findByRole("button", { name: "Vérifier le système" }),
  );
  expect(
    await screen.findByRole("row", { name: /^E-mails/u }),
  ).toHaveTextContent(
    /Aucun des derniers e-mails.*Demandez un nouveau mot de passe.*Inconnu/u,
  );
});

it("lists how long each collection is kept, found by its name or by what is said of it", async () => {
  await open("?tab=kept");
  const table = await screen.findByRole("table", { name: "Conservation" });
  expect(
    within(table).getByRole("row", { name: /^Journal/u }),
  ).toHaveTextContent("3 ans");
  expect(
    within(table).getByRole("row", { name: /^Erreurs des applications/u }),
  ).toHaveTextContent("90 jours");
  expect(within(table).getAllByRole("rowheader")).toHaveLength(
    Object.keys(kept).length,
  );
  expect(
    within(table).getByRole("row", { name: /^Individus animals Toujours/u }),
  ).toHaveTextContent(
    /seule la fiche supprimée d’un individu qui vivait ici disparaît.*celles des morts et des partis restent/u,
  );
  await userEvent.type(
    screen.getByLabelText("Rechercher des données"),
    "soins",
  );
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) expect(row).toHaveTextContent(/soins aux animaux/u);
});

it("finds a collection by what docs/retention.md calls it, and says that below its name", async () => {
  await open("?tab=kept");
  const table = await screen.findByRole("table", { name: "Conservation" });
  await userEvent.type(
    screen.getByLabelText("Rechercher des données"),
    "zooSummaries",
  );
  const names = within(table).getAllByRole("rowheader");
  expect(names.map(({ textContent }) => textContent)).toEqual([
    "Chiffres des établissementszooSummaries",
  ]);
});

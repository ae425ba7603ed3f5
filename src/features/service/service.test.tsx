import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { SignedIn } from "../../data/hooks/ready-session";
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

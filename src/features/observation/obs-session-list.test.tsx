import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { anEnclosure, anAnimal } from "../../../tests/builders/facility";
import {
  aClosedSession,
  anObsRecord,
  anObsSession,
} from "../../../tests/builders/observation";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as History } from "./list/history-part";
import { Component } from "./obs-session-list.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("animals", "animal-1", anAnimal());
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  desk.seed(
    "obsSessions",
    "done",
    aClosedSession({
      obsSessionId: "done",
      counts: { focal: 12, scans: 9, missed: 1 },
      effort: { "animal-1": { watchedMs: 600_000, scans: 9 } },
    }),
  );
  desk.seed(
    "obsSessions",
    "void",
    aClosedSession({
      obsSessionId: "void",
      day: calendarDaySchema.parse("2026-11-21"),
      startedAt: new Date("2026-11-21T09:00:00Z"),
      endedAt: new Date("2026-11-21T09:10:00Z"),
      voidedAt: new Date("2026-11-21T12:00:00Z"),
    }),
  );
  desk.seed(
    "obsSessions",
    "mine",
    anObsSession({ obsSessionId: "mine", observerId: "person" }),
  );
});

const open = (search = "") =>
  renderUi(
    <SignedIn>
      <Component />
    </SignedIn>,
    { at: `/ObsSessionListView${search}` },
  );

const links = async (count: number) => {
  const table = await screen.findByRole("table", {
    name: "Séances d’observation",
  });
  await waitFor(() =>
    expect(within(table).getAllByRole("link")).toHaveLength(count),
  );
  return within(table)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
};

it("lists closed sessions, the latest first, and one's own to go on with above", async () => {
  await open();
  expect(await links(2)).toEqual([
    "/ObsSessionView?obsSessionId=void",
    "/ObsSessionView?obsSessionId=done",
  ]);
  expect(screen.getByText(/12 actes · 9 scans · 1 manqué/)).toBeVisible();
  const table = screen.getByRole("table", { name: "Séances d’observation" });
  expect(within(table).getByText("Invalidée")).toBeVisible();
  expect(
    screen.getByRole("link", { name: /Reprendre/ }).getAttribute("href"),
  ).toBe("/ObsSessionView?obsSessionId=mine");
  expect(
    screen.getByRole("link", { name: "Nouvelle séance" }).getAttribute("href"),
  ).toBe("/ObsSessionView?mode=create");
});

it("narrows by what the address says, and offers to take it back where nothing is left", async () => {
  await open("?status=void");
  expect(await links(1)).toEqual(["/ObsSessionView?obsSessionId=void"]);
});

const seedMany = (
  count: number,
  more: Parameters<typeof aClosedSession>[0],
) => {
  for (let n = 0; n < count; n += 1) {
    const startedAt = new Date(Date.UTC(2026, 10, 22) + n * 600_000);
    desk.seed(
      "obsSessions",
      `many-${n}`,
      aClosedSession({ obsSessionId: `many-${n}`, startedAt, ...more }),
    );
  }
};

const ofAnother = { animalIds: ["animal-2"], effort: {} };

it.each(["enclosureId=enclosure-1", "userId=author", "obsId=form-1"])(
  "asks for %s itself, however many others there are",
  async (asked) => {
    seedMany(1005, {
      enclosureId: "enclosure-2",
      observerId: "observer-2",
      obsId: "obs-2",
    });
    await open(`?${asked}&status=closed`);
    expect(await links(1)).toEqual(["/ObsSessionView?obsSessionId=done"]);
    expect(screen.queryByText(/ont été parcourues/)).toBeNull();
  },
);

it("finds what matches behind many others that do not", async () => {
  seedMany(120, ofAnother);
  await open("?animalId=animal-1&status=closed");
  expect(await links(1)).toEqual(["/ObsSessionView?obsSessionId=done"]);
  expect(screen.queryByText(/ont été parcourues/)).toBeNull();
});

it("says how far it looked where there are more than it looks through", async () => {
  seedMany(810, ofAnother);
  await open("?animalId=animal-1&status=closed");
  expect(
    await screen.findByText(/800 dernières séances ont été parcourues/),
  ).toBeVisible();
  screen.getByRole("button", { name: "Afficher plus" }).click();
  expect(await links(1)).toEqual(["/ObsSessionView?obsSessionId=done"]);
});

it("asks for a period, and says where nothing lies in it", async () => {
  const { router } = await open("?since=2026-01-01&until=2026-01-31");
  const [reset] = await screen.findAllByRole("button", {
    name: /Réinitialiser|Effacer les filtres/,
  });
  expect(screen.getByText("Aucune séance ne correspond")).toBeVisible();
  reset?.click();
  await links(2);
  expect(router.state.location.search).toBe("");
});

it("offers no session to an auditor", async () => {
  desk.workAs({ right: "auditor" });
  await open();
  expect(await screen.findByText("Aucune séance d’observation")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Nouvelle séance" })).toBeNull();
});

it("adds up what was watched by animal and by observer", async () => {
  await open("?tab=effort&since=2026-11-01&until=2026-11-30");
  const animals = await screen.findByRole("table", { name: "Par animal" });
  expect(await within(animals).findByText("10 min")).toBeVisible();
  expect(screen.getByRole("table", { name: "Par observateur" })).toBeVisible();
});

it("tells the history of a period day by day, of one campaign where asked", async () => {
  const [from, to] = ["2026-11-01", "2026-11-30"].map((day) =>
    calendarDaySchema.parse(day),
  );
  if (from === undefined || to === undefined) throw new Error("no period");
  await renderUi(
    <SignedIn>
      <History from={from} to={to} campaignId={null} />
    </SignedIn>,
    { at: "/EvalHistory?tab=observations" },
  );
  await links(2);
  expect(screen.getByText("vendredi 20 novembre 2026")).toBeVisible();
});

it("takes what is shown away as a table, with what was put right", async () => {
  desk.store.seed(
    "obsRecords",
    "device-1_0",
    { ...anObsRecord({ obsSessionId: "done" }) },
    "done",
  );
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return "blob:table";
  };
  await open("?userId=author&status=closed");
  const button = await screen.findByRole("button", { name: "Exporter" });
  button.focus();
  await userEvent.keyboard("{Enter}");
  const csv = await screen.findByRole("button", { name: "Tableau CSV" });
  csv.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await files[0]?.text();
  expect(text?.split("\r\n")[1]).toMatch(/^"done";.*;"state";/u);
});

it("says that a table is of the sessions shown, where there are more", async () => {
  seedMany(60, {});
  await open("?status=closed");
  const button = await screen.findByRole("button", { name: "Exporter" });
  button.focus();
  await userEvent.keyboard("{Enter}");
  expect(
    await screen.findByText(/ne contient que les séances affichées/u),
  ).toBeVisible();
});

it("is sent as a file, narrowed as it is", async () => {
  desk.answer(() => ({ exportJobId: "job-1" }));
  await open("?userId=author&since=2026-11-01&until=2026-11-30");
  await userEvent.click(
    await screen.findByRole("button", { name: "Exporter par e-mail" }),
  );
  await userEvent.click(
    await screen.findByRole("button", { name: "M’envoyer le fichier" }),
  );
  expect(await screen.findByText(/^Demande enregistrée/)).toBeVisible();
  expect(desk.called.at(-1)).toMatchObject({
    name: "requestExport",
    input: {
      asked: {
        ...{ kind: "sessions", userId: "author", enclosureId: null },
        period: { since: "2026-11-01", until: "2026-11-30" },
      },
    },
  });
});

describe("on a phone", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("leads on by one button, the other ways behind the menu; a card says who watched how, and for how long", async () => {
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), {
        ...{ media, matches: media === "(max-width: 639px)" },
        ...{ onchange: null, addListener: vi.fn(), removeListener: vi.fn() },
      }),
    );
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
      new DOMRect(0, 0, 328, 40),
    );
    await open();
    await links(2);
    expect(
      await screen.findByRole("link", { name: "Résultats d’observation" }),
    ).toBeVisible();
    for (const name of ["Accord entre observateurs", "Analyse focale"])
      expect(screen.queryByRole("link", { name })).toBeNull();
    const more = screen.getByRole("button", {
      name: /^Autres actions.*Séances d’observation/u,
    });
    await userEvent.click(more);
    expect(
      await screen.findByRole("menuitem", { name: "Analyse focale" }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("menuitem", { name: "Exporter" }));
    expect(await screen.findByRole("dialog", { name: /Export/ })).toBeVisible();
    expect(screen.getAllByText(/ · .*[Ff]ocal.* · 10/u)[0]).toBeVisible();
  });
});

import { configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aCalendarFeed } from "../../../../tests/builders/calendar-feeds";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { CalendarsPanel } from "./calendars-panel";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
beforeEach(() => desk.clear());

const open = () =>
  renderUi(
    <SignedIn>
      <CalendarsPanel />
    </SignedIn>,
  );
const tap = async (element: HTMLElement | Promise<HTMLElement>) =>
  userEvent.click(await element);
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const feed = (feedId: string, values: object = {}) =>
  desk.seed(
    "calendarFeeds",
    feedId,
    aCalendarFeed({ feedId, userId: "person", name: feedId, ...values }),
  );

it("makes a calendar of what was chosen, and tells its address once", async () => {
  const token = "t".repeat(43);
  desk.answer(() => ({ feedId: "feed-1", token }));
  await open();
  expect(await screen.findByText(/pas encore de calendrier/)).toBeVisible();
  expect(screen.getByText(/sans mot de passe/)).toBeVisible();
  await tap(button("Ajouter un calendrier"));
  await tap(button("Enregistrer"));
  expect(desk.called).toEqual([]);
  const name = await screen.findByLabelText(/^Nom du calendrier/, {
    selector: "input",
  });
  await userEvent.type(name, "Mon téléphone ");
  await tap(screen.findByRole("checkbox", { name: /Mes tâches/ }));
  await tap(button("Enregistrer"));
  expect(desk.called).toEqual([]);
  await tap(screen.findByRole("checkbox", { name: /^Enrichissements/ }));
  await tap(screen.findByRole("checkbox", { name: /^Mes tâches/ }));
  await tap(button("Enregistrer"));
  const address = await screen.findByRole("textbox", {
    name: "Adresse du calendrier",
  });
  expect(address).toHaveValue(
    `http://127.0.0.1:5001/demo-suricate/europe-west3/feed/${token}.ics`,
  );
  expect(
    screen.getByRole("link", { name: "Ouvrir dans mon agenda" }),
  ).toHaveAttribute("href", expect.stringMatching(/^webcal:.*\.ics$/));
  expect(desk.called).toMatchObject([
    {
      name: "createFeed",
      input: {
        name: "Mon téléphone",
        contents: ["mine", "enrichment"],
        language: "fr",
      },
    },
  ]);
});

it("lists mine alone, says what is in each and when it was read, and ends one once I agreed", async () => {
  feed("Bureau", { contents: ["sectors", "mine"] });
  feed("Montre", { fetchedAt: new Date("2026-11-20T08:00:00Z") });
  feed("Autre", { userId: "somebody" });
  desk.answer(() => ({ removed: true }));
  await open();
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^BureauMes tâches (?:et|,) ?Tâches de mes secteursAucun agenda/,
    ),
    expect.stringMatching(/^Montre.*Dernière lecture\s: 20\snov/),
  ]);
  await tap(
    within(rows[0] ?? document.body).getByRole("button", { name: /Supprimer/ }),
  );
  expect(await screen.findByText(/ne vaudra plus rien/)).toBeVisible();
  expect(desk.called).toEqual([]);
  await tap(button("Supprimer"));
  expect(await screen.findByText(/est supprimé/)).toBeVisible();
  expect(desk.called).toEqual([
    { name: "removeFeed", input: { feedId: "Bureau" } },
  ]);
});

it("makes no sixth", async () => {
  for (const name of ["1", "2", "3", "4", "5"]) feed(name);
  await open();
  await screen.findAllByRole("listitem");
  expect(document.body.textContent).toContain("calendriers au plus");
  expect(screen.queryByRole("button", { name: /^Ajouter/ })).toBeNull();
});

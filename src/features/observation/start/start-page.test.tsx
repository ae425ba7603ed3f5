import {
  act,
  configure,
  fireEvent,
  screen,
  waitFor,
} from "@testing-library/react";
import { calendarDaySchema } from "@domain/time/calendar-day";
import { listing } from "@domain/versions/version-list";
import { beforeEach, expect, it, vi } from "vitest";
import { aCampaign } from "../../../../tests/builders/campaigns";
import { anEthogram } from "../../../../tests/builders/ethograms";
import { anAnimal, anEnclosure } from "../../../../tests/builders/facility";
import { sector1 } from "../../../../tests/builders/ids";
import { SignedIn } from "../../../data/hooks/ready-session";
import { outbox } from "../../../data/outbox/outbox";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as Page } from "../obs-session.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const published = { status: "published" as const, publishedAt: new Date() };

const seedAnimal = (animalId: string) =>
  desk.seed("animals", animalId, anAnimal({ animalId, animalName: animalId }));

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  seedAnimal("animal-1");
  desk.seed("observations", "obs-1", anEthogram({ ...listing([published]) }));
});

const open = (search: string) =>
  renderUi(
    <SignedIn>
      <Page />
    </SignedIn>,
    { at: `/ObsSessionView${search}` },
  );
const press = (name: string) =>
  fireEvent.click(screen.getByRole("button", { name }));

it("follows nobody of many until they are chosen, and has all of them scanned", async () => {
  for (const animalId of ["animal-2", "animal-3", "animal-4"])
    seedAnimal(animalId);
  await open("?mode=create&enclosureId=enclosure-1");
  const animals = await screen.findByRole("combobox", {
    name: /^Individus observés/,
  });
  const begin = screen.getByRole("button", { name: "Commencer" });
  await screen.findByRole("button", { name: "Tout l’enclos (4 individus)" });
  expect(begin).toBeDisabled();
  const isMissing = () =>
    screen.queryByText("Choisissez au moins un individu.") !== null;
  // Whoever has not been there yet has done nothing wrong.
  expect(isMissing()).toBe(false);
  expect(animals).not.toHaveAttribute("aria-invalid", "true");
  fireEvent.focus(animals);
  fireEvent.blur(animals);
  expect(screen.getByText("Choisissez au moins un individu.")).toBe(
    document.getElementById(`${animals.id}-error`),
  );
  fireEvent.click(screen.getByRole("radio", { name: "Scans" }));
  await waitFor(() => expect(begin).toBeEnabled());
  expect(isMissing()).toBe(false);
  press("Personne");
  expect(isMissing()).toBe(true);
  press("Tout l’enclos (4 individus)");
  // What was chosen by hand stands.
  fireEvent.click(screen.getByRole("radio", { name: "Suivi focal" }));
  expect(isMissing()).toBe(false);
  await waitFor(() => expect(begin).toBeEnabled());
});

it("takes no ethogram for granted before it is known who is observed", async () => {
  await open("?mode=create");
  const ethogram = await screen.findByRole("combobox", { name: /Éthogramme/ });
  const enclosure = screen.getByRole("combobox", { name: /^Enclos/ });
  expect(ethogram).toHaveValue("");
  fireEvent.click(enclosure);
  fireEvent.click(await screen.findByRole("option", { name: /\S/ }));
  await waitFor(() => expect(ethogram).not.toHaveValue(""));
});

it("begins scans of a flock where nobody has a name, and no focal follow", async () => {
  desk.seed(
    "enclosures",
    "enclosure-2",
    anEnclosure({ enclosureId: "enclosure-2", enclosureName: "Volière" }),
  );
  await open("?mode=create&enclosureId=enclosure-2");
  expect(await screen.findByText(/seuls des scans peuvent/)).toBeVisible();
  const begin = screen.getByRole("button", { name: "Commencer" });
  expect(begin).toBeDisabled();
  fireEvent.click(screen.getByRole("radio", { name: "Scans" }));
  expect(screen.getByText(/chaque scan compte des groupes/)).toBeVisible();
  await waitFor(() => expect(begin).toBeEnabled());
  await act(async () => {
    fireEvent.click(begin);
    await outbox.drained(10_000);
  });
  expect(desk.written[0]).toMatchObject({
    collection: "obsSessions",
    values: {
      status: "open",
      enclosureId: "enclosure-2",
      animalIds: [],
      channels: ["scan"],
    },
  });
});

it("begins what a campaign asks for in two touches", async () => {
  desk.seed(
    "campaigns",
    "campaign-1",
    aCampaign({
      collects: ["scan", "focal"],
      obsId: "obs-1",
      obsVersion: 1,
      surveyId: null,
      surveyVersion: null,
      endDate: calendarDaySchema.parse("2098-12-31"),
    }),
  );
  await open("?mode=create");
  fireEvent.click(await screen.findByRole("radio", { name: "Printemps" }));
  const begin = screen.getByRole("button", { name: "Commencer" });
  await waitFor(() => expect(begin).toBeEnabled());
  await act(async () => {
    fireEvent.click(begin);
    await outbox.drained(10_000);
  });
  expect(desk.written[0]).toMatchObject({
    collection: "obsSessions",
    values: {
      status: "open",
      observerId: "person",
      campaignId: "campaign-1",
      obsId: "obs-1",
      obsVersion: 1,
      enclosureId: "enclosure-1",
      animalIds: ["animal-1"],
      channels: ["scan", "focal"],
      interval: 60,
    },
  });
});

import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { act, configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import {
  aCampaign,
  aCampaignProgress,
} from "../../../../tests/builders/campaigns";
import { anAnimal } from "../../../../tests/builders/facility";
import { sector1 } from "../../../../tests/builders/ids";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as CollectedPart } from "./collected-part";
import { Component as CollectedWidget } from "./collected-widget";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const today = parisDay(new Date());

const seedCampaign = (campaignId: string, given = {}) =>
  desk.seed(
    "campaigns",
    campaignId,
    aCampaign({
      ...{ campaignId, name: `Campagne ${campaignId}` },
      ...{ startDate: addDays(today, -10), endDate: addDays(today, 20) },
      ...{ collects: ["scan"], animalIds: ["ann", "ben"] },
      targets: { scan: { count: 1, period: "campaign" } },
      ...given,
    }),
  );

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { management: [sector1] } });
  for (const animalId of ["ann", "ben"])
    desk.seed(
      "animals",
      animalId,
      anAnimal({ animalId, animalName: animalId }),
    );
});

const open = () =>
  renderUi(
    <SignedIn>
      <p>Tableau de bord</p>
      <CollectedPart />
    </SignedIn>,
  );

it("tells of whom a running campaign has enough sessions, and leads to what is missing", async () => {
  seedCampaign("one");
  seedCampaign("two", { collects: ["quiz"], targets: {} });
  seedCampaign("three", { endDate: addDays(today, -1) });
  desk.store.seed(
    "campaignProgress",
    today.slice(0, 7),
    aCampaignProgress({
      ...{ campaignId: "one", month: today.slice(0, 7), subjects: {} },
      scan: { ann: { s1: { day: today, by: "me" } } },
    }),
    "one",
  );
  await open();
  const link = await screen.findByRole("link", { name: "Campagne one" });
  expect(link).toHaveAttribute(
    "href",
    expect.stringMatching(/campaignId=one.*tab=scan|tab=scan.*campaignId=one/u),
  );
  expect(
    await screen.findByText("Scans · assez de séances pour 1 sur 2 animaux"),
  ).toBeVisible();
  expect(screen.queryByText("Campagne two")).toBeNull();
  expect(screen.queryByText("Campagne three")).toBeNull();
});

it("counts sessions where there is no target, and stands nowhere without campaigns or for who plans none", async () => {
  seedCampaign("one", { targets: {}, collects: ["focal"] });
  const { unmount } = await open();
  expect(await screen.findByText("Suivi focal · 0 séance")).toBeVisible();
  unmount();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  await open();
  expect(await screen.findByText("Tableau de bord")).toBeVisible();
  expect(screen.queryByText("Ce qui est observé")).toBeNull();
});

it("counts a session of several animals once", async () => {
  const month = today.slice(0, 7);
  const session = { s1: { day: today, by: "me" } };
  seedCampaign("one", { targets: {} });
  desk.store.seed(
    "campaignProgress",
    month,
    aCampaignProgress({
      ...{ campaignId: "one", month, subjects: {} },
      scan: { ann: session, ben: session },
    }),
    "one",
  );
  await open();
  expect(await screen.findByText("Scans · 1 séance")).toBeVisible();
});

it("says no number of a campaign that is about nobody who lives here", async () => {
  seedCampaign("films", { animalIds: ["elsewhere"], targets: {} });
  await open();
  await screen.findByRole("link", { name: "Campagne films" });
  expect(await screen.findByText("Scans")).toBeVisible();
});

it("leads who manages a sector to the campaigns though nothing is observed, and who has them in the menu to nothing", async () => {
  seedCampaign("one", { collects: ["quiz"], targets: {} });
  const { unmount } = await open();
  expect(await screen.findByText("1 campagne en cours")).toBeVisible();
  expect(screen.getByRole("link", { name: "Les campagnes" })).toHaveAttribute(
    "href",
    "/campaignListView",
  );
  unmount();
  desk.workAs({ right: "admin" });
  await open();
  expect(await screen.findByText("Tableau de bord")).toBeVisible();
  await act(() => Promise.resolve());
  expect(screen.queryByText("1 campagne en cours")).toBeNull();
});

it("says how many more there are than it shows", async () => {
  for (const id of ["1", "2", "3", "4", "5", "6"]) seedCampaign(id);
  await open();
  expect(
    await screen.findByRole("link", { name: "et 2 autres campagnes" }),
  ).toHaveAttribute("href", "/campaignListView?status=running");
  expect(screen.getAllByRole("link", { name: /^Campagne / })).toHaveLength(4);
});

it("says that it could not be read, and asks again", async () => {
  const watch = desk.store.watch.bind(desk.store);
  const refused = vi
    .spyOn(desk.store, "watch")
    .mockImplementation((...asked) => {
      const [{ collection }, , onError] = asked;
      if (collection !== "campaigns") return watch(...asked);
      queueMicrotask(() => onError("not-allowed"));
      return () => undefined;
    });
  seedCampaign("one");
  await open();
  const panel = await screen.findByRole("region", {
    name: "Ce qui est observé",
  });
  const again = within(panel).getByRole("button", { name: /essayer/iu });
  refused.mockRestore();
  await userEvent.click(again);
  expect(
    await screen.findByRole("link", { name: "Campagne one" }),
  ).toBeVisible();
});

it("stands on a dashboard of one's own for whoever reads campaigns, also where nothing is observed", async () => {
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  seedCampaign("one");
  const widget = () =>
    renderUi(
      <SignedIn>
        <CollectedWidget />
      </SignedIn>,
    );
  const { unmount } = await widget();
  expect(
    await screen.findByRole("link", { name: "Campagne one" }),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Les campagnes" })).toBeVisible();
  unmount();
  seedCampaign("one", { collects: ["quiz"], targets: {} });
  await widget();
  expect(await screen.findByText("1 campagne en cours")).toBeVisible();
});

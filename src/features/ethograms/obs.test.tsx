import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listing } from "@domain/versions/version-list";
import { beforeEach, expect, it, vi } from "vitest";
import {
  aBehaviour,
  anEthogram,
  anEthogramVersion,
  ethogramTexts,
} from "../../../tests/builders/ethograms";
import { SignedIn } from "../../data/hooks/ready-session";
import { outbox } from "../../data/outbox/outbox";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as ListPage } from "./list/obs-list.page";
import { Component as Page } from "./obs.page";
import { Component as PreviewPage } from "./preview/obs-preview.page";

vi.setConfig({ testTimeout: 60_000 });

const desk = openDesk();
const publishedAt = new Date("2026-11-01T08:00:00Z");

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
});

const open = (Shown: () => React.ReactNode, at: string) =>
  renderUi(
    <SignedIn>
      <Shown />
    </SignedIn>,
    { at },
  );

function seedDraft(version = anEthogramVersion()) {
  desk.seed("observations", "obs-1", anEthogram({ obsSpecie: [] }));
  desk.store.seed("observationVersions", "1", version, "obs-1");
}

function seedPublished() {
  const status = "published" as const;
  desk.seed(
    "observations",
    "obs-1",
    anEthogram({ obsSpecie: [], ...listing([{ status, publishedAt }]) }),
  );
  desk.store.seed(
    "observationVersions",
    "1",
    anEthogramVersion({ status, publishedAt }),
    "obs-1",
  );
  desk.store.seed(
    "observationTexts",
    "fr",
    ethogramTexts(),
    "obs-1/versions/1",
  );
}

it("lists the ethograms by name, and leads to each", async () => {
  seedDraft();
  await open(ListPage, "/ObsListView");
  const link = await screen.findByRole("link", { name: /Suricates fr/ });
  expect(link).toHaveAttribute("href", "/ObsManagementView?obsId=obs-1");
  expect(screen.getByText("1 éthogramme")).toBeVisible();
});

it("shows a draft with what is in the way of publishing it, by its place", async () => {
  const twice = aBehaviour({ behaviourId: "run", code: "r", group: "posture" });
  const { behaviours } = anEthogramVersion();
  seedDraft(anEthogramVersion({ behaviours: [...behaviours, twice] }));
  await open(Page, "/ObsManagementView?obsId=obs-1");
  const problem = await screen.findByRole("link", {
    name: /run fr.*cette touche est déjà celle/,
  });
  expect(problem).toHaveAttribute(
    "href",
    expect.stringMatching(/mode=edit/) as string,
  );
  const table = screen.getByRole("table", { name: "Comportements" });
  expect(within(table).getByText("groom fr")).toBeVisible();
});

it("adds a behaviour with the next free key, orders and saves it", async () => {
  seedDraft();
  await open(Page, "/ObsManagementView?obsId=obs-1&version=1&mode=edit");
  await userEvent.click(
    await screen.findByRole("button", { name: "Ajouter un comportement" }),
  );
  const name = await screen.findByRole("textbox", { name: "Nom" });
  expect(name).toHaveFocus();
  await userEvent.type(name, "Jeu");
  expect(screen.getByRole("textbox", { name: "Touche" })).toHaveValue("a");
  screen.getByRole("button", { name: /^Monter.*Jeu$/ }).focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(desk.written).toHaveLength(1));
  const [change] = desk.written;
  const { behaviours = [] } = (change?.values ?? {}) as {
    behaviours?: { code: string; trad: object }[];
  };
  expect(behaviours.map(({ code }) => code)).toEqual(["r", "w", "a", "g"]);
  expect(behaviours[2]?.trad).toEqual({
    fr: { name: "Jeu", definition: null },
  });
  // What is stored of it is no matter of the next test.
  await outbox.drained(10_000);
});

it("is tried by large keys: a state stops those of its group, events count", async () => {
  desk.workAs({ sectorRoles: { keeper: ["s1"] } });
  seedPublished();
  await open(PreviewPage, "/ObsPreview?obsId=obs-1");
  await screen.findByRole("button", { name: /^rest fr/ });
  const key = (name: string) =>
    screen.getByRole("button", { name: new RegExp(`^${name} fr`) });
  const press = async (name: string) => {
    key(name).focus();
    await userEvent.keyboard("{Enter}");
  };
  await press("rest");
  expect(key("rest")).toHaveAttribute("aria-pressed", "true");
  await press("walk");
  expect(key("rest")).toHaveAttribute("aria-pressed", "false");
  await press("groom");
  await press("groom");
  expect(key("groom")).toHaveAccessibleName(/2 ×/);
  expect(key("walk")).toHaveAttribute("aria-pressed", "true");
});

it("says that there is none where there is none", async () => {
  await open(Page, "/ObsManagementView?obsId=gone");
  expect(
    await screen.findByText("Cet éthogramme ou cette version est introuvable"),
  ).toBeVisible();
});

import { entryOf } from "@domain/directory/entry-of";
import { encodeEntries } from "@domain/directory/parts";
import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import {
  anAnimal,
  anEnclosure,
  aSector,
} from "../../../tests/builders/facility";
import { sector1, zooA } from "../../../tests/builders/ids";
import { aFamily, aSpecie } from "../../../tests/builders/taxa";
import { SignedIn } from "../../data/hooks/ready-session";
import { provideBackend } from "../../data/backend";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as EnclosureListPage } from "./enclosure-list.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

const names = () =>
  screen
    .getAllByRole("row")
    .flatMap((row) => row.querySelector("a")?.textContent ?? []);
const narrowTo = async (label: string, option: string) => {
  await userEvent.click(await screen.findByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
};

/** What is there is in the directory, as functions build it. */
beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { management: [sector1] } });
  desk.seed("sectors", sector1, aSector());
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  const empty = { enclosureId: "empty", enclosureName: "Volière" };
  desk.seed("enclosures", "empty", anEnclosure(empty));
  desk.seed("family", "family-1", aFamily());
  const entries = {
    species: [entryOf("species", "specie-1", aSpecie())],
    animals: [entryOf("animals", "animal-1", anAnimal())],
    enclosures: [
      entryOf("enclosures", "enclosure-1", anEnclosure()),
      entryOf("enclosures", "empty", anEnclosure(empty)),
    ],
    sectors: [entryOf("sectors", sector1, aSector())],
  };
  for (const [kind, those] of Object.entries(entries))
    desk.store.seed(
      "directoryParts",
      `${kind}-0`,
      { version: 1, entries: encodeEntries(those) },
      zooA,
    );
  desk.seed("directories", zooA, {
    directoryId: zooA,
    revision: 1,
    builtAt: new Date(),
    versions: Object.fromEntries(
      Object.keys(entries).map((kind) => [kind, [1]]),
    ),
  });
});

it("is narrowed to where a taxon lives, and to what is ready for scans", async () => {
  await renderUi(
    <SignedIn>
      <EnclosureListPage />
    </SignedIn>,
    { at: "/EnclosureListView" },
  );
  await waitFor(() => expect(names()).toEqual(["Plaine", "Volière"]));
  await narrowTo("Taxon", aFamily().familyLatinName);
  await waitFor(() => expect(names()).toEqual(["Plaine"]));
  await userEvent.click(
    screen.getByRole("button", { name: "Effacer les filtres" }),
  );
  await narrowTo("Scan sampling", "Prêt pour le scan");
  expect(
    await screen.findByText("Aucun enclos ne correspond à la recherche."),
  ).toBeVisible();
  await narrowTo("Scan sampling", "Pas encore prêt");
  await waitFor(() => expect(names()).toEqual(["Plaine", "Volière"]));
});

it("names without a network what this device holds no record of, and leads there", async () => {
  const { store } = desk;
  provideBackend({
    ...store,
    watch: (query, onNext, onError) =>
      store.watch(
        query,
        (list) =>
          onNext(
            query.collection === "enclosures"
              ? {
                  ...list,
                  rows: list.rows.filter(({ id }) => id === "empty"),
                  fromCache: true,
                  heard: false,
                }
              : list,
          ),
        onError,
      ),
  });
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await renderUi(
    <SignedIn>
      <EnclosureListPage />
    </SignedIn>,
    { at: "/EnclosureListView" },
  );
  const known = await screen.findByRole("region", { name: /que le nom/ });
  const links = within(known).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual(["Plaine"]);
  expect(links[0]).toHaveAttribute(
    "href",
    expect.stringContaining("enclosureId=enclosure-1"),
  );
  expect(names()).toEqual(["Volière"]);
  onLine.mockRestore();
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(known).not.toBeInTheDocument());
  provideBackend(store);
});

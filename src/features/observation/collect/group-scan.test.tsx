import {
  act,
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anEnclosureMap } from "../../../../tests/builders/facility";
import { sector1 } from "../../../../tests/builders/ids";
import { outbox } from "../../../data/outbox/outbox";
import { openDesk } from "../../../data/testing/working-as";
import { anotherId, rowsOf, seedPlace, seedSession } from "../testing/seeds";
import { openSession } from "../testing/stage";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
let id = "";

beforeEach(async () => {
  sessionStorage.clear();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  id = await anotherId();
  seedPlace(desk, { Nala: "Nala", Simba: "Simba", Zazu: "Zazu" });
  seedSession(desk, id, {
    animalIds: ["Nala"],
    channels: ["focal", "scan"],
    interval: 60,
    startedAt: new Date(Date.now() - 60_000),
  });
});

afterEach(() => vi.restoreAllMocks());

const open = () => openSession(id);
const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole("button", { name }));
const sheet = () => screen.findByRole("dialog", { name: "Scan" });
const code = async (name: string) =>
  fireEvent.click(
    within(
      within(await sheet()).getByRole("region", { name: "Comportements" }),
    ).getByRole("button", { name: new RegExp(`^${name}`) }),
  );
const closeSheet = async () => {
  fireEvent.click(
    within(await sheet()).getByRole("button", { name: "Fermer" }),
  );
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
};
const recordedScans = async () => (await rowsOf(desk, id)).scans;

it("scans all animals of the enclosure within the follow of one", async () => {
  await open();
  press(/^rest fr/);
  press("Faire le scan");
  const goesOn = within(await sheet()).getByRole("list", {
    name: "En ce moment",
  });
  expect(within(goesOn).getByText("rest fr")).toBeVisible();
  const tiles = within(await sheet()).getByRole("list", { name: "Animaux" });
  const names = within(tiles)
    .getAllByRole("button")
    .map(({ textContent }) => /^(Nala|Simba|Zazu)/.exec(textContent)?.[1]);
  expect(names).toEqual(["Nala", "Simba", "Zazu"]);
  for (const name of ["rest", "walk", "rest"]) await code(name);
  fireEvent.click(
    within(await sheet()).getByRole("button", { name: "Enregistrer" }),
  );
  // There the next one begins.
  await waitFor(() =>
    expect(screen.getByRole("region", { name: "Scan" })).toHaveFocus(),
  );
  press("Terminer");
  press("Terminer");
  await act(() => outbox.drained(10_000));
  await waitFor(async () =>
    expect(
      (await recordedScans()).map(({ seen }) =>
        seen.map(({ animalId, behaviourIds }) => [animalId, behaviourIds]),
      ),
    ).toEqual([
      [
        ["Nala", ["rest"]],
        ["Simba", ["walk"]],
        ["Zazu", ["rest"]],
      ],
    ]),
  );
});

it("waits for the map of the enclosure before it takes it to have none", async () => {
  desk.store.seed("enclosureMaps", "enclosure-1", anEnclosureMap());
  const watchDoc = desk.store.watchDoc.bind(desk.store);
  let arrive = (): unknown => undefined;
  vi.spyOn(desk.store, "watchDoc").mockImplementation((...asked) => {
    if (asked[0] !== "enclosureMaps") return watchDoc(...asked);
    arrive = () => watchDoc(...asked);
    return () => undefined;
  });
  await open();
  press("Faire le scan");
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => void arrive());
  expect(
    await within(await sheet()).findByRole("region", { name: "Position" }),
  ).toBeVisible();
});

it("keeps a scan that is left half made, says so until it is saved, and before the session ends", async () => {
  const { unmount } = await open();
  press("Faire le scan");
  await code("walk");
  await closeSheet();
  const kept = "Un scan commencé n’est pas encore enregistré : 1 sur 3.";
  expect(await screen.findByText(kept)).toBeVisible();
  unmount();
  await open();
  expect(await screen.findByText(kept)).toBeVisible();
  press("Terminer");
  const asked = screen.getByRole("region", { name: /^Terminer la séance/ });
  expect(within(asked).getByRole("alert")).toHaveTextContent(kept);
  fireEvent.click(within(asked).getByRole("button", { name: "Annuler" }));
  press("Continuer le scan");
  expect(
    within(await sheet()).getByRole("button", { name: /^Nala/ }),
  ).toHaveTextContent("walk");
  await closeSheet();
  press("Abandonner");
  const question = await screen.findByRole("dialog", {
    name: /^Abandonner ce scan/,
  });
  fireEvent.click(within(question).getByRole("button", { name: "Abandonner" }));
  await waitFor(() => expect(screen.queryByText(kept)).toBeNull());
});

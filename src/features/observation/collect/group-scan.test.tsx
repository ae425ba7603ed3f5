import {
  act,
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { wordsIn } from "@domain/ethogram/publish/freeze";
import { ethogramTextsSchema } from "@domain/ethogram/version";
import { obsRecordsQuery } from "@domain/observation/obs-session-queries";
import type { ScanRow } from "@domain/observation/rows/row";
import { recordedIn, rowsIn } from "@domain/observation/rows/keyed";
import { listing } from "@domain/versions/version-list";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  anEthogram,
  anEthogramVersion,
} from "../../../../tests/builders/ethograms";
import {
  anAnimal,
  anEnclosure,
  anEnclosureMap,
} from "../../../../tests/builders/facility";
import { sector1 } from "../../../../tests/builders/ids";
import { anObsSession } from "../../../../tests/builders/observation";
import { SignedIn } from "../../../data/hooks/ready-session";
import { taps } from "../../../data/observation/tap-log";
import { outbox } from "../../../data/outbox/outbox";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as Page } from "../obs-session.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const plan = anEthogramVersion({ status: "published" });
let place = 0;
let id = "";

beforeEach(async () => {
  sessionStorage.clear();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  id = `group-scan-${place++}`;
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  for (const animalName of ["Nala", "Simba", "Zazu"])
    desk.seed(
      "animals",
      animalName,
      anAnimal({ animalId: animalName, animalName }),
    );
  const published = { status: "published" as const, publishedAt: new Date() };
  desk.seed("observations", "obs-1", anEthogram({ ...listing([published]) }));
  desk.store.seed("observationVersions", "1", plan, "obs-1");
  desk.store.seed(
    "observationTexts",
    "fr",
    ethogramTextsSchema.parse(wordsIn(plan, anEthogram().names, "fr")),
    "obs-1/versions/1",
  );
  const held = await taps.of({ uid: "person", obsSessionId: id });
  await taps.drop(held.rows);
  desk.seed(
    "obsSessions",
    id,
    anObsSession({
      obsSessionId: id,
      observerId: "person",
      obsId: "obs-1",
      animalIds: ["Nala"],
      channels: ["focal", "scan"],
      interval: 60,
      startedAt: new Date(Date.now() - 60_000),
    }),
  );
});

afterEach(() => vi.restoreAllMocks());

const open = async () => {
  const view = await renderUi(
    <SignedIn>
      <Page />
    </SignedIn>,
    { at: `/ObsSessionView?obsSessionId=${id}` },
  );
  await screen.findByRole("button", { name: /^rest fr/ });
  return view;
};
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
const recordedScans = (): Promise<readonly ScanRow[]> =>
  new Promise((resolve, reject) => {
    const end = desk.store.watch(
      obsRecordsQuery(id),
      ({ rows }) => {
        const { recorded } = recordedIn(rows.map(({ data }) => data));
        resolve(rowsIn(recorded).scans);
        queueMicrotask(() => end());
      },
      reject,
    );
  });

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

import { encodeEntries } from "@domain/directory/parts";
import { act, configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { anAnimal, aZoo } from "../../../tests/builders/facility";
import { zooA, zooB } from "../../../tests/builders/ids";
import { provideBackend } from "../../data/backend";
import { useDirectory } from "../../data/hooks/use-names";
import { SignedIn } from "../../data/hooks/ready-session";
import { switchZoo } from "../../data/session";
import { openDesk } from "../../data/testing/working-as";
import { Component as AnimalPage } from "../../features/animals/animal.page";
import { Component as EnclosurePage } from "../../features/enclosures/enclosure.page";
import { Component as SectorPage } from "../../features/sectors/sector.page";
import { Component as TaskListPage } from "../../features/tasks/task-list.page";
import { renderUi } from "../../ui/testing/render-ui";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
/** What the server says of a record it has not been heard of yet. */
let answer: (() => void) | null = null;
/** As the rules answer: a document that is not there is refused like one of somebody else's. */
provideBackend({
  ...desk.store,
  watchDoc: (collection, id, onNext, onError, parentId) => {
    if (id === "nobody-heard-of") {
      answer = () => onNext(null);
      return () => undefined;
    }
    return desk.store.watchDoc(
      collection,
      id,
      (row) => {
        if (row === null && id === "nobody-has-it") onError("not-allowed");
        else onNext(row);
      },
      onError,
      parentId,
    );
  },
});

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
});

/** As the shell does. */
function FollowsAddress() {
  const zoo = useSearchParams()[0].get("zoo");
  useEffect(() => {
    if (zoo !== null) switchZoo(zoo);
  }, [zoo]);
  return null;
}

const open = (Page: ComponentType, at: string) =>
  renderUi(
    <>
      <SignedIn>
        <Page />
      </SignedIn>
      <FollowsAddress />
    </>,
    { at },
  );

const nowhere =
  "Il n’y a rien à cette adresse, ou vos droits n’y donnent pas accès.";

it.each([
  [
    SectorPage,
    "/SectorManagementView?sectorId",
    "Ce secteur",
    "/SectorListView",
  ],
  [
    EnclosurePage,
    "/EnclosureManagementView?enclosureId",
    "Cet enclos",
    "/EnclosureListView",
  ],
  [
    AnimalPage,
    "/AnimalManagementView?animalId",
    "Cet individu",
    "/specieAnimalsListView",
  ],
])(
  "%o says what is not there, whyever, and leads to its list",
  async (Page, at, what, list) => {
    await open(Page, `${at}=nobody-has-it`);
    expect(await screen.findByText(`${what} est introuvable.`)).toBeVisible();
    expect(screen.getByText(nowhere)).toBeVisible();
    expect(screen.getByRole("link", { name: /^Voir les/ })).toHaveAttribute(
      "href",
      list,
    );
    expect(screen.queryByText(/droits ne/)).toBeNull();
  },
);

it.each([
  ["taskId", "Cette tâche est introuvable.", "Voir les tâches"],
  [
    "automationId",
    "Cette automatisation est introuvable.",
    "Voir les automatisations",
  ],
])(
  "%s of nothing says so beside the list, and leads back to it",
  async (id, what, back) => {
    const { router } = await open(
      TaskListPage,
      `/TaskManagementView?${id}=nobody-has-it`,
    );
    expect(await screen.findByText(what)).toBeVisible();
    expect(screen.getByText(nowhere)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: back }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
  },
);

it("shows a record of another establishment there, never here", async () => {
  desk.workAs({ right: "superAdmin" });
  desk.seed("zoo", zooB, aZoo({ zooName: "Lande" }));
  desk.seed(
    "animals",
    "far",
    anAnimal({ zooId: zooB, animalName: "Lointain" }),
  );
  const { router } = await open(
    AnimalPage,
    "/AnimalManagementView?animalId=far",
  );
  expect(
    await screen.findByRole("heading", { name: "Lointain" }),
  ).toBeVisible();
  expect(router.state.location.search).toBe(`?animalId=far&zoo=${zooB}`);
});

it("shows one of an establishment where a person does not work to nobody", async () => {
  desk.seed(
    "animals",
    "far",
    anAnimal({ zooId: zooB, animalName: "Lointain" }),
  );
  const { router } = await open(
    AnimalPage,
    "/AnimalManagementView?animalId=far",
  );
  expect(await screen.findByText(nowhere)).toBeVisible();
  expect(screen.queryByText("Lointain")).toBeNull();
  expect(router.state.location.search).toBe("?animalId=far");
});

const unheard = "/AnimalManagementView?animalId=nobody-heard-of";

/** A directory without animals, as functions build it. */
function buildDirectory() {
  const part = { version: 1, entries: encodeEntries([]) };
  desk.store.seed("directoryParts", "animals-0", part, zooA);
  desk.seed("directories", zooA, {
    directoryId: zooA,
    revision: 1,
    builtAt: new Date(),
    versions: { animals: [1] },
  });
}

/** Somewhere the names of all animals are shown. */
function WithNames() {
  const { live } = useDirectory("animals", zooA);
  return (
    <>
      <p>{`names: ${live.state}`}</p>
      {live.state === "data" && <AnimalPage />}
    </>
  );
}

it("says what is not there before the server does, where the names of all there is are at hand", async () => {
  buildDirectory();
  await open(WithNames, unheard);
  expect(await screen.findByText(nowhere)).toBeVisible();
});

it("says so without a network, by what this device keeps", async () => {
  buildDirectory();
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await open(AnimalPage, unheard);
  expect(await screen.findByText(nowhere)).toBeVisible();
  onLine.mockRestore();
  window.dispatchEvent(new Event("online"));
});

it("waits for the server where a person sees several establishments", async () => {
  buildDirectory();
  desk.workAs({ right: "superAdmin" });
  switchZoo(zooA);
  await open(WithNames, unheard);
  expect(await screen.findByText("names: data")).toBeVisible();
  expect(screen.queryByText(nowhere)).toBeNull();
  act(() => answer?.());
  expect(await screen.findByText(nowhere)).toBeVisible();
});

import {
  configure,
  createEvent,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  aGroup,
  anAnimal,
  anEnclosure,
} from "../../../tests/builders/facility";
import { sector1, sector2 } from "../../../tests/builders/ids";
import { aSpecie } from "../../../tests/builders/taxa";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as GroupPage } from "./group.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const colony = "/GroupManagementView?groupId=group-1";

const seedAnimal = (animalId: string, more: object = {}) =>
  desk.seed(
    "animals",
    animalId,
    anAnimal({ animalId, animalName: animalId, ...more }),
  );

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("species", "specie-1", aSpecie());
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  desk.seed("groups", "group-1", aGroup());
  seedAnimal("Timon", { groupId: "group-1" });
  seedAnimal("Nala");
  seedAnimal("Kito", { specieId: "otter", specieName: "Loutre" });
  seedAnimal("Zuri", { sectorId: sector2 });
  seedAnimal("Gone", { animalState: "departed", animalEnclosureData: null });
});

const open = (at = colony) =>
  renderUi(
    <SignedIn>
      <GroupPage />
    </SignedIn>,
    { at },
  );
const side = (name: "Dans le groupe" | "Hors du groupe") =>
  screen.findByRole("region", { name });
const namesIn = async (name: Parameters<typeof side>[0]) =>
  within(await side(name))
    .queryAllByRole("link")
    .map(({ textContent }) => textContent);
const box = (name: string) => screen.findByRole("checkbox", { name });
const press = async (name: RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const moves = () =>
  desk.written.map(({ collection, id, values }) => ({
    collection,
    id,
    groupId: values["groupId"],
  }));

describe("the animals of a group", () => {
  it("stand beside those that could be, the same species first, nobody who is gone", async () => {
    await open();
    await box("Nala");
    expect(await namesIn("Dans le groupe")).toEqual(["Timon"]);
    expect(await namesIn("Hors du groupe")).toEqual(["Nala", "Zuri", "Kito"]);
    expect(screen.getAllByText("Autre espèce")).toHaveLength(1);
  });

  it("are moved by box and button, many in one go, and back by one touch", async () => {
    await open();
    await userEvent.click(await box("Nala"));
    expect(screen.queryByRole("status", { name: /espèce/ })).toBeNull();
    await userEvent.click(await box("Kito"));
    expect(
      screen.getByText("L’espèce du groupe diffère de celle de l’animal."),
    ).toBeVisible();
    await press(/^Ajouter 2 individus$/);
    await waitFor(() => expect(desk.written).toHaveLength(2));
    expect(moves()).toEqual([
      { collection: "animals", id: "Nala", groupId: "group-1" },
      { collection: "animals", id: "Kito", groupId: "group-1" },
    ]);
    await waitFor(async () =>
      expect(await namesIn("Dans le groupe")).toEqual([
        "Kito",
        "Nala",
        "Timon",
      ]),
    );
    await press(/^Annuler l’action$/);
    await waitFor(() => expect(desk.written).toHaveLength(4));
    expect(
      moves()
        .slice(2)
        .map(({ groupId }) => groupId),
    ).toEqual([null, null]);
  });

  it("are gone through and moved by the arrow keys", async () => {
    await open();
    (await box("Nala")).focus();
    await userEvent.keyboard(" {ArrowDown}");
    expect(await box("Zuri")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{ArrowLeft}");
    await waitFor(() =>
      expect(moves()).toEqual([
        { collection: "animals", id: "Nala", groupId: "group-1" },
      ]),
    );
    (await box("Timon")).focus();
    await userEvent.keyboard(" {ArrowRight}");
    await waitFor(() =>
      expect(moves()[1]).toMatchObject({ id: "Timon", groupId: null }),
    );
  });

  it("are dragged from one side to the other", async () => {
    await open();
    const line = (await box("Nala")).closest("li");
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, text: string) => void data.set(type, text),
      getData: (type: string) => data.get(type) ?? "",
      get types() {
        return [...data.keys()];
      },
    };
    fireEvent.dragStart(line!, { dataTransfer });
    const members = await side("Dans le groupe");
    const over = createEvent.dragOver(members, { dataTransfer });
    fireEvent(members, over);
    expect(over.defaultPrevented).toBe(true);
    fireEvent.drop(members, { dataTransfer });
    await waitFor(() =>
      expect(moves()).toEqual([
        { collection: "animals", id: "Nala", groupId: "group-1" },
      ]),
    );
  });

  it("stay where they are where the server refuses", async () => {
    await open();
    await userEvent.click(await box("Nala"));
    desk.refuse("not-allowed");
    await press(/^Ajouter 1 individu$/);
    expect(
      await screen.findByText("Les individus n’ont pas changé de groupe."),
    ).toBeVisible();
    expect(await namesIn("Dans le groupe")).toEqual(["Timon"]);
  });

  it("have a box where this person may move them, and none for a keeper", async () => {
    desk.workAs({ sectorRoles: { veterinary: [sector1] } });
    const { unmount } = await open();
    await box("Nala");
    expect(screen.queryByRole("checkbox", { name: "Zuri" })).toBeNull();
    unmount();
    desk.workAs({ sectorRoles: { keeper: [sector1] } });
    await open();
    expect(await screen.findByText("Timon")).toBeVisible();
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.queryByRole("region", { name: "Hors du groupe" })).toBeNull();
  });
});

describe("a group", () => {
  it("is made with a name and a species", async () => {
    await open("/GroupManagementView?mode=create");
    await press(/^Créer$/);
    expect(desk.written).toEqual([]);
    await userEvent.type(
      await screen.findByLabelText(/^Nom du groupe/),
      "Clan",
    );
    await press(/^Créer$/);
    await waitFor(() => expect(desk.written).toHaveLength(1));
    expect(desk.written[0]).toMatchObject({
      kind: "create",
      collection: "groups",
      values: { zooId: "zoo-baie", groupName: "Clan", specieId: null },
    });
    expect(
      await screen.findByRole("heading", { name: "Clan", level: 1 }),
    ).toBeVisible();
  });

  it("with animals is not removed, and names them", async () => {
    desk.answer(() => ({
      removed: false,
      blockers: [{ kind: "animals", id: "Timon", name: "Timon" }],
      counts: [{ kind: "animals", count: 1 }],
    }));
    await open();
    await press(/^Autres actions/);
    await userEvent.click(
      await screen.findByRole("menuitem", { name: "Supprimer le groupe" }),
    );
    await press(/^Supprimer$/);
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("déplacez-les d’abord");
    expect(within(alert).getByRole("link", { name: "Timon" })).toBeVisible();
    expect(desk.called).toEqual([
      {
        name: "removeRecord",
        input: { kind: "groups", id: "group-1", action: "remove" },
      },
    ]);
  });

  it("that is not there says so", async () => {
    await open("/GroupManagementView?groupId=nowhere");
    expect(await screen.findByText("Ce groupe est introuvable.")).toBeVisible();
  });

  it("that cannot be read says it with the catalogue's words", async () => {
    const reading = vi.spyOn(desk.store, "watchDoc");
    reading.mockImplementation((_collection, _id, _onNext, onError) => {
      queueMicrotask(() => onError("internal"));
      return () => undefined;
    });
    await open();
    expect(
      await screen.findByText(
        "Erreur lors du chargement de la gestion des groupes",
      ),
    ).toBeVisible();
    reading.mockRestore();
  });
});

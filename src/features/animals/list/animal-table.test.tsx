import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import {
  anAnimal,
  anEnclosure,
  aSector,
} from "../../../../tests/builders/facility";
import { sector1, zooA } from "../../../../tests/builders/ids";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { AnimalTable } from "./animal-table";

vi.setConfig({ testTimeout: 60_000 });

const desk = openDesk();
const many = 200;
const pictureOf = (n: number) =>
  `${zooA}/animals/a${String(n)}/${String(n).padStart(32, "0")}.jpg`;

it("asks for the thumbnails of two hundred animals in one call, of which it draws a part", async () => {
  desk.answer(() => ({ urls: [] }));
  const rows = Array.from({ length: many }, (_, n) => ({
    id: `a${String(n)}`,
    data: anAnimal({
      animalName: `A${String(n)}`,
      animalProfilePicture: pictureOf(n),
    }),
    pending: false,
  }));
  await renderUi(
    <SignedIn>
      <AnimalTable rows={rows} zooId={zooA} />
    </SignedIn>,
  );
  expect(await screen.findByText("A0")).toBeInTheDocument();
  expect(screen.queryByText(`A${String(many - 1)}`)).toBeNull();
  const asked = () => desk.called.filter(({ name }) => name === "getSignedUrl");
  await vi.waitFor(() => expect(asked()).not.toEqual([]), { timeout: 20_000 });
  expect(asked()).toEqual([
    {
      name: "getSignedUrl",
      input: {
        storageRef: rows.map(({ data }) =>
          (data.animalProfilePicture ?? "").replace(".jpg", ".thumb.jpg"),
        ),
      },
    },
  ]);
});

it("says the day on which each was last evaluated", async () => {
  desk.clear();
  desk.workAs({ right: "admin" });
  const rows = [
    { id: "nala", lastEval: new Date("2026-11-20T09:00:00Z") },
    { id: "timon", lastEval: null },
  ].map(({ id, lastEval }) => ({
    id,
    data: anAnimal({ animalId: id, animalName: id, lastEval }),
    pending: false,
  }));
  await renderUi(
    <SignedIn>
      <AnimalTable rows={rows} zooId={zooA} />
    </SignedIn>,
  );
  await screen.findByText("nala");
  expect(screen.getAllByText(/^Dernière évaluation/)).not.toHaveLength(0);
  expect(screen.getAllByText(/20 nov\. 2026/)).toHaveLength(1);
});

it("says nothing below a name of what nobody knows, and with its word what it is where somebody does", async () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 0, 600, 40),
  );
  desk.clear();
  desk.workAs({ right: "admin" });
  const rows = [
    { id: "nala", lastEval: new Date("2026-11-20T09:00:00Z") },
    { id: "timon", lastEval: null },
  ].map(({ id, lastEval }) => ({
    id,
    data: anAnimal({
      animalId: id,
      animalName: id,
      lastEval,
      animalBirthdate: null,
    }),
    pending: false,
  }));
  await renderUi(
    <SignedIn>
      <AnimalTable rows={rows} zooId={zooA} />
    </SignedIn>,
  );
  expect(await screen.findByText("20 nov. 2026")).toHaveAttribute(
    "data-header",
    "Dernière évaluation",
  );
  expect(screen.queryByText("—")).toBeNull();
  vi.restoreAllMocks();
});

const north = "enclosure-1";
const south = "enclosure-2";

async function openTwo(right: "admin" | "auditor" = "admin") {
  desk.clear();
  desk.workAs({ right });
  desk.seed("sectors", sector1, aSector());
  desk.seed("enclosures", north, anEnclosure());
  desk.seed(
    "enclosures",
    south,
    anEnclosure({ enclosureId: south, enclosureName: "Sud" }),
  );
  const rows = ["nala", "timon"].map((id) => ({
    id,
    data: anAnimal({ animalId: id, animalName: id }),
    pending: false,
  }));
  for (const { id, data } of rows) desk.seed("animals", id, data);
  await renderUi(
    <SignedIn>
      <AnimalTable rows={rows} zooId={zooA} />
    </SignedIn>,
  );
  await screen.findByText("nala");
}

it("moves those that were chosen together, and takes it back", async () => {
  await openTwo();
  for (const box of await screen.findAllByRole("checkbox", {
    name: /^Sélectionner (nala|timon)$/,
  }))
    await userEvent.click(box);
  await userEvent.click(screen.getByRole("button", { name: "Déplacer (2)" }));
  const asked = within(
    await screen.findByRole("dialog", { name: "Déplacer 2 individus" }),
  );
  await userEvent.click(asked.getByRole("button", { name: "Déplacer (2)" }));
  expect(asked.getByText("Choisissez où ils vont.")).toBeVisible();
  await userEvent.click(asked.getByRole("combobox"));
  await userEvent.click(await screen.findByRole("option", { name: "Sud" }));
  await userEvent.click(asked.getByRole("button", { name: "Déplacer (2)" }));
  const moves = () =>
    desk.written.flatMap((one) =>
      one.collection === "animals" && "values" in one
        ? [[one.id, one.values["animalEnclosureData"]]]
        : [],
    );
  await waitFor(() =>
    expect(moves()).toEqual([
      ["nala", { enclosureId: south }],
      ["timon", { enclosureId: south }],
    ]),
  );
  expect(await screen.findByText(/2 individus déplacés/)).toBeVisible();
  await userEvent.click(
    screen.getByRole("button", { name: "Annuler l’action" }),
  );
  await waitFor(() =>
    expect(moves().slice(2)).toEqual([
      ["nala", { enclosureId: north }],
      ["timon", { enclosureId: north }],
    ]),
  );
});

it("has no boxes for who may move nothing", async () => {
  await openTwo("auditor");
  expect(screen.queryByRole("checkbox")).toBeNull();
});

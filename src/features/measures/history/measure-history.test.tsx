import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { anEnclosure } from "../../../../tests/builders/facility";
import { aMeasure, aParameter } from "../../../../tests/builders/measures";
import { aUser } from "../../../../tests/builders/people";
import { sector1, zooA } from "../../../../tests/builders/ids";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { readCsv } from "../../../lib/csv";
import { picturesIn, WithPictures } from "../../../ui/testing/pictures";
import { renderUi } from "../../../ui/testing/render-ui";
import { MeasureHistory } from "./measure-history";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const at = (text: string) => new Date(`2026-11-20T${text}:00Z`);
const parameter = aParameter({
  limits: { enabled: true, min: 20, max: 30 },
});
const place = { enclosureId: "enclosure-1", areaId: null, name: "Plaine" };

const erase = (id: string) => desk.store.erase("measures", id, "enclosure-1");

beforeEach(() => {
  for (const id of [...desk.written.map((one) => one.id), "mine", "settled"])
    erase(id);
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  desk.seed(
    "users",
    "author",
    aUser({ userId: "author", userFirstname: "Ana", userLastname: "Roy" }),
  );
  for (const one of [
    aMeasure({ measureId: "right", at: at("08:00"), value: 28.5 }),
    aMeasure({
      measureId: "wrong",
      at: at("09:00"),
      value: -35,
      createdAt: at("09:00"),
      notes: "Sonde posée au soleil",
    }),
    aMeasure({
      measureId: "gone",
      at: at("10:00"),
      value: 99,
      createdAt: at("10:00"),
    }),
    aMeasure({
      measureId: "void",
      at: at("10:00"),
      value: null,
      voids: "gone",
      notes: "Mauvais enclos",
      createdAt: at("10:05"),
    }),
  ])
    desk.store.seed("measures", one.measureId, one, "enclosure-1");
});

const open = (of = parameter) =>
  renderUi(
    <SignedIn>
      <WithPictures>
        <MeasureHistory parameter={of} place={place} sectorId={sector1} />
      </WithPictures>
    </SignedIn>,
  );

const plain = (text: string) => text.replaceAll(/\s/gu, " ").trim();

async function lines() {
  const table = await screen.findByRole("table", { name: /^Historique/ });
  await within(table).findAllByText(/Ana/);
  return within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => plain(row.textContent));
}

it("tells the latest first what holds, who said it, and what was taken back and why", async () => {
  await open();
  const [gone, wrong, right] = await lines();
  expect(gone).toMatch(/11:00.*Retirée.*99 °C.*Ana/);
  expect(gone).toContain("Mauvais enclos");
  expect(wrong).toMatch(/10:00.*-35 °C.*Sous la limite.*Ana/);
  expect(wrong).toContain("Sonde posée au soleil");
  expect(right).toMatch(/09:00.*28,5 °C/);
  expect(right).not.toContain("limite");
});

const openMenu = async (name: RegExp) => {
  await lines();
  await userEvent.click(screen.getByRole("button", { name }));
};

it("corrects a value by a further line, and keeps what it was before", async () => {
  await open();
  await openMenu(/-35/);
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Corriger" }),
  );
  const field = await screen.findByRole("textbox", { name: /Sol chauffant/ });
  await userEvent.clear(field);
  await userEvent.type(field, "25,5");
  await userEvent.type(
    screen.getByRole("textbox", { name: "Motif" }),
    "Signe oublié",
  );
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    collection: "measures",
    parentId: "enclosure-1",
    values: {
      replaces: "wrong",
      voids: null,
      value: 25.5,
      at: at("09:00"),
      by: "person",
      sectorIds: [sector1],
      notes: "Signe oublié",
    },
  });
  await waitFor(async () =>
    expect((await lines())[1]).toMatch(/25,5 °C.*-35 °C/),
  );
});

it("asks before a correction that is rare, and tells the limits", async () => {
  const rare = { ...parameter, plausible: { min: -50, max: 60_000 } };
  await open(rare);
  await openMenu(/28,5/);
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Corriger" }),
  );
  const field = await screen.findByRole("textbox", { name: /Sol chauffant/ });
  expect(screen.getByText(/^Limites/)).toBeVisible();
  for (const [typed, question] of [
    ["-51", /Est-ce bien/],
    ["28.500", null],
    ["1.200", null],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    if (question === null) continue;
    await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
    const asked = await screen.findByRole("dialog", {
      name: "Valeur inhabituelle",
    });
    expect(within(asked).getByText(question)).toBeVisible();
    await userEvent.click(
      within(asked).getByRole("button", { name: "Annuler" }),
    );
  }
  expect(desk.written).toEqual([]);
});

it("shows the picture of a value, also when it was corrected since, to be opened and removed", async () => {
  const picture = `${zooA}/measures/enclosure-1.right/${"a".repeat(32)}.jpg`;
  const right = aMeasure({ measureId: "right", at: at("08:00"), picture });
  desk.store.seed("measures", "right", right, "enclosure-1");
  desk.store.seed(
    "measures",
    "mine",
    aMeasure({
      measureId: "mine",
      at: at("08:00"),
      value: 27,
      replaces: "right",
      by: "person",
    }),
    "enclosure-1",
  );
  desk.answer(() => ({ removed: true }));
  const { container } = await open();
  const [, , corrected] = await lines();
  expect(corrected).toMatch(/27 °C.*28,5 °C/);
  expect(picturesIn(container)).toEqual([picture]);
  await userEvent.click(screen.getByRole("button", { name: /^Agrandir/ }));
  const large = await screen.findByRole("img", { name: /^Photo.*27\s°C/ });
  expect(large).toHaveAttribute("src", `https://pictures.test/${picture}`);
  await userEvent.keyboard("{Escape}");
  await openMenu(/^Autres actions.*27/);
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Retirer la photo" }),
  );
  const asked = await screen.findByRole("dialog", { name: /^Retirer/ });
  await userEvent.click(within(asked).getByRole("button", { name: "Retirer" }));
  await waitFor(() =>
    expect(desk.called).toEqual([
      { name: "removePicture", input: { public_id: picture } },
    ]),
  );
});

it("says to who gave a value why it is theirs no more", async () => {
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  for (const line of [
    aMeasure({ measureId: "mine", at: at("11:00"), value: 26, by: "person" }),
    aMeasure({
      measureId: "settled",
      at: at("11:00"),
      value: 24,
      replaces: "mine",
      createdAt: at("11:30"),
    }),
  ])
    desk.store.seed("measures", line.measureId, line, "enclosure-1");
  await open();
  const [settled, ...others] = await lines();
  expect(settled).toContain("Modifié par Ana Roy : seuls");
  expect(others.join(" ")).not.toContain("Modifié par");
  expect(screen.queryByRole("button", { name: /^Autres actions/ })).toBeNull();
});

it("takes a value back with a reason alone", async () => {
  await open();
  await openMenu(/28,5/);
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Retirer la valeur" }),
  );
  const dialog = await screen.findByRole("dialog");
  const confirm = within(dialog).getByRole("button", {
    name: "Retirer la valeur",
  });
  await userEvent.click(confirm);
  expect(desk.written).toEqual([]);
  await userEvent.type(within(dialog).getByRole("textbox"), "Sonde fêlée");
  await userEvent.click(confirm);
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    values: {
      voids: "right",
      replaces: null,
      value: null,
      notes: "Sonde fêlée",
    },
  });
});

it("lets keepers change what they said themselves alone", async () => {
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  desk.store.seed(
    "measures",
    "mine",
    aMeasure({ measureId: "mine", at: at("11:00"), value: 26, by: "person" }),
    "enclosure-1",
  );
  await open();
  await lines();
  expect(
    screen
      .getAllByRole("button", { name: /^Autres actions/ })
      .map((button) => plain(button.getAttribute("aria-label") ?? "")),
  ).toEqual([expect.stringMatching(/26 °C/)]);
});

it("takes what is shown to a file, numbers as numbers", async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return "blob:file";
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  await open();
  await lines();
  await userEvent.click(screen.getByRole("button", { name: "Exporter (CSV)" }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [head, ...rows] = readCsv((await files[0]?.text()) ?? "");
  expect(head?.[1]).toBe("Valeur (°C)");
  expect(rows.map((row) => row.slice(1, 3))).toEqual([
    ["Retirée", ""],
    ["-35", "Sous la limite"],
    ["28,5", ""],
  ]);
});

it("says that its file holds what is shown, while there is more", async () => {
  const many = Array.from({ length: 51 }, (_, index) =>
    aMeasure({
      measureId: `more-${String(index)}`,
      at: new Date(at("07:00").getTime() - index * 60_000),
      value: 25,
    }),
  );
  for (const one of many)
    desk.store.seed("measures", one.measureId, one, "enclosure-1");
  await open();
  expect(
    await screen.findByRole("button", {
      name: /Exporter les \d+ valeurs affichées/,
    }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Afficher plus" }));
  expect(
    await screen.findByRole("button", { name: "Exporter (CSV)" }),
  ).toBeVisible();
  for (const { measureId } of many) erase(measureId);
});

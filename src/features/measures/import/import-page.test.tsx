import { builtInParameter } from "@domain/measures/parameters/parameter";
import { configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { anEnclosure } from "../../../../tests/builders/facility";
import { sector1, zooA } from "../../../../tests/builders/ids";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { ImportPage } from "./import-page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const temperature = `${zooA}_temperature`;
const csv = [
  "datetime,temperature_c,humidity_pct,light_lux",
  "2015-02-04 17:51:00,23.18,27.272,426",
  "2015-02-04 17:55:59,23.1,27.2,419",
  "2015-02-04 18:01:00,warm,127,419",
  "2015-02-04 18:06:00,23,27,418",
].join("\n");

beforeEach(() => {
  desk.clear();
  desk.workAs({
    right: "user",
    sectorRoles: {
      keeper: [],
      management: [sector1],
      veterinary: [],
      nutrition: [],
    },
  });
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  for (const key of ["temperature", "humidity"]) {
    const built = builtInParameter(zooA, key);
    if (built) desk.seed("environmentalParameters", built.parameterId, built);
  }
});

const open = () =>
  renderUi(
    <SignedIn>
      <ImportPage enclosureId="enclosure-1" />
    </SignedIn>,
  );
const column = (title: string) =>
  screen.findByRole("combobox", { name: new RegExp(title, "u") });

async function upload() {
  await screen.findByRole("button", { name: "Choisir un fichier" });
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("no field");
  await userEvent.upload(input, new File([csv], "room.csv"));
}

it("reads a file, guesses its columns, says what would be kept and why not, then keeps it", async () => {
  await open();
  await upload();
  expect(await column("datetime")).toHaveValue("at");
  expect(await column("temperature_c")).toHaveDisplayValue("Température");
  expect(await column("humidity_pct")).toHaveDisplayValue("Humidité relative");
  expect(await column("light_lux")).toHaveValue("");
  expect(desk.called).toEqual([]);
  await userEvent.click(
    screen.getByRole("button", { name: "Voir ce qui serait enregistré" }),
  );
  const plan = await screen.findByRole("region", {
    name: "Ce qui serait enregistré",
  });
  expect(
    within(plan).getByText("Ligne 4, temperature_c : valeur illisible"),
  ).toBeVisible();
  expect(
    within(plan).getByText(
      "Ligne 4, humidity_pct : hors de ce qui est possible",
    ),
  ).toBeVisible();
  expect(desk.called).toEqual([]);
  desk.answer(() => ({ added: 2, known: 1, differs: 0, full: 0 }));
  await userEvent.click(
    within(plan).getByRole("button", { name: "Importer 6 valeurs" }),
  );
  expect(await screen.findByText("4 nouvelles valeurs")).toBeVisible();
  expect(screen.getByText("2 valeurs étaient déjà là.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Température" })).toHaveAttribute(
    "href",
    expect.stringMatching(/parameterId=.*&until=2015-02-04$/),
  );
  expect(desk.called.map(({ name }) => name)).toEqual([
    "importMeasures",
    "importMeasures",
  ]);
  expect(desk.called[0]?.input).toEqual({
    zooId: zooA,
    enclosureId: "enclosure-1",
    parameterId: temperature,
    areaId: null,
    keptAs: "values",
    values: [
      { at: Date.parse("2015-02-04T16:51:00Z") / 1000, value: 23.18 },
      { at: Date.parse("2015-02-04T16:55:59Z") / 1000, value: 23.1 },
      { at: Date.parse("2015-02-04T17:06:00Z") / 1000, value: 23 },
    ],
  });
});

it("asks for a column of when", async () => {
  await open();
  await upload();
  await userEvent.selectOptions(await column("datetime"), "");
  expect(screen.getByText("Indiquez la colonne qui dit quand.")).toBeVisible();
  expect(
    screen.getByRole("button", { name: "Voir ce qui serait enregistré" }),
  ).toBeDisabled();
});

it("is nobody's who sets up nothing there", async () => {
  desk.workAs({
    right: "user",
    sectorRoles: {
      keeper: [sector1],
      management: [],
      veterinary: [],
      nutrition: [],
    },
  });
  await open();
  expect(await screen.findByText("Enclos introuvable")).toBeVisible();
});

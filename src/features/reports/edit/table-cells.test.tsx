import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { renderUi } from "../../../ui/testing/render-ui";
import { TableCells } from "./table-cells";

vi.setConfig({ testTimeout: 30_000 });

function Typed() {
  const [rows, setRows] = useState([
    ["", ""],
    ["", ""],
  ]);
  return (
    <TableCells id="rows" error={undefined} rows={rows} onChange={setRows} />
  );
}

const cell = (row: number, column: number) =>
  screen.getByRole("textbox", {
    name: `Ligne ${String(row)}, colonne ${String(column)}`,
  });
const cells = () =>
  within(screen.getByRole("table"))
    .getAllByRole<HTMLInputElement>("textbox")
    .map(({ value }) => value);

it("is typed cell by cell, goes down with Enter, and grows and shrinks", async () => {
  await renderUi(<Typed />);
  await userEvent.type(cell(1, 2), "Part{Enter}40");
  expect(cells()).toEqual(["", "Part", "", "40"]);
  await userEvent.click(
    screen.getByRole("button", { name: "Ajouter une ligne" }),
  );
  await userEvent.type(cell(3, 2), "60");
  await userEvent.click(
    screen.getByRole("button", { name: "Enlever la colonne 1" }),
  );
  await userEvent.click(
    screen.getByRole("button", { name: "Enlever la ligne 2" }),
  );
  expect(cells()).toEqual(["Part", "60"]);
  expect(
    screen.getByRole("button", { name: "Enlever la colonne 1" }),
  ).toBeDisabled();
});

it("takes what was copied from a spreadsheet, and says where that is too much", async () => {
  await renderUi(<Typed />);
  await userEvent.click(cell(1, 1));
  await userEvent.paste(
    'Zone\tPart\r\n"Bassin\nnord"\t40\r\n"La ""Rive"""\t60\r\n',
  );
  await waitFor(() =>
    expect(cells()).toEqual([
      ...["Zone", "Part"],
      ...["Bassin nord", "40"],
      ...['La "Rive"', "60"],
    ]),
  );
  await userEvent.paste("x\t".repeat(9));
  expect(
    await screen.findByText(/au plus 60 lignes et 8 colonnes/),
  ).toBeVisible();
  expect(cells()).toHaveLength(6);
});

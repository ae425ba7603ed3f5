import { MultiSelect, Select } from "@mantine/core";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderUi } from "../testing/render-ui";
import { optionsFound } from "./option-filter";

const names = ["Forêt équatoriale", "Volière", "Île aux lémuriens"];

it.each([
  ["Select", <Select key="s" label="Où" data={names} searchable />],
  ["MultiSelect", <MultiSelect key="m" label="Où" data={names} searchable />],
])("%s finds by any word, accents aside", async (_name, field) => {
  await renderUi(field);
  await userEvent.type(
    screen.getByLabelText("Où", { selector: "input" }),
    "equat foret",
  );
  const found = await screen.findAllByRole("option");
  expect(found.map(({ textContent }) => textContent)).toEqual([names[0]]);
});

it("keeps groups with what was found of them, within the limit of all", () => {
  const item = (label: string) => ({ value: label, label, disabled: false });
  const options = [
    { group: "A", items: [item("Été"), item("Hiver")] },
    { group: "B", items: [item("Hiver")] },
    item("été indien"),
  ];
  const found = (search: string, limit = Infinity) =>
    optionsFound({ options, search, limit });
  expect(found("ete")).toEqual([
    { group: "A", items: [item("Été")] },
    item("été indien"),
  ]);
  expect(found("ete", 1)).toEqual([{ group: "A", items: [item("Été")] }]);
  expect(found("")).toEqual(options);
});

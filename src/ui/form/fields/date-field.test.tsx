import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderUi } from "../../testing/render-ui";
import { DateTimeField, DayField } from "./date-field";

function Day({ told }: { told: (day: string | null) => void }) {
  const [day, setDay] = useState<string | null>("2026-11-20");
  return (
    <DayField
      label="Jour"
      clearable
      value={day}
      onChange={(next) => {
        told(next);
        setDay(next);
      }}
    />
  );
}

it.each([
  ["3.2.2026", "2026-02-03", "03/02/2026"],
  ["28 / 02 / 2027", "2027-02-28", "28/02/2027"],
  ["31/02/2026", undefined, "20/11/2026"],
  ["mardi", undefined, "20/11/2026"],
])("takes %j as %j", async (typed, day, shown) => {
  const days: (string | null)[] = [];
  await renderUi(<Day told={(next) => days.push(next)} />);
  const field = await screen.findByLabelText("Jour");
  expect(field).toHaveValue("20/11/2026");
  await userEvent.tripleClick(field);
  await userEvent.keyboard(typed);
  await userEvent.tab();
  expect(days.at(-1)).toBe(day);
  expect(field).toHaveValue(shown);
});

it.each([
  ["fr", "20/11/2026 14:05"],
  ["de", "20.11.2026 14:05"],
] as const)(
  "writes a day and a time in %s as a day alone",
  async (language, shown) => {
    await renderUi(
      <DateTimeField
        label="Moment"
        value="2026-11-20 14:05:00"
        onChange={() => undefined}
      />,
      { language },
    );
    expect(await screen.findByText(shown)).toBeVisible();
  },
);

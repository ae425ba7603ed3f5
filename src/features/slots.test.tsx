import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { RecordTabs } from "../ui/page/record-tabs";
import { renderUi } from "../ui/testing/render-ui";
import { PartsProvider, Slot, useAddedTabs, type SlotPart } from "./slots";

const part = (slot: SlotPart["slot"], key: string): SlotPart => ({
  slot,
  key,
  Component: (props) => (
    <p>
      {key} {"id" in props && props.id}
    </p>
  ),
});

const parts: SlotPart[] = [
  part("sectors.cards", "first"),
  part("enclosures.cards", "elsewhere"),
  part("sectors.cards", "second"),
  {
    ...part("sectors.tabs", "health"),
    tab: { id: "tasks", label: "tasks.menu.taskList" },
  },
];

function Sector() {
  const added = useAddedTabs("sectors.tabs", { id: "s1" });
  return (
    <RecordTabs
      label="s1"
      tabs={[{ id: "about", label: "-", content: "-" }, ...added]}
    />
  );
}

it("shows what others add to a place, in order, and nothing of other places", async () => {
  await renderUi(
    <PartsProvider value={parts}>
      <Slot name="sectors.cards" props={{ id: "s1" }} />
    </PartsProvider>,
  );
  expect(
    screen.getAllByRole("paragraph").map(({ textContent }) => textContent),
  ).toEqual(["first s1", "second s1"]);
});

it("shows the tabs that others add to a record, by their own address", async () => {
  await renderUi(
    <PartsProvider value={parts}>
      <Sector />
    </PartsProvider>,
    { at: "/?tab=tasks" },
  );
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent(
    "Gestion des tâches",
  );
  expect(screen.getByText("health s1")).toBeVisible();
});

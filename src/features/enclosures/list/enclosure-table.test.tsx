import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { anEnclosure } from "../../../../tests/builders/facility";
import { renderUi } from "../../../ui/testing/render-ui";
import { EnclosureTable } from "./enclosure-table";

const row = {
  id: "plain",
  data: anEnclosure({ enclosureId: "plain", enclosureName: "Plaine" }),
  pending: false,
};

const unknown = {
  list: [],
  of: () => undefined,
  live: { state: "loading" },
} as const;

const show = (
  live: { state: "loading" } | { state: "data"; data: { whole: boolean } },
) =>
  renderUi(
    <EnclosureTable
      rows={[row]}
      sectors={{ rows: [], of: () => undefined, live }}
      directory={unknown}
      species={unknown}
      away={null}
    />,
  );

it("says of no enclosure that it lies in no sector while the names come", async () => {
  await show({ state: "loading" });
  expect(screen.getByText("Plaine")).toBeVisible();
  expect(screen.queryByText("Sans secteur")).toBeNull();
});

it("says so once they are there and none is its own", async () => {
  await show({ state: "data", data: { whole: true } });
  expect(screen.getByText("Sans secteur")).toBeVisible();
});

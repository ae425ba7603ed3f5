import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { endedWork } from "@domain/animal/end";
import type { Plan, PlannedRow } from "@domain/inventory/plan/types";
import { expect, it, vi } from "vitest";
import { renderUi } from "../../../ui/testing/render-ui";
import type { ImportFlow } from "../modal/use-import";
import { EndedWork } from "./ended-work";
import { ResultStep } from "./result-step";
import { SeveralQuestion } from "./several-question";

const rowOf = (line: number, more: Partial<PlannedRow> = {}): PlannedRow => ({
  row: { line, cells: [] },
  kind: "changed",
  name: `Kito ${String(line)}`,
  animalId: `a${String(line)}`,
  given: {},
  base: {},
  differences: [],
  refusals: [],
  remarks: [],
  ...more,
});
const planOf = (rows: readonly PlannedRow[]): Plan => ({
  rows,
  counts: { new: 0, changed: rows.length, unchanged: 0, refused: 0 },
  newEnclosures: [],
  newGroups: [],
});

it("asks what becomes of the work of animals that died by the file, and of no others", async () => {
  const setWork = vi.fn();
  const flow = { work: endedWork, setWork };
  const dies = rowOf(2, {
    given: { animalState: "deceased" },
    base: { animalState: null },
  });
  const { unmount } = await renderUi(
    <EndedWork flow={flow} plan={planOf([dies, rowOf(3)])} />,
  );
  const question = screen.getByRole("group", {
    name: /^Un individu est mort ou parti.* que devient son travail/u,
  });
  expect(
    within(question).getByRole("radio", { name: "Les annuler" }),
  ).toBeChecked();
  const [keep] = within(question).getAllByRole("radio", {
    name: "Les garder",
  });
  if (keep !== undefined) await userEvent.click(keep);
  expect(setWork).toHaveBeenCalledWith({ ...endedWork, tasks: "keep" });
  unmount();
  await renderUi(<EndedWork flow={flow} plan={planOf([rowOf(3)])} />);
  expect(screen.queryByRole("group")).toBeNull();
});

it("tells the fields of rows that the server refused, and how many there are beyond those shown", async () => {
  const rows = Array.from({ length: 23 }, (_, index) => rowOf(index + 2));
  const failed = rows.map((row) => ({
    row,
    code: "invalid-input" as const,
    fields: ["specieId:reference", "gan:taken", "unheard:custom"],
  }));
  const flow = {
    plan: planOf(rows),
    result: { done: 0, failed, stopped: false, failure: null },
    read: null,
    busy: false,
  } as unknown as ImportFlow;
  await renderUi(<ResultStep flow={flow} onClose={() => undefined} />);
  const list = within(screen.getByRole("alert"));
  expect(list.getAllByRole("listitem")).toHaveLength(20);
  expect(
    list.getByText(
      "Ligne 2, Kito 2 : Nom latin : n’existe plus, ou a été supprimé. GAN : Cette valeur est déjà prise, peut-être par un élément archivé.",
    ),
  ).toBeVisible();
  expect(list.getByText(/Et encore 3 lignes/u)).toBeVisible();
});

it("offers the places of one name by their sectors", async () => {
  const onPlacings = vi.fn();
  await renderUi(
    <SeveralQuestion
      legend="Lequel ?"
      names={["LOGE 1"]}
      there={[
        { id: "e1", name: "Loge 1", sectorId: "s1" },
        { id: "e2", name: "Loge 1", sectorId: "s2" },
        { id: "e3", name: "Loge 2", sectorId: "s2" },
      ]}
      sectors={[
        { id: "s1", name: "Savane" },
        { id: "s2", name: "Forêt" },
      ]}
      placings={new Map()}
      leaves="Refuser"
      onPlacings={onPlacings}
    />,
  );
  const choice = screen.getByRole("combobox", { name: "LOGE 1" });
  expect(
    within(choice)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Refuser", "Loge 1 (Savane)", "Loge 1 (Forêt)"]);
  await userEvent.selectOptions(choice, "e2");
  expect(onPlacings).toHaveBeenCalledWith(
    new Map([["loge 1", { kind: "use", id: "e2" }]]),
  );
});

import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderUi } from "../testing/render-ui";
import type { Selection } from "./record-list";
import { RecordList } from "./record-list";

interface Animal {
  id: string;
  name: string;
}

const animals = (count: number): Animal[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `a${index}`,
    name: `Animal ${index}`,
  }));

const show = (rows: Animal[], selection?: Selection) =>
  renderUi(
    <RecordList
      label="Animaux"
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/AnimalManagementView?animalId=${id}`}
      columns={[
        { id: "name", header: "Nom", cell: ({ name }) => name },
        { id: "id", header: "Puce", cell: ({ id }) => id },
      ]}
      {...(selection ? { selection } : {})}
    />,
  );

it("is a table whose rows are links", async () => {
  const { router } = await show(animals(2));
  const table = screen.getByRole("table", { name: "Animaux" });
  expect(within(table).getAllByRole("row")).toHaveLength(3);
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Nom", "Puce"]);
  await userEvent.click(screen.getByRole("link", { name: "Animal 1" }));
  expect(router.state.location.search).toBe("?animalId=a1");
});

it("draws only what is in sight of a long list, and says how long it is", async () => {
  await show(animals(5000));
  const table = screen.getByRole("table");
  expect(table).toHaveAttribute("aria-rowcount", "5001");
  expect(within(table).getAllByRole("row").length).toBeLessThan(100);
});

it("selects rows one by one", async () => {
  const onChange = vi.fn();
  await show(animals(2), {
    ids: new Set(["a0"]),
    onChange,
    label: (id) => `Choisir ${id}`,
  });
  expect(screen.getByLabelText("Choisir a0")).toBeChecked();
  await userEvent.click(screen.getByLabelText("Choisir a1"));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(new Set(["a0", "a1"]));
});

it.each([3, 400])(
  "marks and brings into sight what was just made among %i",
  async (count) => {
    const scrolled = vi.fn();
    HTMLElement.prototype.scrollIntoView = scrolled;
    const wide = vi.spyOn(window, "scrollTo").mockImplementation(scrolled);
    const { router } = await show(animals(count));
    await act(() => router.navigate("/", { state: { made: `a${count - 1}` } }));
    await waitFor(() => expect(scrolled).toHaveBeenCalled());
    const tops = scrolled.mock.calls.map(([to]: { top?: number }[]) => to?.top);
    if (count > 60)
      expect(tops.some((top) => top !== undefined && top > 10_000)).toBe(true);
    if (count < 60)
      expect(screen.getByRole("row", { name: /Animal 2/ })).toHaveAttribute(
        "data-made",
      );
    expect(document.querySelectorAll("[data-made]").length).toBeLessThanOrEqual(
      1,
    );
    wide.mockRestore();
  },
);

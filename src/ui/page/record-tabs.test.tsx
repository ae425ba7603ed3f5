import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderUi } from "../testing/render-ui";
import { RecordTabs } from "./record-tabs";

afterEach(() => {
  vi.restoreAllMocks();
});

it("opened by address, the shown tab stands in the middle of a row that is wider than its screen", async () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(
    function (this: Element) {
      return this.getAttribute("role") === "tablist"
        ? new DOMRect(0, 0, 360, 40)
        : new DOMRect(500, 0, 100, 40);
    },
  );
  await renderUi(
    <RecordTabs
      label="Onglets"
      tabs={["about", "team"].map((id) => ({ id, label: id, content: id }))}
    />,
    { at: "/?tab=team" },
  );
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("team");
  expect(screen.getByRole("tablist").scrollLeft).toBe(370);
});

it("fades at the edges where there is more, as it is scrolled", async () => {
  await renderUi(
    <RecordTabs
      label="Onglets"
      tabs={["about", "team"].map((id) => ({ id, label: id, content: id }))}
    />,
  );
  const row = screen.getByRole("tablist");
  Object.defineProperties(row, {
    scrollWidth: { value: 600 },
    clientWidth: { value: 360 },
  });
  const cutAt = (place: number) => {
    row.scrollLeft = place;
    fireEvent.scroll(row);
    return row.dataset["cut"]?.trim();
  };
  expect(cutAt(0)).toBe("end");
  expect(cutAt(100)).toBe("start end");
  expect(cutAt(240)).toBe("start");
});

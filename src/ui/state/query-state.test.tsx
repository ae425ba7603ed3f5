import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderUi } from "../testing/render-ui";
import type { Loadable } from "./query-state";
import { QueryState } from "./query-state";

const show = (query: Loadable<string[]>) =>
  renderUi(
    <QueryState query={query} empty={<p>none</p>}>
      {(names) => <p>{names.join(" ")}</p>}
    </QueryState>,
  );

it("shows a skeleton that screen readers hear of while loading", async () => {
  await show({ state: "loading" });
  expect(screen.getByRole("status")).toHaveTextContent("Chargement");
});

it("says what went wrong, and tries again", async () => {
  const retry = vi.fn();
  await show({ state: "error", code: "not-allowed", retry });
  expect(screen.getByRole("alert")).toHaveTextContent(/droits/);
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(retry).toHaveBeenCalledOnce();
});

it("has words for a code it does not know", async () => {
  await show({ state: "error", code: "strange", retry: () => undefined });
  expect(screen.getByRole("alert")).toHaveTextContent(/administrateur/);
});

it("shows the data, or that there is none", async () => {
  const { unmount } = await show({ state: "data", data: ["a", "b"] });
  expect(screen.getByText("a b")).toBeVisible();
  unmount();
  await show({ state: "data", data: [] });
  expect(screen.getByText("none")).toBeVisible();
});

it.each([
  ["not known", false, "Indisponible hors ligne"],
  ["none", true, "none"],
])("says of an empty list whether that is %s", async (_what, heard, words) => {
  const data = { rows: [] as string[], heard };
  await renderUi(
    <QueryState query={{ state: "data", data }} empty={<p>none</p>}>
      {() => <p>some</p>}
    </QueryState>,
  );
  expect(screen.getByText(words)).toBeVisible();
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderUi } from "../../../ui/testing/render-ui";
import { useKeySheet } from "./use-key-sheet";

function Page() {
  useKeySheet();
  return <input aria-label="Titre" />;
}

it("shows the keys on a question mark, not to somebody who types one", async () => {
  await renderUi(<Page />);
  const field = screen.getByRole("textbox");
  await userEvent.type(field, "Où ?");
  expect(field).toHaveValue("Où ?");
  expect(screen.queryByRole("dialog")).toBeNull();
  field.blur();
  await userEvent.keyboard("?");
  const sheet = within(
    await screen.findByRole("dialog", { name: "Raccourcis clavier" }),
  );
  expect(sheet.getByRole("row", { name: /Créer/ })).toHaveTextContent("C");
  expect(sheet.getByRole("row", { name: /Non applicable/ })).toHaveTextContent(
    "0",
  );
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

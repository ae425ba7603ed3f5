import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { renderUi } from "../testing/render-ui";
import { confirm } from "./confirm";
import { RecordPanel } from "./record-panel";
import { SidePanel } from "./side-panel";

const ask = () =>
  void confirm({ title: "Vraiment", body: "Tout.", confirm: "Oui" });

it("stays when a question over it is declined by Escape, and closes by the next", async () => {
  const onClose = vi.fn();
  await renderUi(
    <SidePanel opened onClose={onClose} title="Réglages" closeLabel="Fermer">
      <button onClick={ask}>Demander</button>
    </SidePanel>,
  );
  await userEvent.click(
    await screen.findByRole("button", { name: "Demander" }),
  );
  const no = await screen.findByRole("button", { name: "Annuler" });
  // The safe choice.
  await waitFor(() => expect(no).toHaveFocus());
  await userEvent.keyboard("{Escape}");
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Oui" })).toBeNull(),
  );
  expect(onClose).not.toHaveBeenCalled();
  screen.getByRole("button", { name: "Demander" }).focus();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

const focused = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

function List() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button onClick={() => setOpened(true)}>Nourrir</button>
      {opened && (
        <RecordPanel title="Nourrir" onClose={() => setOpened(false)}>
          Aux zèbres
        </RecordPanel>
      )}
    </>
  );
}

it("gives the focus back to the row from which a record was opened", async () => {
  await renderUi(<List />);
  const row = screen.getByRole("button", { name: "Nourrir" });
  await userEvent.click(row);
  const head = await screen.findByRole("heading", { name: "Nourrir" });
  await waitFor(() => expect(head).toContainElement(focused()));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByText("Aux zèbres")).toBeNull());
  expect(row).toHaveFocus();
});

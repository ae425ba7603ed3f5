import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openAccounts, press } from "./users-desk";

/** For tests: somebody's record beside the list. */
export const openPerson = async (id: string) => {
  const view = await openAccounts(`?userId=${id}`);
  await screen.findByRole("dialog");
  return view;
};

/** Answers the question above the record. */
export async function answer(name: string) {
  const question = await waitFor(() => {
    const [found] = screen
      .getAllByRole("dialog")
      .filter((dialog) => !dialog.hasAttribute("data-side-panel"));
    if (found === undefined) throw new Error("nothing is asked");
    return found;
  });
  await userEvent.click(await within(question).findByRole("button", { name }));
}

/** Picks from what is behind "⋯". */
export async function pick(person: string, label: string) {
  await press(`Autres actions\u202f: ${person}`);
  await userEvent.click(await screen.findByRole("menuitem", { name: label }));
}

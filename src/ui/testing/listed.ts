import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";

/** The list of a page. */
export const shownTable = async () => within(await screen.findByRole("table"));

/** What the rows of a page's list are called, in their order. */
export const shownNames = async () =>
  (await shownTable())
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

/** Types what one row holds, then what none does, and takes back what narrows. */
export async function findByTyping({
  typed,
  found,
  none,
}: {
  typed: string;
  found: string;
  /** What is said where nothing is found. */
  none: string;
}): Promise<void> {
  const before = await shownNames();
  const field = screen.getByRole("searchbox");
  await userEvent.type(field, typed);
  await waitFor(async () => expect(await shownNames()).toEqual([found]));
  await userEvent.type(field, "xx");
  expect(await screen.findByText(none)).toBeVisible();
  await userEvent.click(
    screen.getByRole("button", { name: "Effacer les filtres" }),
  );
  await waitFor(async () => expect(await shownNames()).toEqual(before));
}

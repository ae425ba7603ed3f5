import { homePage, href } from "@domain/pages";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetched } from "../../ui/state/fetched";
import { renderUi } from "../../ui/testing/render-ui";
import { RouteError } from "./route-error";

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
});
afterEach(() => vi.restoreAllMocks());

const animals = () => Promise.resolve(() => <p>All animals</p>);

const open = (at = href("animalList")) => {
  const Page = fetched(
    vi.fn(animals).mockRejectedValueOnce(new TypeError("Failed to fetch")),
  );
  return renderUi(<Page />, {
    at,
    errorElement: <RouteError />,
  });
};

it("says of a page that was never fetched that it comes with the network, and tries again without losing the app", async () => {
  await open();
  expect(
    await screen.findByText(/n’a pas encore chargé cette page/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByText("All animals")).toBeVisible();
});

it("leads to the first page, where it is not that one itself", async () => {
  const { unmount } = await open();
  expect(
    await screen.findByRole("link", { name: "Retour à l’accueil" }),
  ).toHaveAttribute("href", href(homePage));
  unmount();
  await open(href(homePage));
  expect(
    await screen.findByText(/n’a pas encore chargé cette page/),
  ).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
});

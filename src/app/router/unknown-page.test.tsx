import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderUi } from "../../ui/testing/render-ui";
import { UnknownPage } from "./unknown-page";

it("leads from a path that is no page to the first one, and says which it was", async () => {
  const { router } = await renderUi(<UnknownPage />, {
    at: "/AnimalListVeiw?animalId=pepper#secret",
  });
  await waitFor(() =>
    expect(router.state.location.pathname).toBe("/Dashboard"),
  );
  const said = await screen.findByText(/^Il n’y a pas de page à l’adresse/);
  expect(said).toHaveTextContent("/AnimalListVeiw");
  expect(said).not.toHaveTextContent(/pepper|secret/);
});

it("says a long path in short", async () => {
  await renderUi(<UnknownPage />, { at: `/${"x".repeat(500)}` });
  const said = await screen.findByText(/^Il n’y a pas de page à l’adresse \/x/);
  expect(said.textContent.length).toBeLessThan(130);
});

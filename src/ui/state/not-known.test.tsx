import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderUi } from "../testing/render-ui";
import { NotKnown } from "./not-known";

it("offers what can be done meanwhile, whether or not it can be asked for again", async () => {
  const meanwhile = <a href="/">Accueil</a>;
  const { unmount } = await renderUi(<NotKnown>{meanwhile}</NotKnown>);
  expect(screen.getByRole("link", { name: "Accueil" })).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  await renderUi(<NotKnown onRetry={() => {}}>{meanwhile}</NotKnown>);
  expect(screen.getByRole("link", { name: "Accueil" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Réessayer" })).toBeVisible();
});

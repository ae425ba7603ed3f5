import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderUi } from "../testing/render-ui";
import { ComingName } from "./coming-name";

it("says that a name or a figure is on its way, as other places do that load", async () => {
  await renderUi(<ComingName />);
  expect(await screen.findByText("Chargement…")).toBeInTheDocument();
});

import { IconEye } from "@tabler/icons-react";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderUi } from "../../testing/render-ui";
import { NothingFound } from "./nothing-found";

it("says that there is more to read only where there is", async () => {
  const found = { icon: IconEye, title: "Rien", onReset: () => undefined };
  const { unmount } = await renderUi(<NothingFound {...found} isPart />);
  expect(screen.getByText(/^Parmi ce qui a été lu/)).toBeVisible();
  unmount();
  await renderUi(<NothingFound {...found} />);
  expect(screen.getByText("Rien")).toBeVisible();
  expect(screen.queryByText(/^Parmi ce qui a été lu/)).toBeNull();
});

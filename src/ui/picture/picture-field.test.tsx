import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { WithPictures } from "../testing/pictures";
import { renderUi } from "../testing/render-ui";
import { PictureField } from "./picture-field";

vi.setConfig({ testTimeout: 30_000 });

const limits = { chosenMax: 1_000_000, sentMax: 100_000 };

it("says of whom the picture is: the button, and the picture in the dialog it opens", async () => {
  await renderUi(
    <WithPictures>
      <PictureField
        path="nala.jpg"
        name="Nala"
        decorative
        actions={{ limits, save: () => Promise.resolve() }}
      />
    </WithPictures>,
  );
  await userEvent.click(
    screen.getByRole("button", { name: "Changer la photo\u202f: Nala" }),
  );
  const dialog = await screen.findByRole("dialog");
  expect(
    await within(dialog).findByRole("img", { name: "Nala" }),
  ).toHaveAttribute("src", expect.stringContaining("nala.jpg"));
});

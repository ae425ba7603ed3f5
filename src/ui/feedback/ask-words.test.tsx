import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderUi } from "../testing/render-ui";
import { askWords } from "./ask-words";

afterEach(() => {
  vi.unstubAllGlobals();
});

async function ask() {
  await renderUi(<main />);
  void askWords({
    title: "Clore",
    body: "Faite.",
    words: { label: "Notes", max: 100 },
    confirm: "Clore",
  });
  await screen.findByRole("dialog");
}

it("starts where one types", async () => {
  await ask();
  await waitFor(() => expect(screen.getByRole("textbox")).toHaveFocus());
  await userEvent.keyboard("{Escape}");
});

it("starts on no field under a finger, whose keyboard would cover the question, and on no button that a space would press", async () => {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), {
      matches: media === "(pointer: coarse)",
      media,
    }),
  );
  await ask();
  await waitFor(() => expect(screen.getByText("Faite.")).toHaveFocus());
  await userEvent.keyboard(" oui");
  expect(screen.getByRole("dialog", { name: "Clore" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
});

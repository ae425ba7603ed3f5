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

it("starts on the safe choice under a finger, whose keyboard would cover the question", async () => {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), {
      matches: media === "(pointer: coarse)",
      media,
    }),
  );
  await ask();
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Annuler" })).toHaveFocus(),
  );
  await userEvent.keyboard("{Escape}");
});

import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderUi } from "../testing/render-ui";
import { useHint } from "./use-hint";

function Sample() {
  const hint = useHint("Réglages");
  return (
    <>
      <button {...hint.handlers}>x</button>
      {hint.bubble}
    </>
  );
}

const enter = (pointerType: string) => {
  const button = screen.getByRole("button", { name: "x" });
  fireEvent(
    button,
    Object.assign(new MouseEvent("pointerover", { bubbles: true }), {
      pointerType,
    }),
  );
  fireEvent.mouseEnter(button);
  return button;
};

const later = () => new Promise((next) => setTimeout(next, 600));

it("shows its word once the mouse rests, on the same element, and hides it after", async () => {
  await renderUi(<Sample />);
  const button = enter("mouse");
  // The simulated document knows no hovering.
  Object.assign(button, {
    matches: (selector: string) =>
      selector === ":hover" ||
      HTMLElement.prototype.matches.call(button, selector),
  });
  expect(
    await screen.findByRole("tooltip", undefined, { timeout: 20_000 }),
  ).toHaveTextContent("Réglages");
  expect(screen.getByRole("button", { name: "x" })).toBe(button);
  fireEvent.mouseLeave(button);
  await expect.poll(() => screen.queryByRole("tooltip")).toBeNull();
});

it("shows nothing to a finger", async () => {
  await renderUi(<Sample />);
  enter("touch");
  await later();
  expect(screen.queryByRole("tooltip")).toBeNull();
});

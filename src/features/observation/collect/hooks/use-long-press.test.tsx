import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLongPress } from "./use-long-press";

let said: string[] = [];

function Key() {
  const held = useLongPress((id) => said.push(`held ${id}`));
  return (
    <button
      type="button"
      onClick={() => said.push("pressed")}
      {...held("rest")}
    >
      Repos
    </button>
  );
}

const key = () => screen.getByRole("button");
const waited = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => {
  said = [];
  vi.useFakeTimers();
  render(<Key />);
});
afterEach(() => vi.useRealTimers());

it("asks what is held, and presses nothing", () => {
  fireEvent.pointerDown(key(), { button: 0 });
  waited(700);
  fireEvent.pointerUp(key());
  fireEvent.click(key());
  expect(said).toEqual(["held rest"]);
});

it("presses what was lifted, also where a busy page hears of it after its timer", () => {
  fireEvent.pointerDown(key(), { button: 0 });
  waited(600);
  fireEvent.pointerUp(key());
  fireEvent.click(key());
  waited(700);
  expect(said).toEqual(["pressed"]);
});

it("presses by a key what was held before, and let go elsewhere", () => {
  fireEvent.pointerDown(key(), { button: 0 });
  waited(700);
  fireEvent.keyDown(key(), { key: "Enter" });
  fireEvent.click(key());
  expect(said).toEqual(["held rest", "pressed"]);
});

import { fireEvent, screen } from "@testing-library/react";
import { createRef } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderUi } from "../../../../../ui/testing/render-ui";
import { Stage } from "./stage";
import { keyStep, zoomStep } from "./use-moves";

const moves = { by: vi.fn(), zoom: vi.fn(), start: vi.fn() };

beforeEach(async () => {
  Object.values(moves).forEach((one) => one.mockReset());
  // What follows a finger beyond the element is the browser's.
  HTMLElement.prototype.setPointerCapture = () => undefined;
  await renderUi(
    <Stage
      view={createRef<HTMLDivElement>()}
      {...{ label: "Plan", role: "plan", keys: "Flèches", height: 200, moves }}
    >
      <p>drawn</p>
    </Stage>,
  );
});

const stage = () => screen.getByRole("application", { name: "Plan" });
const finger = (pointerId: number, clientX: number, clientY: number) => ({
  ...{ pointerId, clientX, clientY, button: 0 },
});

it("is pushed by one finger, and only while it is down", () => {
  fireEvent.pointerMove(stage(), finger(1, 90, 90));
  expect(moves.by).not.toHaveBeenCalled();
  fireEvent.pointerDown(stage(), finger(1, 10, 10));
  fireEvent.pointerMove(stage(), finger(1, 30, 5));
  expect(moves.by).toHaveBeenCalledWith(20, -5);
  fireEvent.pointerUp(stage(), finger(1, 30, 5));
  fireEvent.pointerMove(stage(), finger(1, 60, 60));
  expect(moves.by).toHaveBeenCalledTimes(1);
});

it("comes closer by two fingers, around what lies between them", () => {
  fireEvent.pointerDown(stage(), finger(1, 0, 0));
  fireEvent.pointerDown(stage(), finger(2, 10, 0));
  fireEvent.pointerMove(stage(), finger(2, 20, 0));
  expect(moves.by).toHaveBeenCalledWith(5, 0);
  expect(moves.zoom).toHaveBeenCalledWith(2, { x: 10, y: 0, apart: 20 });
});

it("comes closer by the wheel where the page would, and leaves scrolling alone", () => {
  const turnWheel = (ctrlKey: boolean) => {
    const event = new WheelEvent("wheel", { deltaY: -1, cancelable: true });
    // The simulated browser has no keys beside its wheel.
    Object.assign(event, { ctrlKey, clientX: 40, clientY: 30 });
    return stage().dispatchEvent(event);
  };
  expect(turnWheel(false)).toBe(true);
  expect(moves.zoom).not.toHaveBeenCalled();
  expect(turnWheel(true)).toBe(false);
  expect(moves.zoom).toHaveBeenCalledWith(1.15, { x: 40, y: 30 });
});

it("follows keys, and leaves those of the browser alone", () => {
  fireEvent.keyDown(stage(), { key: "ArrowDown" });
  expect(moves.by).toHaveBeenCalledWith(0, -keyStep);
  fireEvent.keyDown(stage(), { key: "-" });
  expect(moves.zoom).toHaveBeenCalledWith(1 / zoomStep);
  fireEvent.keyDown(stage(), { key: "0" });
  expect(moves.start).toHaveBeenCalledOnce();
  fireEvent.keyDown(stage(), { key: "0", ctrlKey: true });
  expect(moves.start).toHaveBeenCalledOnce();
});

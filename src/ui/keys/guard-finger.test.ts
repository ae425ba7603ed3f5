import { expect, it } from "vitest";
import { guardFinger, isSameTouch } from "./guard-finger";

const press = { clientX: 100, clientY: 200, detail: 1, timeStamp: 5000 };
const after = (ms: number, more = {}) => ({
  ...press,
  timeStamp: press.timeStamp + ms,
  ...more,
});

it.each([
  ["the second touch of a double tap", after(250), true],
  [
    "what the system calls a double click, however slow",
    after(900, { detail: 2 }),
    true,
  ],
  ["a press meant for what stands there now", after(450), false],
  ["a press elsewhere", after(100, { clientY: 260 }), false],
  ["a press by key", after(100, { detail: 0 }), false],
  ["a press by another clock, which says it was before", after(-60_000), false],
])("knows %s", (_what, next, same) => {
  expect(isSameTouch(press, next)).toBe(same);
});

const reaches = (clientX: number): boolean => {
  const next = new MouseEvent("click", {
    bubbles: true,
    cancelable: true,
    clientX,
    detail: 1,
  });
  return document.body.dispatchEvent(next);
};

it("lets a press come back to the same place once another was made elsewhere", () => {
  const clientX = 100;
  guardFinger({ clientX, clientY: 0, detail: 1, timeStamp: performance.now() });
  expect(reaches(clientX)).toBe(false);
  expect(reaches(clientX + 500)).toBe(true);
  expect(reaches(clientX)).toBe(true);
});

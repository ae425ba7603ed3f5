import { expect, it } from "vitest";
import { timeOfText } from "./schedule";

it.each([
  ["8", "08:00"],
  ["8h", "08:00"],
  ["8h30", "08:30"],
  ["8:05", "08:05"],
  ["08.15", "08:15"],
  ["0830", "08:30"],
  ["23:59", "23:59"],
])("reads %s as %s", (typed, time) => {
  expect(timeOfText(typed)).toBe(time);
});

it.each(["", "24:00", "8:60", "8:5", "huit heures", "08:00:00"])(
  "leaves %j as it was typed",
  (typed) => {
    expect(timeOfText(typed)).toBe(typed);
  },
);

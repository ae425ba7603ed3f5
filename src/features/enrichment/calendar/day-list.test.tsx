import { parisDay } from "@domain/time/paris";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderUi } from "../../../ui/testing/render-ui";
import { DayList } from "./day-list";
import type { Calendar } from "./use-calendar";

const day = parisDay(new Date("2026-11-24T12:00:00Z"));
const calendar = (live: Calendar["live"]): Calendar => ({
  live,
  today: day,
  day,
  weeks: [[day]],
  rows: [],
  on: () => [],
  isEmpty: () => true,
});
const show = (live: Calendar["live"]) =>
  renderUi(
    <DayList calendar={calendar(live)} view="day">
      {() => null}
    </DayList>,
  );
const nothing = () => screen.queryByText("Rien ce jour-là.");

it("says that nothing is on a day once that is known, not before", async () => {
  const read = {
    rows: [],
    unreadable: 0,
    full: false,
    heard: true,
    fromCache: false,
  };
  const { unmount } = await show({ state: "loading" });
  expect(nothing()).toBeNull();
  unmount();
  const { unmount: leave } = await show({
    state: "data",
    data: { ...read, heard: false },
  });
  expect(nothing()).toBeNull();
  leave();
  await show({ state: "data", data: read });
  expect(nothing()).toBeVisible();
});

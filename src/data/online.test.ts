import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isOnline, noteSource, watchOnline } from "./online";

beforeEach(() => {
  vi.useFakeTimers();
  noteSource(false);
});
afterEach(() => {
  vi.useRealTimers();
});

it("doubts the server only after it was silent for a while", () => {
  const heard = vi.fn();
  const end = watchOnline(heard);
  noteSource(true);
  vi.advanceTimersByTime(11_999);
  expect(isOnline()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isOnline()).toBe(false);
  expect(heard).toHaveBeenCalledOnce();
  noteSource(false);
  expect(isOnline()).toBe(true);
  expect(heard).toHaveBeenCalledTimes(2);
  end();
});

it("takes back the doubt when the server answers", () => {
  noteSource(true);
  vi.advanceTimersByTime(5000);
  noteSource(false);
  vi.advanceTimersByTime(60_000);
  expect(isOnline()).toBe(true);
});

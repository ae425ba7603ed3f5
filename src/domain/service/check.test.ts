import { expect, it } from "vitest";
import { clockLeadMs } from "../time/lengths";
import { clockState } from "./check";

const now = Date.UTC(2026, 10, 28);
const state = (asked: number, answered: number) =>
  clockState({ asked: now + asked, answered: now + answered, now });

it("takes a clock for right that is no further off than records may be dated ahead, whatever the way took", () => {
  expect(state(-100, 100)).toBe("ok");
  expect(state(clockLeadMs, clockLeadMs)).toBe("ok");
  expect(state(clockLeadMs + 1, clockLeadMs + 1)).toBe("fault");
  expect(state(-clockLeadMs - 1, -clockLeadMs - 1)).toBe("fault");
  expect(state(0, 20_000)).toBe("ok");
});

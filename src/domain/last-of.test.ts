import { expect, it, vi } from "vitest";
import { lastOf } from "./last-of";

it("works out anew only what was not asked for last", () => {
  const make = vi.fn(({ of }: { of: number }) => ({ twice: of * 2 }));
  const twice = lastOf(({ of }: { of: number }) => String(of), make);
  const first = twice({ of: 1 });
  expect(first).toEqual({ twice: 2 });
  expect(twice({ of: 1 })).toBe(first);
  expect(make).toHaveBeenCalledOnce();
  expect(twice({ of: 2 })).toEqual({ twice: 4 });
  expect(twice({ of: 1 })).toEqual({ twice: 2 });
  expect(make).toHaveBeenCalledTimes(3);
});

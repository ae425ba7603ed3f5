import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { AppError } from "@domain/errors";
import { useUndo } from "./use-undo";

let stored: readonly string[];
const write = vi.fn((next: readonly string[]) => {
  stored = next;
  return Promise.resolve();
});

beforeEach(() => {
  stored = ["a"];
  write.mockClear();
});

function begin() {
  const { result, rerender } = renderHook(() => useUndo(stored, write));
  const doing = async (work: () => Promise<void> | undefined) => {
    await act(async () => work());
    rerender();
  };
  return {
    result,
    rerender,
    keep: (next: readonly string[]) => doing(() => result.current.keep(next)),
    undo: () => doing(() => result.current.undo?.()),
  };
}

it("takes one's own changes back, the last first", async () => {
  const { result, keep, undo } = begin();
  expect(result.current.undo).toBeNull();
  await keep(["a"]);
  expect(write).not.toHaveBeenCalled();
  await keep(["b"]);
  await keep(["c"]);
  await undo();
  expect(stored).toEqual(["b"]);
  await undo();
  expect(stored).toEqual(["a"]);
  expect(result.current.undo).toBeNull();
});

it("writes nothing over what somebody else changed since, and says so", async () => {
  const { result, rerender, keep, undo } = begin();
  await keep(["b"]);
  stored = ["b", "theirs"];
  rerender();
  await expect(undo()).rejects.toMatchObject({ code: "conflict" });
  expect(stored).toEqual(["b", "theirs"]);
  expect(write).toHaveBeenCalledTimes(1);
  rerender();
  expect(result.current.undo).toBeNull();
});

it("can be tried again where it was refused, and knows no change that was", async () => {
  const { result, keep, undo } = begin();
  await keep(["b"]);
  write.mockRejectedValueOnce(new AppError("not-allowed"));
  await expect(undo()).rejects.toMatchObject({ code: "not-allowed" });
  expect(stored).toEqual(["b"]);
  write.mockRejectedValueOnce(new AppError("not-allowed"));
  await expect(keep(["c"])).rejects.toMatchObject({ code: "not-allowed" });
  await undo();
  expect(stored).toEqual(["a"]);
  expect(result.current.undo).toBeNull();
});

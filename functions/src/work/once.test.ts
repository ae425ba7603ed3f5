import { expect, it } from "vitest";
import { once } from "./once";

it("asks for each once, however often and however fast it is wanted", async () => {
  const asked: string[] = [];
  const read = once((id: string) => {
    asked.push(id);
    return Promise.resolve(`of ${id}`);
  });
  expect(await Promise.all(["a", "b", "a"].map(read))).toEqual([
    "of a",
    "of b",
    "of a",
  ]);
  expect(await read("b")).toBe("of b");
  expect(asked).toEqual(["a", "b"]);
});

it("asks again for what failed", async () => {
  let tries = 0;
  const read = once((id: string) => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error("cut")) : Promise.resolve(id);
  });
  await expect(read("a")).rejects.toThrow("cut");
  expect(await read("a")).toBe("a");
});

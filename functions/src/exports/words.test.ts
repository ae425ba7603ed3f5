import { expect, it, vi } from "vitest";
import { wordsIn } from "./words";

const texts = vi.hoisted(() => ({ broken: true }));
vi.mock("../../../locales/nl/tasks.filter.json", async (load) => {
  if (texts.broken) throw new Error("cut");
  return load();
});

it("words that could not be fetched are fetched again when they are asked for again", async () => {
  await expect(wordsIn("nl")).rejects.toMatchObject({
    cause: expect.objectContaining({ message: "cut" }) as Error,
  });
  texts.broken = false;
  const say = await wordsIn("nl");
  expect(say("exports.files.animals")).not.toBe("");
});

import { expect, it } from "vitest";
import { readChosen } from "./read-chosen";

const file = () => new File(["abc"], "a.txt");

it("reads a file up to its limit, and says what keeps it from that", async () => {
  const bytes = await readChosen(file(), 3);
  expect(bytes).toHaveProperty("byteLength", 3);
  expect(await readChosen(file(), 2)).toBe("tooLarge");
  const gone = file();
  gone.arrayBuffer = () => Promise.reject(new Error("NotReadableError"));
  expect(await readChosen(gone, 3)).toBe("unreadable");
});

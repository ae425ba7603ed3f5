import { expect, it } from "vitest";
import { textsChunk } from "./texts";

const chunkOf = (file: string) => textsChunk(`/app/locales/${file}.json`);

it("texts of one kind come together, each language by itself", () => {
  expect(chunkOf("de/health.notes")).toBe("de-health");
  expect(chunkOf("de/measures")).toBe("de-health");
  expect(chunkOf("fr/measures")).toBe("fr-health");
});

it("the first pages' texts keep a file of their own", () => {
  for (const file of ["tasks", "tasks.filter", "dashboard", "errors.fields"])
    expect(chunkOf(`fr/${file}`)).toBe(null);
  expect(chunkOf("fr/health.menu")).toBe(null);
});

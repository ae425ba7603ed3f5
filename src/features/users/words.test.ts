import { expect, it } from "vitest";

interface Words {
  options: Record<"right" | "role" | "rank", Record<string, string>>;
  help: { right: Record<string, string> };
}

const files = Object.entries(
  import.meta.glob<Words>("/locales/*/users.json", {
    eager: true,
    import: "default",
  }),
);

it.each(files)("tells rights, ranks and roles apart: %s", (_, words) => {
  const { right, role, rank } = words.options;
  const names = [right, role, rank].flatMap((one) => Object.values(one));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const told = Object.values(words.help.right);
  expect(told).toHaveLength(Object.keys(right).length);
  expect(new Set(told).size).toBe(told.length);
});

it("speaks of all seven languages", () => {
  expect(files).toHaveLength(7);
});

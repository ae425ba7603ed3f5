import { expect, it } from "vitest";
import { askedBeside } from "./asked-beside";

const question = (id: string, count: number) => ({
  id,
  label: id.toUpperCase(),
  options: Array.from({ length: count }, (_, n) => ({
    value: `${id}.${n}`,
    label: `${id}${n}`,
  })),
});
const partner = question("partner", 5);
const ids = (asked: ReturnType<typeof askedBeside>) =>
  asked.map(({ id }) => id);

it("asks each by itself where two touches are enough", () => {
  const [where, how] = [question("where", 4), question("how", 2)];
  expect(askedBeside(null, [])).toEqual([]);
  expect(askedBeside(partner, [])).toEqual([partner]);
  expect(askedBeside(partner, [where])).toEqual([partner, where]);
  expect(askedBeside(null, [where, how])).toEqual([where, how]);
});

it("asks modifiers together where one by one takes more than two touches", () => {
  const [where, how, whose] = [
    question("where", 2),
    question("how", 2),
    question("whose", 3),
  ];
  expect(askedBeside(partner, [where, how])).toEqual([
    partner,
    {
      id: "where how",
      label: "WHERE · HOW",
      options: [
        { value: "where.0 how.0", label: "where0 · how0" },
        { value: "where.0 how.1", label: "where0 · how1" },
        { value: "where.1 how.0", label: "where1 · how0" },
        { value: "where.1 how.1", label: "where1 · how1" },
      ],
    },
  ]);
  const [all, ...none] = askedBeside(null, [where, how, whose]);
  expect(none).toEqual([]);
  expect(all?.options).toHaveLength(12);
  expect(all?.options[11]?.value).toBe("where.1 how.1 whose.2");
});

it("leaves more choices than a screen bears one by one", () => {
  const many = [question("a", 6), question("b", 7)];
  expect(ids(askedBeside(partner, many))).toEqual(["partner", "a", "b"]);
  const bearable = [question("a", 6), question("b", 6)];
  expect(ids(askedBeside(partner, bearable))).toEqual(["partner", "a b"]);
});

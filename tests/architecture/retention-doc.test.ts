import { kept } from "@domain/privacy/kept";
import { periodOf } from "@domain/time/lengths";
import { expect, it } from "vitest";
import english from "../../locales/en/service.json";

const { kept: words } = english;

const period = (days: number) => {
  const { count, unit } = periodOf(days);
  return `${String(count)} ${unit}${count === 1 ? "" : "s"}`;
};

const row = (name: keyof typeof kept): string => {
  const { retention: one, person } = kept[name];
  const long =
    one.days === null
      ? words.reasons[one.reason]
      : one.days === 0
        ? `${words[one.only ?? "until"]} (\`${one.field}\`)`
        : `${period(one.days)} after \`${one.field}\``;
  return `| \`${name}\` | ${long} | ${words.persons[person.kind]} |`;
};

// Written by this test: npx vitest run --project node tests/architecture/retention-doc.test.ts -u
it("is told in docs as the purge, the export of a person and the page of superAdmins have it", async () => {
  const names = Object.keys(kept).sort() as (keyof typeof kept)[];
  const head = [
    "# What is kept, how long, and what of it concerns a person",
    "",
    "Written from `src/domain/privacy`, which the nightly purge, the copy and erasure of a person's data and /testView read.",
    "",
    `| Collection | ${words.howLong} | ${words.person} |`,
    "| --- | --- | --- |",
  ];
  const text = [...head, ...names.map(row), ""].join("\n");
  await expect(text).toMatchFileSnapshot("../../docs/retention.md");
});

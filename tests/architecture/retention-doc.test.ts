import { aboutPerson } from "@domain/privacy/about-person";
import { retention } from "@domain/privacy/retention";
import { expect, it } from "vitest";
import english from "../../locales/en/service.json";

const { kept } = english;

const row = (name: keyof typeof retention): string => {
  const one = retention[name];
  const long =
    one.days === null
      ? kept.reasons[one.reason]
      : one.days === 0
        ? `${kept[one.only ?? "until"]} (\`${one.field}\`)`
        : `${kept.days_other.replace("{{number}}", String(one.days))} after \`${one.field}\``;
  return `| \`${name}\` | ${long} | ${kept.persons[aboutPerson[name].kind]} |`;
};

// Written by this test: npx vitest run --project node tests/architecture/retention-doc.test.ts -u
it("is told in docs as the purge, the export of a person and the page of superAdmins have it", async () => {
  const names = Object.keys(retention).sort() as (keyof typeof retention)[];
  const head = [
    "# What is kept, how long, and what of it concerns a person",
    "",
    "Written from `src/domain/privacy`, which the nightly purge, the copy and erasure of a person's data and /testView read.",
    "",
    `| ${kept.collection} | ${kept.howLong} | ${kept.person} |`,
    "| --- | --- | --- |",
  ];
  const text = [...head, ...names.map(row), ""].join("\n");
  await expect(text).toMatchFileSnapshot("../../docs/retention.md");
});

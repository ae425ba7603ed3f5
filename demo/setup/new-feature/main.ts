import { makeFeature } from "./make";
import { namesOf } from "./names";

const usage = "Usage: npm run new:feature -- <many> [<one>]";

/** What is left to a person, as no line says it. */
const next = [
  "the texts in locales/*, in all seven languages; `npm run format`",
  "who may do what: src/domain/access/rows/work.ts, the same in firestore.rules (`npm run rules`), and what tests/rules and tests/functions/desk-cells try of it",
  "how long it is kept and what it says of people: its row in src/domain/privacy/rows/work.ts, by which it stays with the establishment and names nobody",
  "its fields: src/domain; its queries, also in tests/builders/queries (`npm run indexes`); then the list and the form from src/ui/README.md; records of the demonstration: demo/seed/documents.ts",
];

/** Makes a feature with its page, texts and collection in this repository. */
export function main(args: readonly string[]): number {
  const [many, one, ...more] = args;
  if (many === undefined || more.length > 0) {
    console.error(usage);
    return 2;
  }
  try {
    const { created, touched } = makeFeature(
      process.cwd(),
      namesOf(many, one),
      { collection: true },
    );
    console.log(`Made ${String(created.length)} files:`);
    created.forEach((path) => console.log(`  ${path}`));
    console.log(`Added lines to ${String(touched.length)}:`);
    touched.forEach((path) => console.log(`  ${path}`));
    console.log("What is left:");
    next.forEach((line) => console.log(`  - ${line}`));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : usage);
    return 1;
  }
}

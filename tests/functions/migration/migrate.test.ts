import { describe, expect, it } from "vitest";
import type { Found } from "../../../functions/src/repair/repair";
import { repair } from "../../../functions/src/repair/repair";
import { useStage } from "../stage";
import { results, useMigration } from "./migrated";
import { personCases } from "./person-cases";
import { recordCases } from "./record-cases";
import { rightCases } from "./right-cases";
import { everything, now, runMigration } from "./stage";

useStage("demo-migrate", "file");
useMigration();

describe("an existing database of 3,000 documents", () => {
  it("is reported and left as it is by a dry run", () => {
    expect(results.before.size).toBe(3000);
    expect(results.dry.read).toBe(3000);
    expect(results.dry.written).toBeGreaterThan(2900);
    expect(results.afterDry).toEqual(results.before);
  });

  it("is written as the dry run said", () => {
    expect([results.first.read, results.first.written]).toEqual([
      results.dry.read,
      results.dry.written,
    ]);
    const unread = results.first.odd.filter(
      ({ reason }) => reason === "unreadable",
    );
    expect(results.first.read - results.first.written).toBe(unread.length);
    expect(unread.every(({ collection }) => collection === "tasks")).toBe(true);
  });

  it("names what was odd by id and reason, and never by a value", () => {
    const reasons = new Set(results.first.odd.map(({ reason }) => reason));
    expect([...reasons]).toEqual(
      expect.arrayContaining([
        "unknownRight",
        "unknownStatus",
        "unknownZoo",
        "otherZoo",
        "roleElsewhere",
        "listedNotStaff",
        "noMail",
        "namesNobody",
      ]),
    );
    expect(JSON.stringify(results.first.odd)).not.toMatch(
      /@|Prénom|Nom |Abc123|secret/,
    );
  });

  it("leaves nothing for the repair to mend", async () => {
    const found: Found[] = [];
    await repair({
      dryRun: true,
      now,
      onFound: (one) => found.push(one),
      onCounted: () => undefined,
    });
    expect(found.filter(({ differing }) => differing.length > 0)).toEqual([]);
  });

  it("finds nothing to write a second time", async () => {
    const stored = await everything(true);
    const second = await runMigration();
    expect(second.written).toBe(0);
    expect(await everything(true)).toEqual(stored);
  });
});

describe("rights", rightCases);
describe("people", personCases);
describe("records", recordCases);

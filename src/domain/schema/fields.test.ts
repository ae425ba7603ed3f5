import { describe, expect, it } from "vitest";
import * as z from "zod";
import { collections } from "../collections";
import { readRecord } from "../record/read";
import { parsePatch } from "../record/parse";
import { aTask } from "../../../tests/builders/work";
import {
  derived,
  fieldKinds,
  hidden,
  idSchema,
  legacy,
  lineOf,
  proseOf,
} from "./fields";

/** Codes, dates and ids, which nobody reads as text; and the name of an animal, which is refused with a message. */
const noTexts = [
  "accounts.language",
  "devices.language",
  "devices.pushToken",
  "access.right",
  "access.rank",
  "animals.animalName",
  "animals.animalBirthdate",
  "tasks.takenBy",
  "tasks.startedBy",
  "tasks.completedBy",
  "tasks.signedBy",
  "specieLogs.by",
  "specieLogs.note",
  // Answers as one text, each read by its schema.
  "campaignKeys.answers",
  "evaluationDrafts.answers",
  "evaluationDrafts.seen",
  "evaluationCorrections.answer",
  "obsSessions.contextAnswers",
  "obsRecords.rows",
  "obsCorrections.target",
  "obsCorrections.change",
];

const keepsHidden = (read: unknown): boolean =>
  typeof read === "object" && read !== null
    ? Object.values(read).some(keepsHidden)
    : typeof read === "string" && hidden.test(read);

describe("what is hidden in a text", () => {
  it("is left out of every text that people write in any collection", () => {
    const spoilt = "a\u202eb\u0000\ud800";
    const found = Object.entries(collections).flatMap(([name, { schema }]) => {
      const kinds = fieldKinds(schema);
      return Object.entries<z.ZodType>(schema.shape)
        .filter(([field]) => kinds[field] === "canonical")
        .filter(([, type]) =>
          [spoilt, [spoilt], { fr: spoilt }].some((typed) =>
            keepsHidden(type.safeParse(typed).data),
          ),
        )
        .map(([field]) => `${name}.${field}`);
    });
    expect(found).toEqual(noTexts);
  });

  it.each([
    ["Feed\u202e the\u2066 lions\u2069", "Feed the lions"],
    ["Feed\r\nUrgent:\tnow\u2028!", "Feed Urgent: now !"],
    ["\u0000\u0007Fe\u007f\u009fed", "Feed"],
    ["\u{1F468}\u200d\u{1F469}", "\u{1F468}\u200d\u{1F469}"],
  ])("is left out of a line: %j", (typed, line) => {
    expect(lineOf(typed)).toBe(line);
    expect(lineOf(line)).toBe(line);
  });

  it("is left out of prose, whose lines and tabs stay", () => {
    const prose = proseOf("a\r\nb\tc\u0085d\re\u202ef\u0000");
    expect(prose).toBe("a\nb\tc\nd\nef");
    expect(proseOf(prose)).toBe(prose);
  });

  it("is read and written without, whoever stored it", () => {
    const spoilt = {
      title: "Feed\u202e\u0000\nnow",
      description: "a\u2067\nb",
      notes: "c\u0007",
    };
    const clean = { title: "Feed now", description: "a\nb", notes: "c" };
    expect(readRecord("tasks", "t1", { ...aTask(), ...spoilt })).toMatchObject({
      record: clean,
      issues: [],
    });
    expect(parsePatch("tasks", spoilt)).toEqual(clean);
  });

  it("and nothing but that is no title", () => {
    expect(() => parsePatch("tasks", { title: "\u202e\u0000" })).toThrow();
  });
});

describe("the kind of a field", () => {
  it("is of the field alone, not of the type it is made from", () => {
    const schema = z.object({
      theirs: derived(idSchema),
      old: legacy(idSchema),
      given: idSchema,
    });
    expect(fieldKinds(schema)).toEqual({
      theirs: "derived",
      old: "legacy",
      given: "canonical",
    });
    expect(schema.safeParse({ theirs: "a", old: "b", given: "" }).success).toBe(
      false,
    );
  });

  it("is canonical of what people say, and of the ids they name", () => {
    const canonical = ([name, field]: readonly [
      keyof typeof collections,
      string,
    ]) => fieldKinds(collections[name].schema)[field] === "canonical";
    const given = [
      ["healthValues", "by"],
      ["healthValues", "parameterId"],
      ["measures", "parameterId"],
      ["prescriptions", "prescriberId"],
      ["prescriptions", "startDate"],
      ["doses", "prescriptionId"],
      ["devices", "deviceId"],
    ] as const;
    expect(given.filter((one) => !canonical(one))).toEqual([]);
  });
});

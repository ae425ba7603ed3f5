import { describe, expect, it } from "vitest";
import { planSync } from "./plan";

describe("a question", () => {
  const plan = (...questions: unknown[]) =>
    planSync({ questions }, { questions: [] }, { listsKept: false });

  it("passes through as it is, but for what is ours", () => {
    const question = {
      questionId: "q",
      questionRef: "Q",
      any: [{ thing: null }],
      createdAt: "theirs",
    };
    expect(plan(question)[0]?.write?.values).toEqual({
      questionId: "q",
      questionRef: "Q",
      any: [{ thing: null }],
      questionType: "singleInformative",
      source: "sync",
    });
  });

  const asked = {
    questionId: "q",
    questionRef: "Q",
    type: "simple",
    title: { fr: "Mange ?", de: "Frisst?" },
    answers: [
      { value: 1, label: { fr: "Oui" } },
      { value: 0, label: { fr: "Non" } },
    ],
  };

  it("is read in our fields beside those it came with", () => {
    expect(plan(asked)[0]?.write?.values).toEqual({
      ...asked,
      questionType: "single",
      trad: {
        fr: { text: "Mange ?", help: null },
        de: { text: "Frisst?", help: null },
      },
      options: [
        { value: "1", trad: { fr: "Oui" }, score: null },
        { value: "0", trad: { fr: "Non" }, score: null },
      ],
      source: "sync",
    });
  });

  const synced = (values: object, ...questions: unknown[]) =>
    planSync(
      { questions },
      { questions: [{ id: "q", base: "1", values: { ...values } }] },
      { listsKept: false },
    );

  it("keeps what was changed here, and says so where the sync differs", () => {
    const [first] = plan(asked);
    const stored = {
      ...first?.write?.values,
      trad: {
        fr: { text: "Mange ?", help: null },
        de: { text: "Frisst es?", help: null },
        nl: { text: "Eet het?", help: null },
      },
      mandatory: false,
      keptFields: ["mandatory", "trad.de", "trad.nl"],
    };
    const next = {
      ...asked,
      title: { fr: "Mange bien ?", de: "Frisst gut?" },
      mandatory: true,
    };
    const [changed] = synced(stored, next);
    expect(changed?.outcome).toBe("changed");
    expect(changed?.write?.values).toEqual({
      title: next.title,
      trad: {
        fr: { text: "Mange bien ?", help: null },
        de: { text: "Frisst es?", help: null },
        nl: { text: "Eet het?", help: null },
      },
    });
    expect(changed?.entry.reasons).toEqual([
      { code: "keptHere", field: "trad.de" },
      { code: "keptHere", field: "trad.nl" },
      { code: "keptHere", field: "mandatory" },
    ]);
    const [again] = synced({ ...stored, ...changed?.write?.values }, next);
    expect(again?.outcome).toBe("unchanged");
    expect(again?.entry.reasons).toHaveLength(3);
  });

  it("made here is not touched, nor is another with its reference made", () => {
    const own = { questionRef: "Q", questionType: "single", source: "own" };
    expect(
      synced(own, asked, { ...asked, questionId: "other" }).map(
        ({ entry, write }) => [entry.reasons[0]?.code, write],
      ),
    ).toEqual([
      ["ownQuestion", null],
      ["refTaken", null],
    ]);
  });

  it("brought before it was read so is read at the next sync", () => {
    const [one] = synced({ ...asked }, asked);
    expect(one?.outcome).toBe("changed");
    expect(one?.write?.values).toMatchObject({
      questionType: "single",
      source: "sync",
    });
  });

  it.each([
    [{ questionRef: "Q" }, "idInvalid"],
    [{ questionId: "q" }, "refMissing"],
    [{ questionId: "q", questionRef: " " }, "refMissing"],
    [{ questionId: "q", questionRef: "Q", a: [[1]] }, "unstorable"],
    [{ questionId: "q", questionRef: "Q", __a__: 1 }, "unstorable"],
    [{ questionId: "q", questionRef: "Q", "": 1 }, "unstorable"],
    [{ questionId: "q", questionRef: "Q", a: "x".repeat(1e5) }, "tooLarge"],
  ])("%# is refused: %s", (item, code) => {
    expect(plan(item)[0]?.entry.reasons).toMatchObject([{ code }]);
  });

  it("nested without end is refused, not followed", () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 5000; depth += 1) deep = { deep };
    const [one] = plan({ questionId: "q", questionRef: "Q", deep });
    expect(one?.entry.reasons).toMatchObject([{ code: "unstorable" }]);
  });
});

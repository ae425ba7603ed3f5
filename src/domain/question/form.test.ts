import { describe, expect, it } from "vitest";
import { anOption, aQuestion } from "../../../tests/builders/surveys";
import { begunForm } from "../schema/form";
import {
  newOption,
  previewed,
  questionForm,
  questionFormIssues,
  questionFormSchema,
  questionValues,
} from "./form";
import { wordingIn } from "./wording";

const issues = (form: Partial<ReturnType<typeof questionForm>>) =>
  questionFormIssues({ ...questionForm(aQuestion()), ...form }).map(
    ({ field, code }) => `${field}:${code}`,
  );

describe("the form of a question", () => {
  it("gives back what it was made of", () => {
    const question = aQuestion({
      criterion: "label-1",
      options: [anOption("a", 0.5), anOption("b")],
    });
    expect(questionFormIssues(questionForm(question))).toEqual([]);
    expect(question).toMatchObject(questionValues(questionForm(question)));
  });

  it("begins with two options of different values, and asks for a reference", () => {
    const form = questionForm(null);
    expect(form.options.map(({ value }) => value)).toEqual(["1", "2"]);
    expect(newOption(form.options).value).toBe("3");
    expect(questionFormIssues(form)).toEqual([
      { field: "questionRef", code: "required" },
    ]);
    expect(begunForm(questionFormSchema, form)).toEqual(form);
  });

  it("takes no help without a text, no value twice or missing, no score beyond 0 to 1", () => {
    const { texts, options } = questionForm(aQuestion());
    const [first, second] = options as [
      (typeof options)[number],
      (typeof options)[number],
    ];
    const de = { text: "", help: "Sehen Sie hin." };
    expect(issues({ texts: { ...texts, de } })).toEqual([
      "texts.de.text:required",
    ]);
    expect(issues({ options: [first, { ...second, value: "yes" }] })).toEqual([
      "options.1.value:optionTwice",
    ]);
    expect(issues({ options: [first, { ...second, value: " " }] })).toEqual([
      "options.1.value:required",
    ]);
    expect(
      issues({
        options: [first, { ...first, value: "" }, { ...second, value: "" }],
      }),
    ).toEqual(["options.1.value:required", "options.2.value:required"]);
    expect(issues({ options: [{ ...first, value: "a b" }, second] })).toEqual([
      "options.0.value:invalid",
    ]);
    expect(issues({ options: [{ ...first, score: 1.5 }, second] })).toEqual([
      "options.0.score:bounds",
    ]);
    expect(issues({ options: [{ ...first, score: NaN }, second] })).toEqual([
      "options.0.score:number",
    ]);
    expect(issues({ mediaMost: 11 })).toEqual(["mediaMost:tooMuch"]);
  });

  it("stores no options of what is recorded, and no scores of what informs", () => {
    const form = questionForm(aQuestion());
    expect(questionValues({ ...form, questionType: "photo" }).options).toEqual(
      [],
    );
    expect(
      questionValues({
        ...form,
        questionType: "singleInformative",
      }).options.map(({ score }) => score),
    ).toEqual([null, null]);
    const twice = form.options.map((one) => ({ ...one, value: "a" }));
    expect(issues({ questionType: "photo", options: twice })).toEqual([]);
  });

  it("is shown while it is half filled", () => {
    expect(previewed(questionForm(null), null)).toMatchObject({
      questionId: "new",
      questionRef: "",
      trad: {},
    });
    const question = aQuestion();
    expect(previewed(questionForm(question), question)).toEqual(question);
  });

  it("leaves out the languages that are empty", () => {
    const form = questionForm(null);
    const fr = { text: " Mange ? ", help: " " };
    expect(
      questionValues({ ...form, texts: { ...form.texts, fr } }).trad,
    ).toEqual({ fr: { text: "Mange ?", help: null } });
  });
});

describe("what a question is called", () => {
  const { fr, de } = aQuestion().trad;

  it("is in the reader's language, else French, else any", () => {
    const only = (trad: object) => wordingIn(aQuestion({ trad }), "de");
    expect(only({ fr, de })?.language).toBe("de");
    expect(only({ fr })?.language).toBe("fr");
    expect(only({ nl: fr })?.language).toBe("nl");
    expect(only({})).toBeNull();
  });
});

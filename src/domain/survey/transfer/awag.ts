import * as z from "zod";
import { labelMax } from "../../label/label";
import { questionTextMax } from "../../question/question";
import { textSchema } from "../../schema/fields";
import type { Language } from "../../taxonomy/taxonomy";
import { languages } from "../../taxonomy/taxonomy";
import { questionsMost, sectionsMost } from "../version";
import type { Transfer, TransferProblem, TransferQuestion } from "./format";
import {
  isProblem,
  readAs,
  readJson,
  readTransfer,
  transferFormat,
  transferVersion,
} from "./format";

/** A template of the Animal Welfare Assessment Grid: parameters with their factors, each scored on one scale, 1 the best. */
const templateSchema = z.object({
  template: textSchema(200),
  scale: z
    .object({ min: z.number().int(), max: z.number().int() })
    .refine(({ min, max }) => max > min && max - min < 30),
  parameters: z
    .array(
      z.object({
        name: textSchema(labelMax),
        factors: z.array(textSchema(questionTextMax)).min(1),
      }),
    )
    .min(1)
    .max(sectionsMost)
    .refine(
      (all) =>
        all.reduce((sum, { factors }) => sum + factors.length, 0) <=
        questionsMost,
    ),
});
type Template = z.infer<typeof templateSchema>;

/** The steps of the scale as options: a number is the same in every language; the best scores 1, the worst 0. */
const optionsOf = ({
  min,
  max,
}: Template["scale"]): TransferQuestion["options"] =>
  Array.from({ length: max - min + 1 }, (_, step) => {
    const value = String(min + step);
    return {
      value,
      trad: Object.fromEntries(languages.map((one) => [one, value])),
      score: 1 - step / (max - min),
    };
  });

/** What a factor is called: by its parameter and its place, as names are no keys. */
const refOf = (parameter: number, factor: number): string =>
  `AWAG-${parameter + 1}-${factor + 1}`;

const keyOf = (parameter: number): string => `awag-${parameter + 1}`;

/** A template as a questionnaire: a section and a criterion for each parameter, a single choice for each factor; its words are of one language. */
export function fromTemplate(
  { template, scale, parameters }: Template,
  language: Language,
): Transfer {
  const options = optionsOf(scale);
  const questions = parameters.flatMap(({ factors }, parameter) =>
    factors.map((text, factor): TransferQuestion => ({
      questionRef: refOf(parameter, factor),
      questionType: "single",
      trad: { [language]: { text, help: null } },
      options,
      multipleScore: "minimum",
      criterion: keyOf(parameter),
      mandatory: true,
      mayNotApply: true,
      helpPicture: null,
      mediaMost: 1,
    })),
  );
  return {
    format: transferFormat,
    formatVersion: transferVersion,
    names: { [language]: template },
    specieIds: [],
    criteria: parameters.map(({ name }, parameter) => ({
      key: keyOf(parameter),
      label: name,
      trad: { [language]: name },
    })),
    questions,
    shortNames: {},
    sections: parameters.map(({ name, factors }, parameter) => ({
      sectionId: keyOf(parameter),
      trad: { [language]: { title: name, intro: null } },
      items: factors.map((_, factor) => ({
        questionRef: refOf(parameter, factor),
        weight: 1,
        mandatory: null,
        onlyIf: null,
      })),
    })),
  };
}

/** A questionnaire from the text of a template's file, or why it cannot be read. */
export function readTemplate(
  text: string,
  language: Language,
): Transfer | TransferProblem {
  const json = readJson(text);
  if (isProblem(json)) return json;
  const template = readAs(templateSchema, json.value);
  return isProblem(template) ? template : fromTemplate(template, language);
}

/** A file of another shape with parameters is meant as a template, whatever is wrong with it. */
const looksLikeTemplate = (text: string): boolean => {
  const json = readJson(text);
  return (
    !isProblem(json) &&
    z.looseObject({ parameters: z.unknown() }).safeParse(json.value).success
  );
};

/**
 * A questionnaire from the text of a file of either shape; "language" where it is a template and nobody said yet which
 * language its words are of (null). Why it cannot be read, otherwise.
 */
export function readQuestionnaire(
  text: string,
  language: Language | null,
): Transfer | "language" | TransferProblem {
  const own = readTransfer(text);
  if (!isProblem(own) || own.problem !== "otherFormat") return own;
  if (!looksLikeTemplate(text)) return own;
  const template = readTemplate(text, language ?? "fr");
  return language === null && !isProblem(template) ? "language" : template;
}

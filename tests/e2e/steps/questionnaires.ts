import { randomUUID } from "node:crypto";
import { demoDocument } from "../../../demo/seed/build/document";
import type { Condition } from "../../../src/domain/survey/condition";
import type { FrozenQuestion } from "../../../src/domain/survey/version";
import { languages } from "../../../src/domain/taxonomy/taxonomy";
import type { VersionStatus } from "../../../src/domain/versions/version-list";
import { aFrozenQuestion, ifAnyOf } from "../../builders/forms";
import { writeDocuments } from "./suite";

/** What a question says in French and in German; the other languages have the French words. */
interface Said {
  fr: string;
  de: string;
}

interface Asked {
  question: FrozenQuestion;
  text: Said;
  help?: Said;
  options: Readonly<Record<string, Said>>;
  onlyIf?: Condition;
}

interface Part {
  title: Said;
  asked: readonly Asked[];
}

const rated: Readonly<Record<string, Said>> = {
  a: { fr: "Mauvais", de: "Schlecht" },
  b: { fr: "Moyen", de: "Mittel" },
  c: { fr: "Bon", de: "Gut" },
};

/** Six questions in two sections: one is asked only where the water is bad, and one is a photo. */
const short: readonly Part[] = [
  {
    title: { fr: "Milieu de vie", de: "Lebensraum" },
    asked: [
      {
        question: aFrozenQuestion("water", { criterion: "environment" }),
        text: {
          fr: "Dans quel état est l’eau ?",
          de: "In welchem Zustand ist das Wasser?",
        },
        help: {
          fr: "Regardez aussi sous la surface.",
          de: "Sehen Sie auch unter die Oberfläche.",
        },
        options: rated,
      },
      {
        question: aFrozenQuestion("cause", { mandatory: false }),
        text: { fr: "À quoi cela tient-il ?", de: "Woran liegt das?" },
        options: {
          a: { fr: "Au filtre", de: "Am Filter" },
          b: { fr: "Aux restes de nourriture", de: "An Futterresten" },
          c: { fr: "Je ne sais pas", de: "Ich weiß es nicht" },
        },
        onlyIf: ifAnyOf("water", "a"),
      },
      {
        question: aFrozenQuestion("shelter", {
          questionType: "photo",
          options: [],
          mandatory: false,
        }),
        text: {
          fr: "Photographiez l’abri.",
          de: "Fotografieren Sie den Unterschlupf.",
        },
        options: {},
      },
    ],
  },
  {
    title: { fr: "Comportement", de: "Verhalten" },
    asked: [
      {
        question: aFrozenQuestion("seen", {
          questionType: "multiple",
          mayNotApply: false,
        }),
        text: {
          fr: "Qu’avez-vous observé ?",
          de: "Was haben Sie beobachtet?",
        },
        options: {
          a: { fr: "Exploration", de: "Erkunden" },
          b: { fr: "Jeu", de: "Spiel" },
          c: { fr: "Repos", de: "Ruhe" },
        },
      },
      {
        question: aFrozenQuestion("weather", {
          questionType: "singleInformative",
          mandatory: false,
        }),
        text: { fr: "Quel temps faisait-il ?", de: "Wie war das Wetter?" },
        options: {
          a: { fr: "Pluie", de: "Regen" },
          b: { fr: "Nuages", de: "Wolken" },
          c: { fr: "Soleil", de: "Sonne" },
        },
      },
      {
        question: aFrozenQuestion("shade"),
        text: {
          fr: "Y a-t-il de l’ombre à toute heure ?",
          de: "Gibt es zu jeder Zeit Schatten?",
        },
        options: rated,
      },
    ],
  },
];

/** As many questions as a version may ask, in ten sections. */
const long = (count: number): readonly Part[] =>
  Array.from({ length: 10 }, (_, section) => ({
    title: { fr: `Partie ${section + 1}`, de: `Abschnitt ${section + 1}` },
    asked: Array.from({ length: count / 10 }, (__, place) => {
      const number = section * (count / 10) + place + 1;
      const asked: Asked = {
        question: aFrozenQuestion(`q${number}`),
        text: { fr: `Question ${number}`, de: `Frage ${number}` },
        options: rated,
      };
      // Every tenth depends on the one before.
      return number % 10 === 0
        ? { ...asked, onlyIf: ifAnyOf(`q${number - 1}`, "a") }
        : asked;
    }),
  }));

const stamp = { createdAt: new Date("2026-10-01T08:00Z"), createdBy: "maker" };
const named: Said = { fr: "Bien-être à la mare", de: "Wohlergehen am Teich" };

/** Writes a version of a questionnaire with these parts, the last it has, and the words of all languages. */
async function writeVersion(
  surveyId: string,
  version: number,
  parts: readonly Part[],
  status: VersionStatus,
): Promise<void> {
  const publishedAt = stamp.createdAt;
  const asked = parts.flatMap((part) => part.asked);
  await writeDocuments([
    demoDocument(
      "surveys",
      surveyId,
      {
        names: named,
        versions: Array.from({ length: version }, () => ({
          status,
          publishedAt,
        })),
        publishedVersion: status === "published" ? version : null,
        published: status === "published",
      },
      stamp,
    ),
    demoDocument(
      "surveyVersions",
      String(version),
      {
        surveyId,
        status,
        publishedAt,
        publishedBy: "maker",
        questions: asked.map(({ question }) => question),
        sections: parts.map(({ asked: own }, place) => ({
          sectionId: `part${place}`,
          items: own.map(({ question, onlyIf }) => ({
            questionId: question.questionId,
            questionRef: question.questionRef,
            onlyIf: onlyIf ?? null,
          })),
        })),
      },
      stamp,
      surveyId,
    ),
    ...languages.map((language) => {
      const say = (said: Said) => (language === "de" ? said.de : said.fr);
      return demoDocument(
        "versionTexts",
        language,
        {
          language,
          name: say(named),
          criteria: {
            environment: say({ fr: "Environnement", de: "Umgebung" }),
          },
          sections: Object.fromEntries(
            parts.map(({ title }, place) => [
              `part${place}`,
              { title: say(title) },
            ]),
          ),
          questions: Object.fromEntries(
            asked.map(({ question, text, help, options }) => [
              question.questionRef,
              {
                text: say(text),
                help: help === undefined ? null : say(help),
                options: Object.fromEntries(
                  Object.entries(options).map(([value, said]) => [
                    value,
                    say(said),
                  ]),
                ),
              },
            ]),
          ),
        },
        stamp,
        `${surveyId}/versions/${version}`,
      );
    }),
  ]);
}

/** Writes a questionnaire with one version of these parts; its id. */
async function write(
  parts: readonly Part[],
  status: VersionStatus,
): Promise<string> {
  const surveyId = `survey-${randomUUID().slice(0, 8)}`;
  await writeVersion(surveyId, 1, parts, status);
  return surveyId;
}

const water: Asked = {
  question: aFrozenQuestion("water", { criterion: "environment" }),
  text: {
    fr: "Dans quel état est l’eau ?",
    de: "In welchem Zustand ist das Wasser?",
  },
  options: rated,
};

const pictured: Asked = {
  question: aFrozenQuestion("shelter", {
    questionType: "photo",
    options: [],
    mandatory: false,
    mediaMost: 10,
  }),
  text: {
    fr: "Photographiez l’abri.",
    de: "Fotografieren Sie den Unterschlupf.",
  },
  options: {},
};

const heard: Asked = {
  question: aFrozenQuestion("voice", {
    questionType: "sound",
    options: [],
    mandatory: false,
    mediaMost: 2,
  }),
  text: { fr: "Enregistrez sa voix.", de: "Nehmen Sie die Stimme auf." },
  options: {},
};

const shaded: Asked = {
  question: aFrozenQuestion("shade", { criterion: "environment" }),
  text: {
    fr: "Y a-t-il de l’ombre à toute heure ?",
    de: "Gibt es zu jeder Zeit Schatten?",
  },
  options: rated,
};

const living = { fr: "Milieu de vie", de: "Lebensraum" };

/** A questionnaire whose first version asks for photos and sounds. */
export const aPhotoQuestionnaire = () =>
  write([{ title: living, asked: [water, pictured, heard] }], "published");

/** Its second version: it asks for shade, and for no photo any more. */
export const publishWithoutPhotos = (surveyId: string) =>
  writeVersion(
    surveyId,
    2,
    [{ title: living, asked: [water, shaded] }],
    "published",
  );

export const aQuestionnaire = (status: VersionStatus = "published") =>
  write(short, status);

export const aLongQuestionnaire = (count: number) =>
  write(long(count), "published");

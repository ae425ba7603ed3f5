import { expect, it } from "vitest";
import { aSurvey } from "../../../tests/builders/surveys";
import { listing } from "../versions/version-list";
import { nearestPublished } from "./nearest";

const published = listing([{ status: "published", publishedAt: null }]);
const made = (surveyId: string, surveySpecie: string[], archived = false) =>
  aSurvey({ surveyId, surveySpecie, archived, ...published });

it("begins with the questionnaires of the species, then those of any, then others", () => {
  const all = [
    made("away", ["lemur"], true),
    made("other", ["raven"]),
    made("any", []),
    made("own-b", ["raven", "lemur"]),
    made("own-a", ["lemur"]),
    aSurvey({ surveyId: "draft", surveySpecie: ["lemur"] }),
  ];
  expect(nearestPublished(all, ["lemur"]).map((one) => one.surveyId)).toEqual([
    "own-a",
    "own-b",
    "any",
    "other",
    "away",
  ]);
  expect(nearestPublished(all, [])[0]?.surveyId).toBe("any");
  expect(nearestPublished([], ["lemur"])).toEqual([]);
});

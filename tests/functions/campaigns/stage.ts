import type { Evaluation } from "@domain/evaluation/evaluation";
import { listing } from "@domain/versions/version-list";
import { anAccess } from "../../builders/a-session";
import { aCampaign, aSubmission } from "../../builders/campaigns";
import { anAnimal, anEnclosure, aSector, aZoo } from "../../builders/facility";
import { anAskedVersion } from "../../builders/forms";
import { sector1 } from "../../builders/ids";
import { aUser } from "../../builders/people";
import { aSurvey, aVersion } from "../../builders/surveys";
import { aSpecie } from "../../builders/taxa";
import { stored } from "../../rules/harness";
import type { Change } from "../desk-stage";
import { put } from "../stage";

const instant = new Date("2026-11-01T08:00:00Z");
const people = ["author", "responsible", "third"];

/** Two questions of one criterion, each from a (0) over b (0.5) to c (1); the second may be left out. */
const asked = anAskedVersion([
  { questionRef: "Q-1", criterion: "label-1" },
  { questionRef: "Q-2", criterion: "label-1", here: false },
]);

/** An establishment with a questionnaire: version 1 is published, 2 retired, 3 a draft. */
export const campaignWorld = () => ({
  "zoo/zoo-baie": stored(aZoo()),
  "access/admin": stored(anAccess({ right: "admin" })),
  "access/manager": stored(
    anAccess({ sectorRoles: { management: [sector1] } }),
  ),
  ...Object.fromEntries(
    people.flatMap((userId) => [
      [`access/${userId}`, stored(anAccess())],
      [`users/${userId}`, stored(aUser({ userId }))],
    ]),
  ),
  "species/specie-1": stored(aSpecie()),
  "sectors/sector-savane": stored(aSector()),
  "enclosures/enclosure-1": stored(anEnclosure()),
  "animals/animal-1": stored(anAnimal()),
  "surveys/survey-1": stored(
    aSurvey(
      listing([
        { status: "published", publishedAt: instant },
        { status: "retired", publishedAt: instant },
        { status: "draft", publishedAt: null },
      ]),
    ),
  ),
  "surveys/survey-1/versions/1": stored(
    aVersion({ status: "published", publishedAt: instant, ...asked }),
  ),
  "campaigns/campaign-1": stored(aCampaign()),
});

/** The same change below a record. */
export const below = (parentId: string, what: Change): Change => ({
  ...what,
  parentId,
});

/** Stores an evaluation as its author handed it in, nothing of what follows yet. */
export async function handIn(
  evaluationId: string,
  evaluation: Partial<Evaluation> = {},
): Promise<void> {
  const one = aSubmission({
    evaluationId,
    openToKeepers: false,
    day: null,
    responses: {},
    ...evaluation,
  });
  await put({ [`evaluations/${evaluationId}`]: stored(one) });
}

import { can } from "@domain/access/can";
import type { Session } from "@domain/access/session";
import { AppError } from "@domain/errors";
import type { ReadingFate } from "@domain/measures/buckets/hours";
import { importIssues } from "@domain/measures/import/accept";
import type {
  ImportMeasures,
  ImportMeasuresAnswer,
} from "@domain/measures/import/callables";
import { importSeconds } from "@domain/measures/import/callables";
import { database } from "../../edge/admin";
import { defineCallable } from "../../edge/define-callable";
import { checkHome } from "../../people/accounts/new-account";
import { readNamed } from "../ingest/known";
import type { Importing } from "./importing";
import { keepReadings } from "./keep-readings";
import { keepValues } from "./keep-values";

/** What is named, of this establishment; throws "not-allowed" and "invalid-input". */
async function checked(
  session: Session,
  asked: ImportMeasures,
): Promise<Importing> {
  const { zooId, parameterId, enclosureId } = asked;
  await database().runTransaction((transaction) =>
    checkHome(transaction, session, zooId),
  );
  const named = await readNamed(
    (...refs) => database().getAll(...refs),
    zooId,
    [asked],
  );
  const parameter = named.parameters.get(parameterId) ?? null;
  const enclosure = named.enclosures.get(enclosureId) ?? null;
  const sectorId = enclosure?.linkedSectorId ?? null;
  const sectorIds = sectorId === null ? [] : [sectorId];
  // Thousands of values at once are for those who set up what is measured there.
  if (!can(session, "change", "environmentalParameters", { zooId, sectorIds }))
    throw new AppError("not-allowed");
  const issues = importIssues(asked, { parameter, enclosure }, new Date());
  if (issues.length > 0 || parameter === null || enclosure === null)
    throw new AppError("invalid-input", {
      fields: issues.map(({ field }) => field),
    });
  return { session, asked, parameter, enclosure };
}

function answerOf(fates: readonly ReadingFate[]): ImportMeasuresAnswer {
  const answer = { added: 0, known: 0, differs: 0, full: 0 };
  for (const fate of fates) answer[fate] += 1;
  return answer;
}

/** Keeps values of a file, of one parameter at one place; the same again, as a whole or in parts, are kept once. */
export const importMeasures = defineCallable(
  "importMeasures",
  async (session, asked) => {
    const importing = await checked(session, asked);
    const keep = asked.keptAs === "values" ? keepValues : keepReadings;
    return answerOf(await keep(importing));
  },
  { timeoutSeconds: importSeconds },
);

import { randomFor } from "../../../../src/domain/analysis/interval/random";
import { answersText } from "../../../../src/domain/evaluation/answers-text";
import type { ObsSession } from "../../../../src/domain/observation/obs-session";
import { formOf } from "../../../../src/domain/survey/engine/form";
import { frozenQuestions } from "../../../../src/domain/survey/publish/freeze";
import { observedCampaign } from "../../../data/campaigns";
import { sessionContext } from "../../../data/contexts/session";
import { demoAnswers } from "../campaigns/answers";
import { demoContext } from "../surveys/contexts";

const { plan, sources } = demoContext;
const context = formOf({ ...plan, questions: frozenQuestions(plan, sources) });

/** A session of the campaign that collects behaviour too, with what was answered of its context. */
export const inCampaign = (
  id: string,
  at: Date,
): Pick<
  ObsSession,
  "campaignId" | "contextId" | "contextVersion" | "contextAnswers"
> => ({
  campaignId: observedCampaign,
  contextId: sessionContext.id,
  contextVersion: 1,
  contextAnswers: answersText(
    demoAnswers(context, randomFor(`${id} context`), 0.5, at),
  ),
});

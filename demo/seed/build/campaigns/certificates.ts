import type {
  Campaign,
  CampaignKey,
} from "../../../../src/domain/campaign/campaign";
import { campaignKeyId } from "../../../../src/domain/campaign/campaign";
import type {
  Certificate,
  Found,
} from "../../../../src/domain/certificate/certificate";
import { certificateIdOf } from "../../../../src/domain/certificate/certificate";
import { foundInAnswers } from "../../../../src/domain/certificate/of-answers";
import {
  expertFor,
  foundInSession,
} from "../../../../src/domain/certificate/of-session";
import { trainedSession } from "../../../../src/domain/certificate/trained-session";
import type { EthogramVersion } from "../../../../src/domain/ethogram/version";
import { answersOf } from "../../../../src/domain/evaluation/answers-text";
import type { Evaluation } from "../../../../src/domain/evaluation/evaluation";
import type { ChosenSession } from "../../../../src/domain/observation/analysed/session";
import { sessionsIn } from "../../../../src/domain/observation/analysed/session";
import type {
  ObsRecord,
  ObsSession,
} from "../../../../src/domain/observation/obs-session";
import type { AskedVersion } from "../../../../src/domain/survey/engine/form";
import { formOf } from "../../../../src/domain/survey/engine/form";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";

const dataAt = (
  all: ReadonlyMap<string, DemoDocument>,
  path: string,
): unknown => all.get(path)?.data;

type Told = Omit<
  Parameters<typeof demoDocument<"observerCertificates">>[2],
  keyof Found
>;

const certificate = (
  told: Told & Pick<Certificate, "kind" | "sourceId" | "at">,
  found: Found,
) =>
  demoDocument(
    "observerCertificates",
    certificateIdOf(told.kind, told.sourceId),
    { ...told, ...found },
    { createdAt: told.at, createdBy: "system" },
  );

/** What an evaluation proves beside the key of its training. */
function ofEvaluation(
  all: ReadonlyMap<string, DemoDocument>,
  evaluation: Evaluation,
) {
  const { campaignId, surveyId, version, submittedAt } = evaluation;
  const key = dataAt(
    all,
    `campaigns/${campaignId ?? ""}/private/${campaignKeyId}`,
  ) as CampaignKey | undefined;
  const asked = dataAt(
    all,
    `surveys/${surveyId}/versions/${String(version)}`,
  ) as AskedVersion | undefined;
  if (
    key === undefined ||
    asked === undefined ||
    submittedAt === null ||
    campaignId === null
  )
    return [];
  const found = foundInAnswers(
    formOf(asked),
    evaluation.responses,
    answersOf(key.answers),
  );
  const { zooId, authorId: userId, evaluationId: sourceId } = evaluation;
  return found === null
    ? []
    : [
        certificate(
          {
            zooId,
            userId,
            campaignId,
            kind: "answers",
            sourceId,
            formId: surveyId,
            version,
            at: submittedAt,
          },
          found,
        ),
      ];
}

/** The sessions of a training, as it reads them. */
function chosenIn(
  documents: readonly DemoDocument[],
  session: ObsSession,
  isExpert: boolean,
): ChosenSession[] {
  const below = `obsSessions/${session.obsSessionId}/records/`;
  const records = documents.flatMap(({ path, data }) =>
    path.startsWith(below) ? [data as unknown as ObsRecord] : [],
  );
  const packed = trainedSession(session, records, [], isExpert);
  return packed === null ? [] : sessionsIn(session.enclosureId, [packed]);
}

/** What a session proves beside those of the experts of its training. */
function ofSession(
  documents: readonly DemoDocument[],
  all: ReadonlyMap<string, DemoDocument>,
  session: ObsSession,
  sessions: readonly ObsSession[],
) {
  const { campaignId, obsId, obsVersion, endedAt, observerId } = session;
  const experts =
    (dataAt(all, `campaigns/${campaignId ?? ""}`) as Campaign | undefined)
      ?.experts ?? [];
  const version = dataAt(
    all,
    `observations/${obsId}/versions/${String(obsVersion)}`,
  ) as EthogramVersion | undefined;
  if (
    experts.includes(observerId) ||
    version === undefined ||
    endedAt === null ||
    campaignId === null
  )
    return [];
  const theirs = sessions.filter(
    (one) => one.campaignId === campaignId && experts.includes(one.observerId),
  );
  return chosenIn(documents, session, false).flatMap((own) => {
    const expert = expertFor(
      own,
      theirs.flatMap((one) => chosenIn(documents, one, true)),
    );
    if (expert === null) return [];
    const { zooId, obsSessionId: sourceId } = session;
    return [
      certificate(
        {
          ...{
            zooId,
            userId: observerId,
            campaignId,
            sourceId,
            formId: obsId,
            version: obsVersion,
            at: endedAt,
          },
          kind: "observation",
          expertSessionId: expert.facts.obsSessionId,
          expertId: expert.facts.observerId,
        },
        foundInSession(own, expert, version.behaviours),
      ),
    ];
  });
}

/** The documents, and what the trainings among them proved, as functions derive it. */
export function withCertificates(
  documents: readonly DemoDocument[],
): DemoDocument[] {
  const all = new Map(documents.map((one) => [one.path, one]));
  const learned = (collection: string) =>
    documents.flatMap(({ path, data }) =>
      new RegExp(`^${collection}/[^/]+$`, "u").test(path) &&
      data["mode"] === "training"
        ? [data]
        : [],
    );
  const evaluations = (
    learned("evaluations") as unknown as Evaluation[]
  ).filter(({ status }) => status === "submitted");
  const sessions = (learned("obsSessions") as unknown as ObsSession[]).filter(
    ({ status }) => status === "closed",
  );
  return [
    ...documents,
    ...evaluations.flatMap((one) => ofEvaluation(all, one)),
    ...sessions.flatMap((one) => ofSession(documents, all, one, sessions)),
  ];
}

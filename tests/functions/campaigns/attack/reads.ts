import { zooA } from "../../../builders/ids";
import {
  all,
  count,
  equals,
  is,
  query,
  queryBelow,
  together,
} from "../../attack/asked";
import type { Asked } from "../../attack/over-http";
import { sealedReaders } from "./world";

type Secret = readonly [
  what: string,
  readers: readonly string[],
  ask: (project: string) => Asked,
];

const sealed = "/evaluations/evaluation-sealed";
const training = "/campaigns/campaign-training/private/key";
const evaluations = { collectionId: "evaluations" };
const everywhere = (collectionId: string) => ({
  collectionId,
  allDescendants: true,
});
const here = equals("zooId", zooA);
const keyHolders = ["admin", "superAdmin"];

const secret =
  (readers: readonly string[]) =>
  (what: string, ask: Asked | ((project: string) => Asked)): Secret => [
    what,
    readers,
    typeof ask === "function" ? ask : () => ask,
  ];
const ofExpert = secret(sealedReaders);
const ofAuthor = secret(["author"]);
const ofNobody = secret([]);
const ofKey = secret(keyHolders);

/** What some read, and nobody else by any way. */
export const secrets: Secret[] = [
  ofExpert("a sealed one", { at: sealed }),
  ofExpert("one field of a sealed one", {
    at: `${sealed}?mask.fieldPaths=day`,
  }),
  ofExpert("no field of a sealed one", {
    at: `${sealed}?mask.fieldPaths=nothing`,
  }),
  ofExpert("its correction", {
    at: `${sealed}/corrections/correction-sealed`,
  }),
  ofExpert("all its corrections", { at: `${sealed}/corrections` }),
  ofExpert("a query of its corrections", queryBelow(sealed, "corrections")),
  ofExpert("a sealed one beside what everybody reads", (project) =>
    together(project, ["/campaigns/campaign-1", sealed]),
  ),
  ofExpert("a sealed one in a transaction", (project) =>
    together(project, [sealed], { newTransaction: { readOnly: {} } }),
  ),
  ofAuthor("a draft of a sealed one", { at: `${sealed}/drafts/device-1` }),
  ofAuthor("a draft of one that was begun", {
    at: "/evaluations/evaluation-1/drafts/device-1",
  }),
  ofNobody("all drafts of a device", { at: `${sealed}/drafts` }),
  ofNobody("a query of drafts", queryBelow(sealed, "drafts")),
  ofNobody(
    "a query of the author's drafts, whoever asks",
    queryBelow(sealed, "drafts", equals("authorId", "nobody")),
  ),
  ofNobody("drafts of everybody", query(everywhere("drafts"))),
  ofNobody("drafts of everybody here", query(everywhere("drafts"), here)),
  ofNobody("corrections of everybody", query(everywhere("corrections"))),
  ofNobody(
    "corrections of everybody here",
    query(everywhere("corrections"), here),
  ),
  ofNobody("everything below a sealed one", queryBelow(sealed, "")),
  ofNobody("what is private anywhere", query(everywhere("private"))),
  ofNobody("all evaluations", { at: "/evaluations" }),
  ofNobody("a query of all evaluations", query(evaluations)),
  ofNobody("evaluations anywhere", query(everywhere("evaluations"))),
  ofNobody(
    "what experts answered here",
    query(evaluations, all(here, equals("mode", "expert"))),
  ),
  ofNobody(
    "what is sealed here",
    query(evaluations, all(here, equals("sealed", true))),
  ),
  ofNobody(
    "what is sealed of a campaign",
    query(
      evaluations,
      all(
        here,
        equals("sealed", true),
        equals("campaignId", "campaign-expert"),
      ),
    ),
  ),
  ofNobody(
    "sealed or not",
    query(evaluations, all(here, is("sealed", "IN", [true, false]))),
  ),
  ofNobody(
    "what is not said to be open",
    query(evaluations, all(here, is("sealed", "NOT_EQUAL", false))),
  ),
  ofNobody("how many evaluations there are", count(evaluations)),
  ofNobody(
    "how many are sealed",
    count(evaluations, all(here, equals("sealed", true))),
  ),
  ofNobody(
    "how many scored so",
    count(
      evaluations,
      all(
        here,
        equals("sealed", true),
        is("score.overall.mean", "LESS_THAN", 1),
      ),
    ),
  ),
  ofNobody(
    "who answered so under a seal",
    query(
      evaluations,
      all(
        here,
        equals("sealed", true),
        is("responses.`Q-001`.chosen", "ARRAY_CONTAINS", "no"),
      ),
    ),
  ),
  ofKey("a key", { at: training }),
  ofKey("a field of a key", { at: `${training}?mask.fieldPaths=zooId` }),
  ofNobody("a key by listing", { at: "/campaigns/campaign-training/private" }),
  ofNobody(
    "a key by a query",
    queryBelow("/campaigns/campaign-training", "private", here),
  ),
  ofNobody(
    "everything below a campaign",
    queryBelow("/campaigns/campaign-training", ""),
  ),
  ofNobody("a path up", { at: "/evaluations/x%2F..%2Fevaluation-sealed" }),
  ofNobody("the receipts of operations", { at: "/operations" }),
  ofNobody("the mails of reminders", { at: "/mail" }),
];

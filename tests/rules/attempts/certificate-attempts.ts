import { aCertificate } from "../../builders/certificates";
import { zooA } from "../../builders/ids";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const facts = { zooId: zooA, userId: "self" };
const own = attemptsOn("observerCertificates", facts);
// A question that does not say of whom asks for nobody's own.
const all = attemptsOn("observerCertificates", { zooId: zooA }, { self: [] });
const path = "observerCertificates/answers_evaluation-1";

export const attempts: Attempt[] = [
  own.get(path),
  all.list(path, "zooId", zooA),
  own.create("observerCertificates/answers_evaluation-new", () =>
    aCertificate({ certificateId: "answers_evaluation-new" }),
  ),
  own.update(["change", "pass"], path, { verdict: "passed" }),
  own.update(["remove", "take it away"], path, { isDeleted: true }),
];

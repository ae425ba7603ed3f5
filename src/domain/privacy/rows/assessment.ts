import type { CollectionName } from "../../collections";
import type { Kept } from "../row";
import { found, namesNobody, nothing, repeats, stays, until } from "../row";

/** What campaigns collect, and what is observed. */
export const assessmentKept = {
  campaigns: stays(
    "care",
    found({
      is: ["authorId"],
      among: ["participants"],
      // Colleagues.
      without: ["participants", "experts", "submitters", "reminded"],
    }),
  ),
  campaignProgress: stays("derived", repeats("the evaluations")),
  campaignKeys: stays("subject", namesNobody),
  lessons: until(
    "expireAt",
    nothing(
      "pupils are numbers, whose answers are counted together and kept nowhere",
    ),
  ),
  evaluations: stays(
    "care",
    found({
      is: ["authorId"],
      // Nobody reads an expert's before their own, whoever exports.
      selfOnly: "sealed",
      // Colleagues.
      without: ["readers"],
    }),
  ),
  evaluationDrafts: stays(
    "subject",
    found({ is: ["authorId"], selfOnly: true }),
  ),
  evaluationCorrections: stays(
    "care",
    // They repeat answers, and do not say whether these are sealed.
    found({ is: ["by"], selfOnly: true }),
  ),
  obsSessions: stays(
    "care",
    found({
      is: ["observerId"],
      // Nobody reads an expert's before their own, whoever exports.
      selfOnly: "sealed",
      // Colleagues.
      without: ["readers"],
    }),
  ),
  obsRecords: stays(
    "care",
    // They do not say whether their session is sealed.
    found({ is: ["observerId"], selfOnly: true }),
  ),
  obsCorrections: stays("care", found({ is: ["by"], selfOnly: true })),
  scanPacks: stays("derived", repeats("the sessions of observation")),
  // A training is asked about as long as what was recorded is.
  observerCertificates: stays(
    "derived",
    // A colleague.
    found({ is: ["userId"], without: ["expertId"] }),
  ),
  researchProjects: stays(
    "proof",
    found({
      among: ["readerIds"],
      // Colleagues.
      without: ["leadId", "memberIds", "readerIds"],
    }),
  ),
} as const satisfies Partial<Record<CollectionName, Kept>>;

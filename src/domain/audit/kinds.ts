import type { AuditAction } from "./actions";

/** What somebody looks for in the record of what was done, each a few of its actions. */
export const actionsOfKind = {
  accounts: [
    "userCreated",
    "userInvited",
    "userDisabled",
    "userReactivated",
    "userRemoved",
    "userMoved",
    "namesChanged",
    "mailChanged",
    "termsAccepted",
    "educationalAccountSet",
    "educationalAccountShut",
  ],
  passwords: ["passwordSet", "passwordReset", "passwordChanged"],
  rights: [
    "rightChanged",
    "rankChanged",
    "teamChanged",
    "staffChanged",
    "betaChanged",
    "staffAccessChanged",
  ],
  personalData: [
    "personExported",
    "personErased",
    "calendarCreated",
    "calendarRemoved",
  ],
  establishment: [
    "zooCreated",
    "zooChanged",
    "zooConfigChanged",
    "anonymousModeChanged",
    "authorisedZoosChanged",
    "parameterChanged",
    "baselineChanged",
  ],
  records: ["recordRemoved", "recordArchived", "recordRestored"],
  sensors: [
    "sourceCreated",
    "sourceChanged",
    "sourceRevoked",
    "secretRenewed",
    "readingsDiscarded",
  ],
  product: ["appConfigChanged", "referenceDataSynced"],
} as const satisfies Record<string, readonly AuditAction[]>;

export type AuditKind = keyof typeof actionsOfKind;
export const auditKinds = Object.keys(actionsOfKind) as AuditKind[];

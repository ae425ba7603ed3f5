import { demoTablets } from "../../data/lessons";
import { demoPeople } from "../../data/people";
import { demoZoos } from "../../data/sectors";
import type { DemoPerson } from "../../data/types";
import type { DemoDocument } from "./document";
import { demoDocument } from "./document";
import { foundingOf, sharedFounding } from "./founding";

/** The version of the terms everybody here has accepted. */
const acceptedTerms = 4;
const providerRank = "developer";

const providerTeam = demoPeople.filter(({ staff }) => staff);
const zooIds = demoZoos.map(({ id }) => id);

const rankOf = ({ staff, rank }: DemoPerson) => (staff ? providerRank : rank);

/** Who has not been in yet has accepted nothing. */
const termsOf = ({ status }: DemoPerson) =>
  status === "pending" ? 0 : acceptedTerms;

/** Who of the provider's team the establishments turn to. */
const [referent] = providerTeam;
const referents =
  referent === undefined
    ? {}
    : { referentManagerId: referent.id, referentManagerMail: referent.email };

/** With which account classes answer. */
const tablets = {
  educationalUserId: demoTablets.id,
  educationalMail: demoTablets.email,
};

/** Both establishments, which admit the provider's team, and their private configuration. */
export function zooDocuments(now: Date): DemoDocument[] {
  return demoZoos.flatMap(({ id, name, shortCode }) => {
    const stamp = foundingOf(id, now);
    const staffAccess = providerTeam.map((person) => person.id);
    const zoo = {
      zooName: name,
      type: "zoo" as const,
      shortCode,
      staffAccess,
      ...referents,
    };
    return [
      demoDocument("zoo", id, zoo, sharedFounding(now)),
      demoDocument(
        "zooConfigs",
        "config",
        { zooId: id, ...(id === demoTablets.zooId ? tablets : {}) },
        stamp,
        id,
      ),
    ];
  });
}

function cardOf(person: DemoPerson) {
  return {
    userFirstname: person.firstName,
    userLastname: person.lastName,
    zooId: person.zooId,
    suricateStaff: person.staff,
    suricateRank: rankOf(person),
    userStatus: person.status,
  };
}

/** What the rules read of a person. */
export function accessOf(person: DemoPerson) {
  const { keeper, management, veterinary, nutrition } = person.sectorRoles;
  return {
    right: person.right,
    rank: rankOf(person),
    status: person.status,
    eula: termsOf(person),
    staff: person.staff,
    zooId: person.zooId,
    zooIds: person.staff ? zooIds : [],
    sectorRoles: {
      keeper: [...keeper],
      management: [...management],
      veterinary: [...veterinary],
      nutrition: [...nutrition],
    },
  };
}

function personDocuments(person: DemoPerson, now: Date): DemoDocument[] {
  const { id, zooId, email } = person;
  const stamp = foundingOf(zooId, now);
  const account = {
    zooId,
    userMail: email,
    language: "fr",
    eula: termsOf(person),
    passwordChangedByAdmin: person.status === "pending",
    statusBefore: person.status === "disabled" ? ("active" as const) : null,
  };
  return [
    demoDocument("users", id, cardOf(person), stamp),
    demoDocument("accounts", "account", account, stamp, id),
    demoDocument("access", id, accessOf(person), stamp),
  ];
}

/** The card, the private account and the access record of everybody, accounts or not. */
export const peopleDocuments = (now: Date): DemoDocument[] =>
  demoPeople.flatMap((person) => personDocuments(person, now));

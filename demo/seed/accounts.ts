import { educationalRight } from "../../src/domain/lesson/account";
import { demoTablets } from "../data/lessons";
import { demoPeople } from "../data/people";
import type { DemoPerson } from "../data/types";
import { foundingOf } from "./build/founding";

/** The password of every demonstration account. */
export const demoPassword = "suricate-demo";

/** An account as the Auth emulator exports it and takes it back. */
export interface ExportedAccount {
  localId: string;
  email: string;
  emailVerified: boolean;
  disabled: boolean;
  displayName: string;
  createdAt: string;
  salt: string;
  passwordHash: string;
  customAttributes: string;
}

/** What the token says of a person before anything is read. */
const claimsOf = ({ right, zooId, staff }: DemoPerson) => ({
  right,
  zooId,
  staff,
});

interface SignIn {
  id: string;
  email: string;
  name: string;
  zooId: DemoPerson["zooId"];
  disabled: boolean;
  claims: object;
}

function exported(one: SignIn, now: Date): ExportedAccount {
  const salt = `demo-${one.id}`;
  const { createdAt } = foundingOf(one.zooId, now);
  return {
    localId: one.id,
    email: one.email,
    emailVerified: true,
    disabled: one.disabled,
    displayName: one.name,
    createdAt: String(createdAt.getTime()),
    salt,
    // The emulator's own form: it protects nothing, and the password is public.
    passwordHash: `fakeHash:salt=${salt}:password=${demoPassword}`,
    customAttributes: JSON.stringify(one.claims),
  };
}

const accountOf = (person: DemoPerson, now: Date): ExportedAccount =>
  exported(
    {
      ...person,
      name: `${person.firstName} ${person.lastName}`,
      disabled: person.status === "disabled",
      claims: claimsOf(person),
    },
    now,
  );

/** The tablets of classes. */
const tabletsAccount = (now: Date): ExportedAccount =>
  exported(
    {
      ...demoTablets,
      disabled: false,
      claims: {
        right: educationalRight,
        zooId: demoTablets.zooId,
        staff: false,
      },
    },
    now,
  );

/** The accounts of everybody who signs in: eight of the first establishment, two of its neighbour, one who is new and one who left; and of the tablets. */
export const demoSignIns = (now: Date): ExportedAccount[] => [
  ...demoPeople
    .filter(({ signsIn }) => signsIn)
    .map((person) => accountOf(person, now)),
  tabletsAccount(now),
];

/** The settings of the Auth emulator: one account an address, and no word on whether an address has one. */
export const authSettings = {
  signIn: { allowDuplicateEmails: false },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
};

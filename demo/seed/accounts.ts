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

function accountOf(person: DemoPerson, now: Date): ExportedAccount {
  const salt = `demo-${person.id}`;
  const { createdAt } = foundingOf(person.zooId, now);
  return {
    localId: person.id,
    email: person.email,
    emailVerified: true,
    disabled: person.status === "disabled",
    displayName: `${person.firstName} ${person.lastName}`,
    createdAt: String(createdAt.getTime()),
    salt,
    // The emulator's own form: it protects nothing, and the password is public.
    passwordHash: `fakeHash:salt=${salt}:password=${demoPassword}`,
    customAttributes: JSON.stringify(claimsOf(person)),
  };
}

/** The accounts of everybody who signs in: eight of the first establishment, two of its neighbour, one who is new and one who left. */
export const demoSignIns = (now: Date): ExportedAccount[] =>
  demoPeople
    .filter(({ signsIn }) => signsIn)
    .map((person) => accountOf(person, now));

/** The settings of the Auth emulator: one account an address, and no word on whether an address has one. */
export const authSettings = {
  signIn: { allowDuplicateEmails: false },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
};

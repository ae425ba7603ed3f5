import type { CallableName } from "@domain/callables";

/** The callables of people's accounts, each with what it is asked in `walk.test.ts`. */
export const walkedOfAccounts = [
  "createUser",
  "sendUserInvitation",
  "adminSendPasswordResetEmail",
  "adminUpdateUserPassword",
  "generateUserPassword",
  "disableUser",
  "reactivateUser",
  "updateUserAccess",
  "removeUser",
  "setStaffAccess",
  "acceptTerms",
  "completeFirstSignIn",
  "notePasswordChange",
  "requestPasswordReset",
  "readCode",
  "completeInvitation",
  "resetPassword",
  "signOutDevice",
  "exportPerson",
  "erasePerson",
] as const satisfies readonly CallableName[];
export type WalkedOfAccounts = (typeof walkedOfAccounts)[number];

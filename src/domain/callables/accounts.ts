import * as people from "../person/callables";
import type { CallableEntry } from "./entry";
import { need } from "./entry";

/** Accounts, as whoever manages them. */
export const accountCallables = {
  /** Makes an account and everything that belongs to it, or nothing. */
  createUser: {
    input: people.createUserInput,
    output: people.createUserOutput,
    needs: need("users", "create"),
  },
  sendUserInvitation: {
    input: people.sendUserInvitationInput,
    output: people.sentOutput,
    needs: need("users", "create"),
  },
  adminSendPasswordResetEmail: {
    input: people.adminSendPasswordResetEmailInput,
    output: people.sentOutput,
    needs: need("users", "manage"),
  },
  /** Sets somebody's password; where that fails, one is made, shown once, and the person is pending. */
  adminUpdateUserPassword: {
    input: people.adminUpdateUserPasswordInput,
    output: people.adminUpdateUserPasswordOutput,
    needs: need("users", "manage"),
  },
  generateUserPassword: {
    input: people.ofUserInput,
    output: people.generateUserPasswordOutput,
    needs: need("users", "manage"),
  },
  /** Access first, then the sessions. */
  disableUser: {
    input: people.ofUserInput,
    output: people.userStatusOutput,
    needs: need("users", "manage"),
  },
  /** Back to what they were: active, or pending. */
  reactivateUser: {
    input: people.ofUserInput,
    output: people.userStatusOutput,
    needs: need("users", "manage"),
  },
  updateUserAccess: {
    input: people.updateUserAccessInput,
    output: people.updateUserAccessOutput,
    needs: need("users", "manage"),
  },
  /** Soft: the card says who did it. */
  removeUser: {
    input: people.ofUserInput,
    output: people.updateUserAccessOutput,
    needs: need("users", "remove"),
  },
  exportPerson: {
    input: people.ofUserInput,
    output: people.exportPersonOutput,
    needs: null,
  },
  erasePerson: {
    input: people.ofUserInput,
    output: people.erasePersonOutput,
    needs: need("users", "remove"),
  },
} as const satisfies Record<string, CallableEntry>;

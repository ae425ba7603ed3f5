import * as people from "../person/callables";
import * as calendars from "../calendar-feed/callables";
import type { CallableEntry } from "./entry";
import { need } from "./entry";

/** What people do with their own account. */
export const ownAccountCallables = {
  acceptTerms: {
    input: people.acceptTermsInput,
    output: people.acceptTermsOutput,
    needs: null,
  },
  completeFirstSignIn: {
    input: people.completeFirstSignInInput,
    output: people.completeFirstSignInOutput,
    needs: null,
    admits: "pending",
  },
  notePasswordChange: {
    input: people.notePasswordChangeInput,
    output: people.notePasswordChangeOutput,
    needs: null,
  },
  requestPasswordReset: {
    input: people.requestPasswordResetInput,
    output: people.sentOutput,
    needs: null,
    admits: "anybody",
  },
  readCode: {
    input: people.readCodeInput,
    output: people.readCodeOutput,
    needs: null,
    admits: "anybody",
  },
  completeInvitation: {
    input: people.completeInvitationInput,
    output: people.redeemedOutput,
    needs: null,
    admits: "anybody",
  },
  resetPassword: {
    input: people.resetPasswordInput,
    output: people.redeemedOutput,
    needs: null,
    admits: "anybody",
  },
  signOutDevice: {
    input: people.signOutDeviceInput,
    output: people.signOutDeviceOutput,
    needs: null,
  },
  /** Makes an address for a calendar program, which is said once. */
  createFeed: {
    input: calendars.createFeedInput,
    output: calendars.createFeedOutput,
    needs: need("calendarFeeds", "create"),
  },
  /** From then on nothing is found at the address of a feed. */
  removeFeed: {
    input: calendars.removeFeedInput,
    output: calendars.removeFeedOutput,
    needs: null,
  },
} as const satisfies Record<string, CallableEntry>;

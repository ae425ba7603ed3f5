import type { CallableName } from "@domain/callables";
import { AppError } from "@domain/errors";
import { Timestamp } from "firebase-admin/firestore";
import { database } from "./admin";
import type { Caller } from "./caller";
import { sha256 } from "./hash";

/** So often within so many minutes. */
export interface Limit {
  count: number;
  minutes: number;
}

const often: Limit = { count: 300, minutes: 60 };
const perHour: Limit = { count: 60, minutes: 60 };

/**
 * How often one caller may ask. null: the day's work, as often as people who have the right do it; it
 * would wait for the count, and every picture would be counted. What saving makes is counted where the desk says so.
 */
export const perCaller: Readonly<Record<CallableName, Limit | null>> = {
  saveRecords: null,
  uploadImage: null,
  uploadProfilePicture: null,
  removePicture: null,
  finishUpload: null,
  getSignedUrl: null,
  removeRecord: often,
  authoriseZoo: often,
  orderEnrichments: perHour,
  remindParticipants: perHour,
  requestExport: perHour,
  // Guesses are counted more strictly, where they are told.
  downloadExport: often,
  readActivity: often,
  readLateness: often,
  setEducationalAccount: perHour,
  openLesson: perHour,
  closeLesson: often,
  // A class and its tablets are one account: counted by tablet and by place, so that one who guesses shuts nobody else out.
  joinLesson: null,
  // What a lesson takes says the lesson.
  handInLesson: null,
  createSource: perHour,
  changeSource: often,
  renewSecret: perHour,
  revokeSource: often,
  discardReadings: often,
  importMeasures: often,
  importObservations: often,
  createZoo: perHour,
  setZooArchived: often,
  setAnonymousMode: often,
  setSectorTeam: often,
  createUser: perHour,
  sendUserInvitation: often,
  adminSendPasswordResetEmail: often,
  adminUpdateUserPassword: often,
  generateUserPassword: often,
  disableUser: often,
  reactivateUser: often,
  updateUserAccess: often,
  removeUser: often,
  setStaffAccess: often,
  exportPerson: perHour,
  erasePerson: perHour,
  acceptTerms: perHour,
  notePasswordChange: perHour,
  signOutDevice: perHour,
  createFeed: perHour,
  removeFeed: perHour,
  completeFirstSignIn: perHour,
  requestPasswordReset: perHour,
  readCode: often,
  completeInvitation: perHour,
  resetPassword: perHour,
  reviewSpecie: often,
  mergeTaxa: often,
  checkTaxonomy: perHour,
  massSync: perHour,
  handImport: often,
  planImport: perHour,
  workRun: often,
  setAppConfig: perHour,
  checkSystem: perHour,
  reportClientErrors: perHour,
};

/** So many mails of a kind go to one person, and so many passwords are given to them, whoever asks. */
export const perTarget: Limit = { count: 10, minutes: 60 };

/** Counts one more of these within its window; throws "quota" where that would be too many. */
export async function count(
  what: string,
  { count: most, minutes }: Limit,
): Promise<void> {
  const at = database().doc(`limits/${sha256(what)}`);
  await database().runTransaction(async (transaction) => {
    const stored = await transaction.get(at);
    const until: unknown = stored.get("expireAt");
    const now = Date.now();
    if (!(until instanceof Timestamp) || until.toMillis() <= now) {
      const expireAt = new Date(now + minutes * 60_000);
      transaction.set(at, { count: 1, expireAt });
      return;
    }
    const so: unknown = stored.get("count");
    const counted = typeof so === "number" ? so : most;
    if (counted >= most) throw new AppError("quota");
    transaction.update(at, { count: counted + 1 });
  });
}

/** Counts this call of this caller. */
export async function countCall(
  name: CallableName,
  { key }: Caller,
): Promise<void> {
  const limit = perCaller[name];
  if (limit !== null) await count(`${name} ${key}`, limit);
}

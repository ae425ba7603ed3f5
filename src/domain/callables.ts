import * as z from "zod";
import type { Action, Resource } from "./access/matrix";
import * as remind from "./campaign/remind";
import * as zoos from "./establishment/callables";
import * as order from "./enrichment/order/order";
import * as lessons from "./lesson/callables";
import { authoriseZooInput, authoriseZooOutput } from "./animal/card/authorise";
import * as file from "./file/callables";
import {
  importMeasuresInput,
  importMeasuresOutput,
  importSeconds,
} from "./measures/import/callables";
import {
  discardReadingsInput,
  discardReadingsOutput,
  discardSeconds,
} from "./measures/discard/discard";
import * as sources from "./measures/ingest/callables";
import * as people from "./person/callables";
import { removeRecordInput, removeRecordOutput } from "./removal/callables";
import { saveRecordsInput, saveRecordsOutput } from "./record/save";
import { idSchema } from "./schema/fields";
import * as service from "./service/callables";
import * as sync from "./sync/callables";
import { teamSchema } from "./sector/sector";
import * as taxonomy from "./taxonomy/callables";

/**
 * The table of callables: input, output, and the permission asked before the payload is looked at
 * (null: it follows from the payload).
 * The browser's `call()` and the server's `defineCallable()` both read it.
 */
export const callables = {
  /** Makes and changes records, all or none: what people set up in forms. A failure's details are a `SaveFailure`. */
  saveRecords: {
    input: saveRecordsInput,
    output: saveRecordsOutput,
    needs: null,
  },
  /** Makes an establishment with its private configuration. */
  createZoo: {
    input: zoos.createZooInput,
    output: zoos.createZooOutput,
    needs: need("zoo", "create"),
  },
  /** Archives an establishment, and nobody of it can sign in any more; or restores it. */
  setZooArchived: {
    input: zoos.setZooArchivedInput,
    output: zoos.setZooArchivedOutput,
    needs: need("zoo", "remove"),
  },
  /** Begins or ends an establishment's demonstration, for everybody there. */
  setAnonymousMode: {
    input: z.object({ zooId: idSchema, on: z.boolean() }),
    output: z.object({ zooId: idSchema, on: z.boolean() }),
    needs: need("zoo", "demonstrate"),
  },
  /** Replaces the four lists of a sector and the access of everybody who enters or leaves it. */
  setSectorTeam: {
    input: z.object({ sectorId: idSchema, team: teamSchema }),
    output: z.object({ sectorId: idSchema }),
    needs: need("sectors", "team"),
  },
  /**
   * Removes an empty record, or restores it; else answers what stands in the way: some of it, and how
   * much. `removed` says what the record is now. An animal is archived for ten years.
   */
  removeRecord: {
    input: removeRecordInput,
    output: removeRecordOutput,
    needs: need("enclosures", "remove"),
  },
  /** Lets another establishment see the cards of some animals, or no more; the same operation again is done once. */
  authoriseZoo: {
    input: authoriseZooInput,
    output: authoriseZooOutput,
    needs: need("animals", "authorise"),
  },
  /** Mails whoever asks a list of objects to order, with their numbers in the shop; the same operation again is done once. */
  orderEnrichments: {
    input: order.orderEnrichmentsInput,
    output: order.orderEnrichmentsOutput,
    needs: need("enrichmentUses", "change"),
  },
  /** Reminds whoever is behind in a campaign of it, in the bell and by mail: each person at most once a day. */
  remindParticipants: {
    input: remind.remindParticipantsInput,
    output: remind.remindParticipantsOutput,
    needs: null,
  },
  /** Makes the account with which pupils and visitors answer, or gives it another address and password: it is signed out everywhere. */
  setEducationalAccount: {
    input: lessons.setEducationalAccountInput,
    output: lessons.setEducationalAccountOutput,
    needs: need("zooConfig", "change"),
  },
  /** Opens a lesson of a pedagogical campaign, with a code of its own; the same operation again is the same lesson. */
  openLesson: {
    input: lessons.openLessonInput,
    output: lessons.openLessonOutput,
    needs: need("lessons", "create"),
  },
  closeLesson: {
    input: lessons.closeLessonInput,
    output: lessons.closeLessonOutput,
    needs: need("lessons", "close"),
  },
  /** Tells the educational account what the lesson of a code asks, about which animals: all it ever reads. */
  joinLesson: {
    input: lessons.joinLessonInput,
    output: lessons.joinLessonOutput,
    needs: need("lessons", "join"),
    admits: "educational",
  },
  /** Counts a pupil's answers about an animal in the result of the class. */
  handInLesson: {
    input: lessons.handInLessonInput,
    output: lessons.handInLessonOutput,
    needs: need("lessons", "submit"),
    admits: "educational",
  },
  /** Makes who may send readings, with a secret that is said once. */
  createSource: {
    input: sources.createSourceInput,
    output: sources.createSourceOutput,
    needs: need("sensorSources", "create"),
  },
  /** What a source feeds, and when it is expected; or puts it away, or takes it out again. */
  changeSource: {
    input: sources.changeSourceInput,
    output: sources.changeSourceOutput,
    needs: need("sensorSources", "change"),
  },
  /** Makes another secret, said once; the one before is worth nothing. */
  renewSecret: {
    input: sources.renewSecretInput,
    output: sources.renewSecretOutput,
    needs: need("sensorSources", "change"),
  },
  /** Takes nothing of a source any more, until it has another secret. */
  revokeSource: {
    input: sources.revokeSourceInput,
    output: sources.revokeSourceOutput,
    needs: need("sensorSources", "change"),
  },
  /** Takes what a source sent of a stretch of time out again; not confirmed, it says how many readings these are. */
  discardReadings: {
    input: discardReadingsInput,
    output: discardReadingsOutput,
    needs: need("sensorSources", "change"),
    seconds: discardSeconds,
  },
  /** Keeps values of a file, of one parameter at one place; the same again are kept once. */
  importMeasures: {
    input: importMeasuresInput,
    output: importMeasuresOutput,
    needs: need("environmentalParameters", "change"),
    seconds: importSeconds,
  },
  /** Puts a species under review, or ends that. */
  reviewSpecie: {
    input: taxonomy.reviewSpecieInput,
    output: taxonomy.reviewSpecieOutput,
    needs: need("taxonomy", "review"),
  },
  /** Merges a duplicate into the species, family or order that stays; what does not fit into the call goes on by itself. */
  mergeTaxa: {
    input: taxonomy.mergeTaxaInput,
    output: taxonomy.mergeTaxaOutput,
    needs: need("taxonomy", "remove"),
  },
  /** What is missing or contradictory in the species base; it reads every species. */
  checkTaxonomy: {
    input: taxonomy.checkTaxonomyInput,
    output: taxonomy.checkTaxonomyOutput,
    needs: need("taxonomy", "change"),
  },
  /** Takes in a picture of a record (`folder` is `<zooId>/<type>/<id>`), of a zone by its id, or an attachment. */
  uploadImage: {
    input: file.uploadImageInput,
    output: file.uploadImageOutput,
    needs: null,
  },
  /** Takes in the picture that stands for a person, a sector, an enclosure or an animal, in the place of the one before. */
  uploadProfilePicture: {
    input: file.uploadProfilePictureInput,
    output: file.uploadProfilePictureOutput,
    needs: null,
  },
  /** Takes a stored picture out of its record and removes its files. */
  removePicture: {
    input: file.removePictureInput,
    output: file.removePictureOutput,
    needs: null,
  },
  /**
   * Puts together what was handed in as parts and attaches it to a record (`folder` as above). Parts
   * that are not there are named in a failure's details: `missing`, by their places.
   */
  finishUpload: {
    input: file.finishUploadInput,
    output: file.finishUploadOutput,
    needs: null,
  },
  /** URLs of stored files, of one or many; they are good for a little more than an hour. */
  getSignedUrl: {
    input: file.getSignedUrlInput,
    output: file.getSignedUrlOutput,
    needs: null,
  },
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
  /** The provider's people who see the establishment. */
  setStaffAccess: {
    input: people.setStaffAccessInput,
    output: people.setStaffAccessOutput,
    needs: need("zoo", "staff"),
  },
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
  /** Asks the provider's sync for the reference data and plans what it would change: a run, which `workRun` carries out. */
  massSync: {
    input: sync.massSyncInput,
    output: sync.massSyncOutput,
    needs: need("syncRuns", "run"),
    seconds: sync.runSeconds,
  },
  /** Hands in a piece of a file of reference data. */
  handImport: {
    input: sync.handImportInput,
    output: sync.handImportOutput,
    needs: need("syncRuns", "run"),
  },
  /** Plans what a file that was handed in would change. */
  planImport: {
    input: sync.planImportInput,
    output: sync.planImportOutput,
    needs: need("syncRuns", "run"),
    seconds: sync.runSeconds,
  },
  /** Carries out a run that is planned, goes on with one that was interrupted, or leaves the rest of one. */
  workRun: {
    input: sync.workRunInput,
    output: sync.workRunOutput,
    needs: need("syncRuns", "run"),
    seconds: sync.runSeconds,
  },
  /** Which apps may work, maintenance, what is switched off. */
  setAppConfig: {
    input: service.setAppConfigInput,
    output: service.setAppConfigOutput,
    needs: need("service", "configure"),
  },
  /** What went wrong in people's apps, by names alone. */
  reportClientErrors: {
    input: service.reportClientErrorsInput,
    output: service.reportClientErrorsOutput,
    needs: null,
    admits: "anybody",
  },
} as const satisfies Record<string, CallableEntry>;

interface CallableEntry {
  input: z.ZodObject;
  output: z.ZodObject;
  needs: Need | null;
  /** Whom it is for besides active people: somebody pending, the educational account alone, or anybody, signed in or not; absent: nobody. */
  admits?: "pending" | "educational" | "anybody";
  /** How long an answer may take; absent: a minute. */
  seconds?: number;
}
export interface Need<R extends Resource = Resource> {
  resource: R;
  action: string;
}

function need<R extends Resource>(resource: R, action: Action<R>): Need<R> {
  return { resource, action };
}

export type CallableName = keyof typeof callables;
export type CallableInput<N extends CallableName> = z.input<
  (typeof callables)[N]["input"]
>;
export type CallableOutput<N extends CallableName> = z.infer<
  (typeof callables)[N]["output"]
>;

/** What every callable answers: the data, or a code of the error table with what is known about it. */
export type Answer<T> =
  | { success: true; data: T }
  | {
      success: false;
      error: string;
      details?: Readonly<Record<string, unknown>>;
    };

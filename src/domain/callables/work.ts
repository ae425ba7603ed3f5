import * as remind from "../campaign/following/remind";
import {
  activitySeconds,
  readActivityInput,
  readActivityOutput,
} from "../activity/callables";
import {
  latenessSeconds,
  readLatenessInput,
  readLatenessOutput,
} from "../task/lateness/callables";
import * as exports from "../export/callables";
import * as order from "../enrichment/order/order";
import * as lessons from "../lesson/callables";
import type { CallableEntry } from "./entry";
import { need } from "./entry";

/** What others are asked: orders, reminders, lessons, files by mail. */
export const workCallables = {
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
  /** Asks for a list as a file, of which a link is sent by mail; the same operation again is the same file. */
  requestExport: {
    input: exports.requestExportInput,
    output: exports.requestExportOutput,
    needs: need("exportJobs", "ask"),
  },
  /** What the link of such a mail is worth, and the file itself, three times; for whoever has the link. */
  downloadExport: {
    input: exports.downloadExportInput,
    output: exports.downloadExportOutput,
    needs: null,
    admits: "anybody",
  },
  /** How much was assessed and observed in a period; who did how much, for those who may know it. */
  readActivity: {
    input: readActivityInput,
    output: readActivityOutput,
    needs: need("evaluations", "tally"),
    seconds: activitySeconds,
  },
  /** How many tasks of a period were done in time and late; who was late, for those who may know it where the establishment wants it told. */
  readLateness: {
    input: readLatenessInput,
    output: readLatenessOutput,
    needs: need("evaluations", "tally"),
    seconds: latenessSeconds,
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
} as const satisfies Record<string, CallableEntry>;

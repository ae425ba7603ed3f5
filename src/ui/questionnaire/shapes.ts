import type { ReactNode } from "react";

/** A question as it is asked. */
export interface ShownQuestion {
  questionRef: string;
  questionType:
    | "single"
    | "singleInformative"
    | "multiple"
    | "photo"
    | "video"
    | "sound";
  options: readonly { value: string }[];
  mandatory: boolean;
  mayNotApply: boolean;
  helpPicture: string | null;
  mediaMost: number;
}

export interface ShownAnswer {
  chosen: readonly string[];
  media: readonly string[];
  notApplicable: boolean;
  comment: string | null;
}

interface Counts {
  asked: number;
  /** Answered, or said not to apply. */
  done: number;
  /** Required, and not done. */
  missing: number;
}

export interface ShownSection extends Counts {
  sectionId: string;
  questions: readonly {
    question: ShownQuestion;
    state: "unanswered" | "answered" | "notApplicable";
    missing: boolean;
  }[];
}

/** What is asked now, and how far it is done. */
export interface ShownFlow extends Counts {
  sections: readonly ShownSection[];
  /** Every reference in the order of the form, those not asked too; the same array as long as the form is. */
  order: readonly string[];
}

export interface QuestionWords {
  text: string;
  help: string | null;
  /** By their values. */
  options: Readonly<Record<string, string>>;
}

/** The words of a questionnaire in one language. */
export interface QuestionnaireWords {
  language: string;
  sections: Readonly<Record<string, { title: string; intro: string | null }>>;
  questions: Readonly<Record<string, QuestionWords>>;
}

/** What somebody does about a question; the domain says what becomes of it. */
export type QuestionAct =
  | { kind: "choose"; value: string }
  | { kind: "notApplicable"; on: boolean }
  | { kind: "comment"; text: string }
  | { kind: "media"; media: readonly string[] }
  | { kind: "record" | "takeOut"; names: readonly string[] }
  | { kind: "clear" };

export type OnAct = (questionRef: string, act: QuestionAct) => void;

export type ProblemCode =
  | "missing"
  | "unchanged"
  | "unknownOption"
  | "tooManyChosen"
  | "notRecorded"
  | "tooManyMedia"
  | "mustApply"
  | "commentTooLong";

/** What a question of something recorded hands to whoever records it. */
export interface MediaSlot {
  questionRef: string;
  kind: "photo" | "video" | "sound";
  most: number;
  media: readonly string[];
  onChange: (media: readonly string[]) => void;
  /** Ids of the question, and of its help and what is wrong. */
  labelledBy: string;
  describedBy: string | undefined;
}

/** What the maker of a questionnaire sees beside what is asked; the same object as long as it says the same. */
export interface MakersNotes {
  /** Under a question. */
  ofQuestion: (questionRef: string) => ReactNode;
  /** Beside one of its options. */
  ofOption: (questionRef: string, value: string) => ReactNode;
}

import type { OfFigure, OfFresh } from "./slot-figures";
import type { SubjectKind } from "@domain/campaign/campaign";
import type { AnimalSubject } from "@domain/measures/subject";
import type { Collect } from "@domain/task/collect/collect";
import type { Value } from "@domain/measures/values/value";
import type { CalendarDay } from "@domain/time/calendar-day";
import type { ZooEvent } from "@domain/event/event";
import type { ViewedPage } from "@domain/saved-view/saved-view";
import type { FileType } from "@domain/file/slots";
import type { HeldFiles } from "../data/files/held-files";
import type { Attachments } from "../data/files/use-attachments";
import type { OnFound } from "./shared/handover/found";
import type { Doubt } from "../ui/feedback/ask-words";

/** Nothing: who is working is known to every part. */
type OfNothing = Readonly<Record<string, never>>;

/** A record whose page others add to. */
export interface OfRecord {
  id: string;
}

/** An animal, a group or an enclosure that is evaluated. */
export interface OfSubject extends OfRecord {
  kind: SubjectKind;
}

/** A value of an animal, told where it is not listed by its parameter. */
export interface OfValue {
  animalId: string;
  parameterId: string;
  value: Value;
}

/** Something that became of a record. */
export interface OfEvent {
  event: ZooEvent;
}

/** What a list shows of all there is. */
interface OfList {
  ids: readonly string[] | null;
  /** There is no record at all. */
  isEmpty: boolean;
}

/** A record that work is about, and the sector it lies in. */
interface OfPlace extends OfRecord {
  kind: "sectors" | "enclosures" | "animals";
  sectorId: string | null;
  /** Nothing is planned about it any more. */
  over?: boolean;
}

/** An animal whose values may be compared, by its name. */
export interface ComparedAnimal extends AnimalSubject {
  name: string;
}

/** An animal, and those it is compared with as somebody chose. */
export interface OfCompared {
  animal: ComparedAnimal;
  by: "none" | "species" | "group" | "individual";
  /** Without the animal itself; null: they are being read, or none is chosen. */
  others: readonly ComparedAnimal[] | null;
  /** There are more than these. */
  isFull: boolean;
}

/** An animal among those it lives with, by its name. */
interface OfCompanion extends OfRecord {
  sectorId: string | null;
  name: string;
}

/** A field of a form that holds a species, or none. */
interface OfSpecie {
  id: string;
  label: string;
  description: string;
  error: string | undefined;
  value: string | null;
  onChange: (specieId: string | null) => void;
}

/** A list that can be kept by name, and the parameters of the address that narrow and sort it. */
interface OfViews {
  page: ViewedPage;
  names: readonly string[];
}

/** A field of a form that says which value a task asks for, of these enclosures; null: none. */
export interface OfCollect {
  id: string;
  label: string;
  description: string;
  error: string | undefined;
  enclosureIds: readonly string[];
  value: Collect | null;
  onChange: (collect: Collect | null) => void;
}

/** What was given: kept of the instant it is told; null for nothing. "wrong": its field says why it cannot be. */
export type GivenValue =
  | { doubt: Doubt | null; give: ((at: Date) => void) | null }
  | "wrong";

/** The value that is given as a task is closed. */
export interface OfClosing {
  collect: Collect;
  /** Told how to read what is given; null: nothing can be given here. */
  onReader: (read: (() => GivenValue) | null) => void;
}

/** What a task asks for, and the instant of what was given; null: nothing was, so far. */
export interface OfAsked {
  collect: Collect;
  at: Date | null;
}

/** Of which sectors a handover is (null: all), since when, and who is told what was found. */
export interface OfHandover {
  since: Date;
  sectorIds: readonly string[] | null;
  onFound: OnFound;
}

/** Files chosen for a record while its form is open. */
export interface OfHeldFiles {
  type: FileType;
  held: HeldFiles;
  /** How many the record has already. */
  stored: number;
}

/** The files of a record, stored and on their way. */
/** How files are called, and how somebody calls one otherwise; null for who may not. */
export interface FileNaming {
  of: (path: string) => string | null;
  ask: ((path: string, name: string) => void) | null;
}

export interface OfFiles {
  type: FileType;
  /** Of the record. */
  title: string;
  attachments: Attachments;
  /** What each file is called, where people name them. */
  naming?: FileNaming;
}

/** What was typed into the top search, and which part of what it finds is asked for. */
export interface SearchWish {
  typed: string;
  /** What holds the words but for a letter, instead of what holds them as typed. */
  near: boolean;
}

/** A part of the history, its first and its last day; null: of every campaign. */
export interface OfHistory {
  from: CalendarDay;
  to: CalendarDay;
  campaignId: string | null;
}

/** An alert that something tells of: its words are shown, or begin what is written of that animal; "" where they are not to be read. */
export interface OfAlert {
  alertId: string;
  begins?: { animalId: string; onWords: (words: string) => void };
}

/** What a widget of a dashboard is asked about, as an address would say it. */
export interface OfWidget {
  params: Readonly<Record<string, string>>;
  /** Keeps what is asked about; null: nobody edits it now. */
  onParams: ((params: Record<string, string>) => void) | null;
}

/** What somebody handed in to a training: an evaluation, or a session of observation. */
export interface OfTrained {
  campaignId: string;
  sourceId: string;
}

/** The sessions that an analysis is of. */
export interface OfSessions {
  obsSessionIds: readonly string[];
}

/** The places that other features fill, and what each hands to its parts. */
export interface Slots {
  /** Tools of the top bar. */
  topBar: OfNothing;
  /** What the top search finds of one kind. */
  search: SearchWish;
  /** What stands above every page until it is dealt with. */
  banner: OfNothing;
  /** Further sections of the bell, below the tasks it counts. */
  bell: OfNothing;
  /** Panels of the start page. */
  dashboard: OfNothing;
  /** What stands in their place where the address asks for the alerts. */
  "dashboard.alerts": OfNothing;
  /** Cards among the figures of a record's first tab. */
  "sectors.cards": OfRecord;
  "enclosures.cards": OfRecord;
  "animals.cards": OfRecord;
  /** What an animal's sheet says of it, for paper. */
  "animals.sheet": Pick<OfPlace, "id" | "sectorId">;
  /** Beside a record: what is next, who, what was done. */
  "sectors.rail": OfPlace;
  "enclosures.rail": OfPlace;
  "animals.rail": OfPlace;
  /** Beside the list of animals: those it shows now, null until they are known. */
  "animals.listActions": OfList;
  /** Further tabs of a record. */
  "sectors.tabs": OfRecord;
  "enclosures.tabs": OfRecord;
  "animals.tabs": OfRecord;
  /** Below the animals of a group, and above those of a species. */
  "groups.parts": OfRecord;
  "species.parts": OfRecord;
  /** What campaigns ask about who is evaluated. */
  "evaluations.due": OfSubject;
  /** What this device has for sessions without a network. */
  "observation.device": OfNothing;
  /** What was observed, beside what was answered. */
  "history.observations": OfHistory;
  /** What is known of an animal among those it lives with. */
  "animals.social": OfCompanion;
  /** What an animal's statistics compare beside its figures. */
  "animals.statistics": OfCompared;
  /** What stands in an animal's healthcare book, in its order. */
  "animals.health": OfRecord;
  /** How a line of the book tells a value, and what became of the animal. */
  "book.value": OfValue;
  "book.event": OfEvent;
  /** Further tools of a place: what is done there. */
  "sectors.tools": OfPlace;
  "enclosures.tools": OfPlace;
  /** What is measured in an enclosure, among its conditions. */
  "enclosures.environment": OfPlace;
  /** Further tabs of the establishment's page, whose id is handed on. */
  "zoos.tabs": OfRecord;
  /** Further tabs of the species base; the id is empty. */
  "taxonomy.tabs": OfRecord;
  /** A species chosen among all there are. */
  specieField: OfSpecie;
  /** The value that a task or an automation asks for: chosen, given with its closing, told. */
  "tasks.collect": OfCollect;
  "tasks.closing": OfClosing;
  "tasks.asked": OfAsked;
  /** What an alert tells, to who may read it. */
  alertWords: OfAlert;
  /** What else is handed over to whoever comes. */
  "tasks.handover": OfHandover;
  /** Files that go with a record: chosen in its form, and what it has. */
  "files.held": OfHeldFiles;
  "files.attached": OfFiles;
  /** How a list is kept by name and found again. */
  "list.views": OfViews;
  /** What stands on somebody's dashboard, a part a kind of widget. */
  widget: OfWidget;
  /** What can be frozen into a report, a part a kind of figure. */
  figure: OfFigure;
  /** What can be done with the sessions of an analysis. */
  "analysis.sessions": OfSessions;
  /** Where one of its figures is put into a report. */
  "analysis.report": OfFresh;
  /** What else is known of a person, on their own page and beside the list of accounts. */
  "people.parts": OfRecord;
  /** What a training brought, below how far it is. */
  "campaigns.training": OfRecord;
  /** What was proved by what somebody handed in there. */
  "training.result": OfTrained;
  /** Further panels of its settings. */
  "zoos.settings": OfRecord;
}

export type SlotName = keyof Slots;

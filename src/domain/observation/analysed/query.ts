import type { PageParams } from "../../pages";
import { questionRefSchema } from "../../question/question";
import { idSchema } from "../../schema/fields";
import type { CalendarDay } from "../../time/calendar-day";
import { addDays, daysBetween, isCalendarDay } from "../../time/calendar-day";
import { versionsMost } from "../../versions/version-list";

/** So many enclosures, animals, behaviours, observers or sessions one question names at most. */
export const namedMost = 50;
/** So many days one question is about at most: three years. */
export const daysMost = 3 * 366;
/** What is looked at where nobody says from when. */
const usualDays = 90;

/** Whole hours of the day by the clocks of Paris, from one up to another, which may lie on the next day. */
export interface Hours {
  /** 0 to 23. */
  from: number;
  /** 1 to 24. */
  to: number;
}

/** One answer to a question of the context. */
export interface ContextChoice {
  questionRef: string;
  value: string;
}

/** What analyses of observation are asked about; [] and null narrow nothing. */
export interface AnalysisQuery {
  /** Where; [] asks for nothing yet. */
  enclosureIds: readonly string[];
  animalIds: readonly string[];
  /** Who is in it today. */
  groupId: string | null;
  /** The Paris days on which sessions began, both included. */
  from: CalendarDay;
  to: CalendarDay;
  hours: Hours | null;
  /** null: the ethogram of most sessions. */
  obsId: string | null;
  /** null: the latest version of it that was used. */
  obsVersion: number | null;
  /** Of which behaviours figures are asked; shares stay shares of all that was watched (`linesWanted`, `onlyShowing`). */
  behaviourIds: readonly string[];
  /** Several answers to one question: any of them; to several: one to each. */
  contexts: readonly ContextChoice[];
  observerIds: readonly string[];
  campaignId: string | null;
  /** These and no others. */
  obsSessionIds: readonly string[];
  /** Whether sessions that ended before half of their planned time stay outside. */
  leaveOutShort: boolean;
}

/** What of an address is the question: the rest says how it is looked at. */
type QueryParams = Omit<
  PageParams<"obsResult">,
  | "by"
  | "sampling"
  | "tab"
  | "zoo"
  | "question"
  | "grain"
  | "behaviour"
  | "measure"
>;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
};

const isId = (text: string): boolean => idSchema.safeParse(text).success;

/** Several ids in an address, which may hold commas; null: none. */
export const listText = (values: readonly string[]): string | null =>
  values.length === 0 ? null : values.map(encodeURIComponent).join(",");
/** The same read again, each once; what is none is left out. */
export const listIn = (text: string | null, isOne = isId): string[] => [
  ...new Set((text ?? "").split(",").map(decoded).filter(isOne)),
];
const idsIn = (text: string | null) => listIn(text).slice(0, namedMost);
/** One id of an address; null: it says none. */
export const idIn = (text: string | null): string | null =>
  text !== null && idSchema.safeParse(text).success ? text : null;

function hoursIn(text: string | null): Hours | null {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/u.exec(text ?? "") ?? [];
  const hours = { from: Number(from), to: Number(to) };
  const isWhole = hours.from === 0 && hours.to === 24;
  const fits = hours.from <= 23 && hours.to >= 1 && hours.to <= 24;
  return fits && hours.from !== hours.to && !isWhole ? hours : null;
}

function contextsIn(text: string | null): ContextChoice[] {
  return (text ?? "").split(",").flatMap((pair) => {
    const [ref = "", value = ""] = pair.split(":").map(decoded);
    const isRef = questionRefSchema.safeParse(ref).success;
    return isRef && value !== "" ? [{ questionRef: ref, value }] : [];
  });
}

/** What is asked where an address says nothing: the last 90 days, and nowhere yet. */
export const usualQuery = (today: CalendarDay): AnalysisQuery => ({
  enclosureIds: [],
  animalIds: [],
  groupId: null,
  from: addDays(today, 1 - usualDays),
  to: today,
  hours: null,
  obsId: null,
  obsVersion: null,
  behaviourIds: [],
  contexts: [],
  observerIds: [],
  campaignId: null,
  obsSessionIds: [],
  leaveOutShort: false,
});

/** The days of an address: the latter of two is the end, and what is too long begins later. */
function periodIn(
  params: URLSearchParams,
  today: CalendarDay,
): Pick<AnalysisQuery, "from" | "to"> {
  const day = (name: string): CalendarDay | null => {
    const text = params.get(name) ?? "";
    return isCalendarDay(text) ? text : null;
  };
  const [since, until] = [day("since"), day("until")];
  const [one, other] = [
    since ?? addDays(until ?? today, 1 - usualDays),
    until ?? (since !== null && since > today ? since : today),
  ];
  const [from, to] = one <= other ? [one, other] : [other, one];
  return daysBetween(from, to) < daysMost
    ? { from, to }
    : { from: addDays(to, 1 - daysMost), to };
}

/**
 * The question of an address. What it does not say, or says in words that are not understood, narrows nothing.
 *
 * @example queryOfParams(new URLSearchParams("enclosureId=island&hours=6-12"), today).hours // { from: 6, to: 12 }
 */
export function queryOfParams(
  params: URLSearchParams,
  today: CalendarDay,
): AnalysisQuery {
  const version = Number(params.get("version") ?? Number.NaN);
  const obsId = idIn(params.get("obsId"));
  const isVersion =
    Number.isInteger(version) && version >= 1 && version <= versionsMost;
  return {
    enclosureIds: idsIn(params.get("enclosureId")),
    animalIds: idsIn(params.get("animalId")),
    groupId: idIn(params.get("groupId")),
    ...periodIn(params, today),
    hours: hoursIn(params.get("hours")),
    obsId,
    obsVersion: isVersion && obsId !== null ? version : null,
    behaviourIds: idsIn(params.get("behaviourId")),
    contexts: contextsIn(params.get("contextAnswers")),
    observerIds: idsIn(params.get("userId")),
    campaignId: idIn(params.get("campaignId")),
    obsSessionIds: idsIn(params.get("obsSessionId")),
    leaveOutShort: params.get("short") === "out",
  };
}

/** What an address says of a question: read again, it gives the same one. Its days are always said, so that it asks the same tomorrow. */
export const paramsOfQuery = (
  query: AnalysisQuery,
): Required<Record<keyof QueryParams, string | null>> => ({
  enclosureId: listText(query.enclosureIds),
  animalId: listText(query.animalIds),
  groupId: query.groupId,
  since: query.from,
  until: query.to,
  hours:
    query.hours === null
      ? null
      : `${String(query.hours.from)}-${String(query.hours.to)}`,
  obsId: query.obsId,
  version: query.obsVersion === null ? null : String(query.obsVersion),
  behaviourId: listText(query.behaviourIds),
  contextAnswers:
    query.contexts.length === 0
      ? null
      : query.contexts
          .map(({ questionRef, value }) =>
            [questionRef, value].map(encodeURIComponent).join(":"),
          )
          .join(","),
  userId: listText(query.observerIds),
  campaignId: query.campaignId,
  obsSessionId: listText(query.obsSessionIds),
  short: query.leaveOutShort ? "out" : null,
});

/** The months whose packs hold what is asked for, as packs call them, the first first: "2026-11". */
export function packMonths({
  from,
  to,
}: Pick<AnalysisQuery, "from" | "to">): string[] {
  const months: string[] = [];
  let [year = 0, month = 0] = from.split("-").map(Number);
  const last = to.slice(0, 7);
  for (;;) {
    const name = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}`;
    if (name > last) return months;
    months.push(name);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
  }
}

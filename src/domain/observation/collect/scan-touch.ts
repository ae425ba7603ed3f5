import type { Behaviour } from "../../ethogram/version";
import type { ScanRow, Seen } from "../rows/row";
import type { ScanDraft, ScanLine } from "./scan-draft";
import {
  activeOf,
  awaitedOf,
  goneOn,
  hasPlace,
  isComplete,
  scanLinesMost,
  withGroup,
  withLine,
} from "./scan-draft";
import type { Place } from "./scan-place";

type Scanned = Pick<Behaviour, "behaviourId" | "group" | "outcome">;

/** What a scan asks of each animal. */
export interface ScanRules {
  behaviours: ReadonlyMap<string, Scanned>;
  /** One may do several things at once, one of each exclusive group. */
  several: boolean;
  asksPlace: boolean;
}

/**
 * What a scan in an ethogram asks: one behaviour of each animal, unless it has two exclusive groups or more, whose
 * behaviours are seen at once; and where it is, if places are scanned.
 */
export function scanRules(
  behaviours: readonly Scanned[],
  asksPlace: boolean,
): ScanRules {
  const groups = new Set(behaviours.flatMap(({ group }) => group ?? []));
  return {
    behaviours: new Map(behaviours.map((one) => [one.behaviourId, one])),
    several: groups.size > 1,
    asksPlace,
  };
}

/** The active line changed; where nothing more is asked of it, the next one is active. */
function said(
  draft: ScanDraft,
  { asksPlace }: ScanRules,
  more: Partial<ScanLine>,
): ScanDraft {
  const changed = withLine(draft, draft.active, more);
  const line = activeOf(changed);
  return line !== null && isComplete(line, asksPlace)
    ? goneOn(changed, asksPlace)
    : changed;
}

/** What somebody does once a behaviour was touched: it alone, or beside those of other groups; touched again it is taken back. */
function didAfter(
  { did }: ScanLine,
  { behaviours, several }: ScanRules,
  { behaviourId, group }: Scanned,
): ScanLine["did"] {
  if (!several || typeof did === "string") return [behaviourId];
  const others = did.filter((id) => id !== behaviourId);
  if (others.length < did.length)
    return others.length === 0 ? "unsaid" : others;
  const beside = others.filter(
    (id) => group === null || behaviours.get(id)?.group !== group,
  );
  return [...beside, behaviourId];
}

/**
 * A behaviour is touched for the active line, null for "none of them". One that is directed asks for the partner. One that
 * the ethogram does not know changes nothing. Where several are seen at once, nobody else becomes active by it.
 */
export function behaviourTouched(
  draft: ScanDraft,
  rules: ScanRules,
  behaviourId: string | null,
): ScanDraft {
  const line = activeOf(draft);
  const touched =
    behaviourId === null ? null : rules.behaviours.get(behaviourId);
  if (line === null || touched === undefined) return draft;
  if (touched === null)
    return said(draft, rules, { did: [], partnerId: null, asksPartner: false });
  const did = didAfter(line, rules, touched);
  const directed = (ids: ScanLine["did"]) =>
    typeof ids === "string"
      ? []
      : ids.filter(
          (id) => (rules.behaviours.get(id)?.outcome ?? null) !== null,
        );
  const [before, now] = [directed(line.did), directed(did)];
  const isNew = now.some((id) => !before.includes(id));
  const more: Partial<ScanLine> = {
    did,
    asksPartner: isNew || (now.length > 0 && line.asksPartner),
    ...((isNew || now.length === 0) && { partnerId: null }),
  };
  return rules.several
    ? withLine(draft, draft.active, more)
    : said(draft, rules, more);
}

/** Where the active line is, as the map says it; a level that was touched before the map stays. */
export function placeTouched(
  draft: ScanDraft,
  rules: ScanRules,
  place: Place,
): ScanDraft {
  const line = activeOf(draft);
  if (line === null) return draft;
  const did = line.did === "unseen" ? "unsaid" : line.did;
  const level = hasPlace(line) ? place.level : (line.level ?? place.level);
  return said(draft, rules, { ...place, level, did });
}

/** In which zone the active line is, as the list says it, without a point; it stays active: lists are walked through. */
export function zoneTouched(draft: ScanDraft, areaId: string): ScanDraft {
  const line = activeOf(draft);
  if (line === null) return draft;
  const did = line.did === "unseen" ? "unsaid" : line.did;
  return withLine(draft, draft.active, { x: null, y: null, areaId, did });
}

/** How high or low the active line is. */
export const levelTouched = (draft: ScanDraft, level: number): ScanDraft =>
  withLine(draft, draft.active, { level });

/** At whom the behaviour of the active line is directed; null: nobody knows. */
export const partnerTouched = (
  draft: ScanDraft,
  rules: ScanRules,
  partnerId: string | null,
): ScanDraft => {
  const more = { partnerId, asksPartner: false };
  return rules.several && !rules.asksPlace
    ? withLine(draft, draft.active, more)
    : said(draft, rules, more);
};

/**
 * Where the next touch of the active line is made: on the map once its only behaviour is said and nowhere else anything is
 * asked; else among those who are scanned and the behaviours, also without an active line.
 * @example nextTouch(scanBegun(["a"]), rules) // "behaviour"
 */
export function nextTouch(
  draft: ScanDraft,
  { asksPlace, several }: Pick<ScanRules, "asksPlace" | "several">,
): "behaviour" | "place" {
  const line = activeOf(draft);
  return !several && line !== null && awaitedOf(line, asksPlace) === "place"
    ? "place"
    : "behaviour";
}

const unseen = {
  did: "unseen",
  x: null,
  y: null,
  level: null,
  areaId: null,
  partnerId: null,
  asksPartner: false,
} as const;

/**
 * The active line is not visible. One of which a behaviour is said and its place or partner still missing stays active: what was
 * said of it is gone by this touch, and a touch on the map or the same touch again goes on.
 */
export function unseenTouched(draft: ScanDraft, rules: ScanRules): ScanDraft {
  const line = activeOf(draft);
  const waits = line !== null && awaitedOf(line, rules.asksPlace) !== null;
  return waits
    ? withLine(draft, draft.active, unseen)
    : said(draft, rules, unseen);
}

/** All of which nothing is said are not visible. */
export const restUnseen = (draft: ScanDraft): ScanDraft => ({
  ...draft,
  lines: draft.lines.map((line) =>
    line.did === "unsaid" ? { ...line, ...unseen } : line,
  ),
});

const isOf = ({ animalId, groupId }: ScanLine, seen: Seen): boolean =>
  animalId === null
    ? seen.animalId === null && seen.groupId === groupId
    : seen.animalId === animalId;

const asSeen = (seen: Seen): Partial<ScanLine> => {
  const { behaviourIds, count, x, y, level, areaId, partnerId } = seen;
  const did: ScanLine["did"] = behaviourIds ?? "unseen";
  return { did, count, x, y, level, areaId, partnerId, asksPartner: false };
};

/** What the scan before said of a line; null for nothing. */
export const lastOf = (
  line: ScanLine | null,
  previous: ScanRow | null,
): Seen | null =>
  line === null
    ? null
    : (previous?.seen.find((seen) => isOf(line, seen)) ?? null);

/** The active line is as in the scan before; without one it stays as it is. */
export function sameAsLast(
  draft: ScanDraft,
  rules: ScanRules,
  previous: ScanRow | null,
): ScanDraft {
  const seen = lastOf(activeOf(draft), previous);
  return seen === null ? draft : said(draft, rules, asSeen(seen));
}

/** All of which nothing is said are as in the scan before, and groups come back where there are none yet. */
export function restAsLast(
  draft: ScanDraft,
  previous: ScanRow | null,
): ScanDraft {
  const lines = draft.lines.map((line) => {
    const seen = line.did === "unsaid" ? lastOf(line, previous) : null;
    return seen === null ? line : { ...line, ...asSeen(seen) };
  });
  const known = { ...draft, lines };
  if (draft.lines.some(({ animalId }) => animalId === null)) return known;
  const groups = (previous?.seen ?? []).filter(
    ({ animalId }) => animalId === null,
  );
  const room = Math.max(0, scanLinesMost - lines.length);
  const all = groups.slice(0, room).reduce((grown, seen) => {
    const more = withGroup(grown, seen.groupId);
    return withLine(more, more.active, asSeen(seen));
  }, known);
  return { ...all, active: draft.active ?? all.lines[0]?.key ?? null };
}

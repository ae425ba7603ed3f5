import * as z from "zod";
import { idSchema } from "../../schema/fields";
import type { ScanRow, Seen } from "../rows/row";
import { seenSchema } from "../rows/row";
import { nowhere } from "./scan-place";

/** At most so many lines are in a scan. */
export const scanLinesMost = 300;

/** One animal of a scan, or so many that are not told apart. */
export const scanLineSchema = seenSchema.omit({ behaviourIds: true }).extend({
  /** What the line is called while the scan is made. */
  key: z.string().max(300),
  /** What it does, [] for none of the behaviours; nobody said it yet, or it is not visible. */
  did: z.union([z.enum(["unsaid", "unseen"]), z.array(idSchema).max(20)]),
  /** Its behaviour is directed, and nobody said yet at whom. */
  asksPartner: z.boolean(),
});
export type ScanLine = z.infer<typeof scanLineSchema>;

/** A scan while it is made. */
export const scanDraftSchema = z.object({
  lines: z.array(scanLineSchema).max(scanLinesMost),
  /** The line that touches speak of; null for none. */
  active: z.string().max(300).nullable(),
});
export type ScanDraft = z.infer<typeof scanDraftSchema>;

const lineOf = (
  key: string,
  who: Pick<ScanLine, "animalId" | "groupId">,
): ScanLine => ({
  key,
  ...who,
  count: 1,
  did: "unsaid",
  ...nowhere,
  partnerId: null,
  asksPartner: false,
});

/** A scan of what was seen of one animal or group, to be said anew. */
export function draftOfSeen({ behaviourIds, ...seen }: Seen): ScanDraft {
  const key = "seen";
  const line: ScanLine = {
    ...seen,
    key,
    did: behaviourIds ?? "unseen",
    asksPartner: false,
  };
  return { lines: [line], active: key };
}

/** What a line of an animal is called: groups have numbers. */
export const lineKey = (animalId: string): string => `animal ${animalId}`;

/** A scan of which nothing is said, its first animal active. No animals: no lines. */
export function scanBegun(animalIds: readonly string[]): ScanDraft {
  const lines = animalIds.map((animalId) =>
    lineOf(lineKey(animalId), { animalId, groupId: null }),
  );
  return { lines, active: lines[0]?.key ?? null };
}

/** The same with animals that came meanwhile, of which nothing is said, and without those that left before anything was: one that is taken up again. */
export function withAnimals(
  draft: ScanDraft,
  animalIds: readonly string[],
): ScanDraft {
  const known = new Set(draft.lines.map(({ key }) => key));
  const come = scanBegun(animalIds).lines.filter(({ key }) => !known.has(key));
  const asked = new Set(animalIds);
  const stay = draft.lines.filter(
    ({ animalId, did }) =>
      animalId === null || asked.has(animalId) || did !== "unsaid",
  );
  const lines = [...stay, ...come];
  const isThere = lines.some(({ key }) => key === draft.active);
  return { lines, active: isThere ? draft.active : (lines[0]?.key ?? null) };
}

/** The line before or after the active one, round the end, becomes active. */
export function stepped(draft: ScanDraft, by: -1 | 1): ScanDraft {
  const { lines, active } = draft;
  const at = lines.findIndex(({ key }) => key === active);
  const next = lines[(at + by + lines.length) % lines.length];
  return next === undefined ? draft : { ...draft, active: next.key };
}

export const activeOf = ({ lines, active }: ScanDraft): ScanLine | null =>
  lines.find(({ key }) => key === active) ?? null;

/** Whether a line says where. */
export const hasPlace = ({ x, areaId }: Pick<ScanLine, "x" | "areaId">) =>
  x !== null || areaId !== null;

/** What is still asked of a line of which a behaviour is said: its partner where it has one, else a place where places are scanned; null for nothing, and for any other line. */
export function awaitedOf(
  line: ScanLine,
  asksPlace: boolean,
): "partner" | "place" | null {
  if (typeof line.did === "string") return null;
  if (line.asksPartner) return "partner";
  return asksPlace && !hasPlace(line) ? "place" : null;
}

/** Whether nothing more is asked of a line: a behaviour, its partner, a place. */
export const isComplete = (line: ScanLine, asksPlace: boolean): boolean =>
  line.did !== "unsaid" && awaitedOf(line, asksPlace) === null;

/** What is said of a line, "none of them" too. */
const saidIn = ({ did }: ScanLine): readonly string[] =>
  typeof did === "string" ? [] : did.length === 0 ? [""] : did;

/**
 * The line that was active, before and now, where what was said of it is gone for something else by the last touch while
 * something was still asked of it: somebody may have meant the next one. null for none.
 */
export function replacedIn(
  before: ScanDraft,
  { lines }: ScanDraft,
  asksPlace: boolean,
): { from: ScanLine; to: ScanLine } | null {
  const from = activeOf(before);
  const to = lines.find(({ key }) => key === from?.key);
  if (from === null || to === undefined) return null;
  const [was, did] = [saidIn(from), saidIn(to)];
  const isGone = was.some((id) => !did.includes(id));
  const isNew = did.some((id) => !was.includes(id));
  return awaitedOf(from, asksPlace) !== null && isGone && isNew
    ? { from, to }
    : null;
}

/** How many of the lines say what was seen: the others stay out of the scan. */
export const progressOf = ({ lines }: ScanDraft) => ({
  said: lines.filter(({ did }) => did !== "unsaid").length,
  all: lines.length,
});

/** Whether anything is said or touched, which would be lost. */
export const isTouched = ({ lines }: ScanDraft): boolean =>
  lines.some(
    (line) =>
      line.did !== "unsaid" ||
      hasPlace(line) ||
      line.level !== null ||
      line.animalId === null,
  );

/** The lines with one of them changed. */
export const withLine = (
  draft: ScanDraft,
  key: string | null,
  more: Partial<ScanLine>,
): ScanDraft => ({
  ...draft,
  lines: draft.lines.map((line) =>
    line.key === key ? { ...line, ...more } : line,
  ),
});

/** The same, and the next line of which something is asked becomes active, after the last the first; else it stays. */
export function goneOn(draft: ScanDraft, asksPlace: boolean): ScanDraft {
  const at = draft.lines.findIndex(({ key }) => key === draft.active);
  const inTurn = [
    ...draft.lines.slice(at + 1),
    ...draft.lines.slice(0, Math.max(0, at)),
  ];
  const next = inTurn.find((line) => !isComplete(line, asksPlace));
  return next === undefined ? draft : { ...draft, active: next.key };
}

/** One more line: some of a group (null: of none) that are not told apart. A scan that is full stays as it is. */
export function withGroup(draft: ScanDraft, groupId: string | null): ScanDraft {
  if (draft.lines.length >= scanLinesMost) return draft;
  const numbers = draft.lines.map(({ key }) =>
    Number(/^some (\d+)$/u.exec(key)?.[1] ?? 0),
  );
  const key = `some ${Math.max(0, ...numbers) + 1}`;
  const line = lineOf(key, { animalId: null, groupId });
  return { lines: [...draft.lines, line], active: key };
}

/** Nothing is said of a line any more; one of a group is gone. */
export function withoutLine(draft: ScanDraft, key: string): ScanDraft {
  const line = draft.lines.find((one) => one.key === key);
  if (line === undefined) return draft;
  const { animalId, groupId } = line;
  if (animalId !== null)
    return withLine(draft, key, lineOf(key, { animalId, groupId }));
  const at = draft.lines.indexOf(line);
  const lines = draft.lines.filter((one) => one !== line);
  const active = (lines[at] ?? lines.at(-1))?.key ?? null;
  return { lines, active };
}

function seenOf(line: ScanLine): Seen {
  const { animalId, groupId, count, did, x, y, level, areaId } = line;
  const who = { animalId, groupId, count };
  if (did === "unseen" || did === "unsaid")
    return { ...who, behaviourIds: null, ...nowhere, partnerId: null };
  const { partnerId } = line;
  // A level without a place says nothing of where.
  const place = hasPlace(line) ? { x, y, level, areaId } : nowhere;
  return { ...who, behaviourIds: [...did], ...place, partnerId };
}

/** The scan as it is recorded: what nobody said anything of stays out. */
export const scanRowOf = (
  { lines }: ScanDraft,
  at: Pick<ScanRow, "t" | "slot">,
): ScanRow => ({
  t: at.t,
  slot: at.slot,
  seen: lines.filter(({ did }) => did !== "unsaid").map(seenOf),
});

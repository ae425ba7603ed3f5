import { equalValues } from "../record/equal";
import { deriving } from "../record/typed";
import type { DeriveContext } from "../record/types";
import type { Announcement } from "./announcement";
import { everybody } from "../access/session";
import { isForEverybody } from "./recipients";
import { expiryOf, phaseOf } from "./state";

const derive = deriving<Announcement>();

const named = ["recipientIds", "enclosureIds", "teams"] as const;
const dated = [
  "displayStartAt",
  "displayEndAt",
  "autoExpiry",
  "isArchived",
] as const;

/** The announcement before, where these fields were the same. */
function unchanged<K extends keyof Announcement>(
  known: Pick<Announcement, K>,
  keys: readonly K[],
  { before }: DeriveContext,
): Announcement | null {
  const was = before as Announcement | null;
  return was !== null && keys.every((key) => equalValues(was[key], known[key]))
    ? was
    : null;
}

/**
 * Who is to read it, as far as its own fields say: a function finds the people of teams and enclosures.
 * Until then nobody who read it loses it, and those named have it at once.
 */
const audience = derive("audience", named, (known, context) => {
  const same = unchanged(known, named, context);
  if (same !== null) return same.audience;
  if (isForEverybody(known)) return [everybody];
  const was = (context.before as Announcement | null)?.audience ?? [];
  const people = was.filter((uid) => uid !== everybody);
  return [...new Set([...people, ...known.recipientIds])];
});

/** What follows from an announcement's own fields: where its display stands, when it ends, who is to read it. */
export const announcementDerivations = [
  // The minute's schedule moves it on: what was written then stays.
  derive(
    "phase",
    dated,
    (known, context) =>
      unchanged(known, dated, context)?.phase ?? phaseOf(known, context.now),
  ),
  derive("expiresAt", ["displayEndAt", "autoExpiry"], expiryOf),
  audience,
];

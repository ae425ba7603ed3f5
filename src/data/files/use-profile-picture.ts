import type { RecordFacts } from "@domain/access/can";
import { can } from "@domain/access/can";
import { entryOf } from "@domain/collections";
import { chosenPictureMax, sentPictureMax } from "@domain/file/limits";
import { isStoredPath } from "@domain/file/path";
import type { ProfileType } from "@domain/file/slots";
import { homeOf, slots } from "@domain/file/slots";
import { isPutAway } from "@domain/record/put-away";
import type { Values } from "@domain/record/types";
import { call } from "../calls";
import { useReadySession } from "../hooks/ready-session";
import { base64Of } from "./base64";

export const limits = { chosenMax: chosenPictureMax, sentMax: sentPictureMax };

/** Takes a picture out of its record, and removes it; needs a network. */
export async function removeStored(path: string): Promise<void> {
  await call("removePicture", { public_id: path });
}

/** What removes a picture that is stored here; nothing for an address of existing data, and for none. */
export const removalOf = (path: string | null) =>
  path !== null &&
  isStoredPath(path) && {
    remove: () => removeStored(path),
  };

/** What a record's picture field holds, and what whoever is working may do with it. */
export interface ProfilePicture {
  path: string | null;
  actions: {
    limits: typeof limits;
    save?: (picture: Blob) => Promise<void>;
    remove?: () => Promise<void>;
  };
}

const pathIn = (type: ProfileType, record: Values): string | null => {
  const value = record[slots[type].profile?.field ?? ""];
  return typeof value === "string" ? value : null;
};

const factsOf = (type: ProfileType, record: Values): RecordFacts =>
  (entryOf(type).facts as (known: Values) => RecordFacts)(record);

/** What is taken where a session is judged or a value given comes another way: see `useTakenPicture`. */
type Pictured = Exclude<ProfileType, "enrichmentSessions" | "measures">;

/** Whose right it is to change the picture. */
const resourceOf = {
  zoo: "zoo",
  users: "users",
  sectors: "sectors",
  enclosures: "enclosures",
  enclosureMaps: "enclosures",
  animals: "animals",
  enrichments: "enrichments",
  questions: "questions",
} as const satisfies Record<Pictured, unknown>;

/** The profile picture of a record, to spread on a `PictureField` or `RecordPicture`. */
export function useProfilePicture(
  type: Pictured,
  id: string,
  record: Values & { readonly zooId: string | null },
): ProfilePicture {
  const session = useReadySession();
  const path = pathIn(type, record);
  const may = can(session, "picture", resourceOf[type], factsOf(type, record));
  // What is put away stays as it is.
  const zooId = homeOf(type, record.zooId);
  if (!may || zooId === null || isPutAway(record))
    return { path, actions: { limits } };
  return {
    path,
    actions: {
      limits,
      save: async (picture) => {
        const base64picture = await base64Of(picture);
        await call("uploadProfilePicture", { type, id, zooId, base64picture });
      },
      ...removalOf(path),
    },
  };
}

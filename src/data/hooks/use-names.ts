import type { Enclosure } from "@domain/enclosure/enclosure";
import { isThere } from "@domain/directory/is-there";
import type { Entries } from "@domain/directory/kinds";
import { nameOf } from "@domain/directory/name-of";
import type { User } from "@domain/person/user";
import type { Sector } from "@domain/sector/sector";
import type { Specie } from "@domain/taxonomy/taxonomy";
import { useMemo, useSyncExternalStore } from "react";
import { useFormat } from "../../lib/use-format";
import {
  sharedSource,
  type Named,
  type NamedKind,
} from "../directory/directory-source";
import type { Live } from "../live-store";

export interface Directory<K extends NamedKind> {
  /** By name, in the order of the reader's language; [] until they are here. */
  list: readonly Entries[K][];
  /** The entry of an id; undefined for null, an unknown id, and until they are here. */
  of: (id: string | null) => Entries[K] | undefined;
  live: Live<Named<K>>;
}

const nothing: Live<never> = { state: "loading" };
const noSource = {
  subscribe: () => () => undefined,
  snapshot: () => nothing,
};

export interface DirectoryOptions {
  /** Also what others changed within the last minute: for what is listed or chosen from. */
  live?: boolean;
}

/** What an establishment's records of a kind are called. A null id asks nothing. */
export function useDirectory<K extends NamedKind>(
  kind: K,
  directoryId: string | null,
  { live: isLive = false }: DirectoryOptions = {},
): Directory<K> {
  const source =
    directoryId === null ? noSource : sharedSource(kind, directoryId, isLive);
  const live = useSyncExternalStore(source.subscribe, source.snapshot);
  const { byName } = useFormat();
  return useMemo(() => {
    const known = live.state === "data" ? live.data : null;
    let sorted: readonly Entries[K][] | null = null;
    return {
      get list() {
        return (sorted ??= [...(known?.list ?? [])].sort((a, b) =>
          byName(nameOf(a), nameOf(b)),
        ));
      },
      of: (id) => (id === null ? undefined : known?.byId.get(id)),
      live,
    };
  }, [live, byName]);
}

/** Records by the names of their own fields, as far as the directory knows them. */
export interface Names<T> {
  /** Those that are there; what was removed has but a name. */
  rows: readonly { id: string; data: T }[];
  of: (id: string | null) => T | undefined;
  live: Live<{ whole: boolean }>;
}

/** What stands for a name that is on its way, and for one that nobody can be asked for now. */
export const comingName = "…";
export const unknownName = "—";

type Asked = Pick<Names<unknown>, "of" | "live">;

/** What stands for the name of an id while it is not known; null for no id, for a known one, and for one that nobody knows. */
export function standIn({ of, live }: Asked, id: string | null): string | null {
  if (id === null || of(id) !== undefined) return null;
  if (live.state === "loading") return comingName;
  return live.state === "error" || !live.data.whole ? unknownName : null;
}

/** A name where it is known, else what stands for it. */
export const nameOr = (
  known: string | undefined,
  names: Asked,
  id: string,
): string => known ?? standIn(names, id) ?? unknownName;

function useRecords<K extends NamedKind, T>(
  directory: Directory<K>,
  recordOf: (entry: Entries[K], zooId: string) => T,
  zooId: string,
): Names<T> {
  return useMemo(() => {
    let rows: Names<T>["rows"] | null = null;
    return {
      get rows() {
        return (rows ??= directory.list.filter(isThere).map((entry) => ({
          id: entry.id,
          data: recordOf(entry, zooId),
        })));
      },
      of: (id) => {
        const entry = directory.of(id);
        return entry === undefined ? undefined : recordOf(entry, zooId);
      },
      live: directory.live,
    };
  }, [directory, recordOf, zooId]);
}

const sectorOf = (
  { id, name, color, keeperIds, archived }: Entries["sectors"],
  zooId: string,
) =>
  ({
    zooId,
    sectorId: id,
    sectorName: name,
    sectorColor: color,
    sectorKeeper: keeperIds,
    isDeleted: archived,
  }) satisfies Partial<Sector>;

const enclosureOf = (
  { id, name, sectorId, archived }: Entries["enclosures"],
  zooId: string,
) =>
  ({
    zooId,
    enclosureId: id,
    enclosureName: name,
    linkedSectorId: sectorId,
    isArchived: archived,
  }) satisfies Partial<Enclosure>;

const personOf = (entry: Entries["users"]) =>
  ({
    userId: entry.id,
    userFirstname: entry.firstName,
    userLastname: entry.lastName,
    userProfilePicture: entry.picture,
    userStatus: entry.status,
    isDeleted: entry.deleted,
  }) satisfies Partial<User>;

const specieOf = ({
  id,
  name,
  latinName,
  names,
  orderId,
}: Entries["species"]) =>
  ({
    specieId: id,
    specieName: name,
    specieLatinName: latinName,
    names,
    orderId,
  }) satisfies Partial<Specie>;

export type NamedSector = ReturnType<typeof sectorOf>;
export type NamedEnclosure = ReturnType<typeof enclosureOf>;
export type NamedPerson = ReturnType<typeof personOf>;
export type NamedSpecie = ReturnType<typeof specieOf>;

/** The sectors of an establishment, by name. */
export const useSectors = (
  zooId: string,
  options?: DirectoryOptions,
): Names<NamedSector> =>
  useRecords(useDirectory("sectors", zooId, options), sectorOf, zooId);

/** The enclosures of an establishment, by name. */
export const useEnclosures = (
  zooId: string,
  options?: DirectoryOptions,
): Names<NamedEnclosure> =>
  useRecords(useDirectory("enclosures", zooId, options), enclosureOf, zooId);

/** The colleagues of an establishment, by name. */
export const usePeople = (
  zooId: string,
  options?: DirectoryOptions,
): Names<NamedPerson> =>
  useRecords(useDirectory("users", zooId, options), personOf, zooId);

/** The species of which an establishment has animals, by name. */
export const useSpecies = (zooId: string): Names<NamedSpecie> =>
  useRecords(useDirectory("species", zooId), specieOf, zooId);

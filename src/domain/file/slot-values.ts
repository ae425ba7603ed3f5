import { isMap } from "../schema/is-map";
import type { MediaKind } from "./media";
import { thumbnailOf } from "./path";
import type { FileType, Preset } from "./slots";
import { attachmentsMost, presets, slots } from "./slots";

type Values = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : [];

const isZone = (zone: unknown, zoneId: string): zone is Values =>
  isMap(zone) && zone["areaId"] === zoneId;

const textOf = (value: unknown): string[] =>
  typeof value === "string" && value !== "" ? [value] : [];

/** The path of what is attached, whether it stands by itself or with more that is said of it. */
const attachedPath = (value: unknown): string[] =>
  textOf(isMap(value) ? value["path"] : value);

/** What is said of a file where more than its path is. */
export interface FileSaid {
  id: string;
  kind: MediaKind;
  /** In bytes, as it was handed in. */
  size: number;
}

/** The paths that stand in a slot of a record as it is stored; a zone's by its id. [] where none does. */
export function pathsIn(
  stored: Values,
  type: FileType,
  preset: Preset,
  name: string,
): string[] {
  const field = slots[type][preset]?.field;
  if (field == null) return [];
  if (preset === "attachment")
    return listOf(stored[field]).flatMap(attachedPath);
  if (preset === "profile") return textOf(stored[field]);
  const zone = listOf(stored[field]).find((one) => isZone(one, name));
  return isMap(zone) ? textOf(zone["areaImage"]) : [];
}

/** Whether the record has the place that a picture is for: a zone may have gone. */
export const hasSlot = (
  stored: Values,
  type: FileType,
  preset: Preset,
  name: string,
): boolean => {
  const field = slots[type][preset]?.field;
  if (field == null) return field === null;
  return (
    preset !== "zone" || listOf(stored[field]).some((one) => isZone(one, name))
  );
};

/** Whether one more file can be attached to a record as it is stored; `path` takes no more room where it is attached. */
export const hasRoom = (
  stored: Values,
  type: FileType,
  path: string | null = null,
): boolean => {
  const attached = pathsIn(stored, type, "attachment", "attachment");
  const isThere = path !== null && attached.includes(path);
  return isThere || attached.length < attachmentsMost(type);
};

/**
 * The fields to write so that a slot holds this path, null for none: an attachment is added to the
 * others, with what is `said` of it where the slot says more, and `removed` taken from them; what else stands in the zones stays as it is stored.
 * {} where no field of the record says it.
 */
export function slotValues(
  stored: Values,
  type: FileType,
  preset: Preset,
  name: string,
  path: string | null,
  removed: string | null = null,
  said: FileSaid | null = null,
): Values {
  const slot = slots[type][preset];
  if (slot?.field == null) return {};
  const { field } = slot;
  if (preset === "profile") return { [field]: path };
  const list = listOf(stored[field]);
  if (preset === "zone")
    return {
      [field]: list.map((one) =>
        isZone(one, name) ? { ...one, areaImage: path } : one,
      ),
    };
  const others = list.filter((one) => {
    const [at] = attachedPath(one);
    return at !== removed && at !== path;
  });
  if (path === null) return { [field]: others };
  const more = slot.saysMore === true ? { ...said, path } : path;
  return { [field]: [...others, more] };
}

/** In which slot of a stored record a path stands; null for none. */
export function slotOf(
  stored: Values,
  type: FileType,
  path: string,
): { preset: Preset; name: string } | null {
  for (const preset of presets) {
    const field = slots[type][preset]?.field;
    if (field == null) continue;
    const names =
      preset === "zone"
        ? listOf(stored[field]).flatMap((one) =>
            isMap(one) ? textOf(one["areaId"]) : [],
          )
        : [preset];
    const name = names.find((one) =>
      pathsIn(stored, type, preset, one).includes(path),
    );
    if (name !== undefined) return { preset, name };
  }
  return null;
}

/** Every path of ours, or address, that a stored record points at. */
export const pathsOf = (stored: Values, type: FileType): string[] =>
  presets.flatMap((preset) => {
    const field = slots[type][preset]?.field;
    if (field == null) return [];
    if (preset !== "zone") return pathsIn(stored, type, preset, preset);
    return listOf(stored[field]).flatMap((zone) =>
      isMap(zone) ? textOf(zone["areaImage"]) : [],
    );
  });

/** The files of a stored record: what it points at, and the thumbnail that lies beside each. */
export const filesOf = (stored: Values, type: FileType): ReadonlySet<string> =>
  new Set(pathsOf(stored, type).flatMap((path) => [path, thumbnailOf(path)]));

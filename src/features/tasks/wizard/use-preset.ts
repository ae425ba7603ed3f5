import { mySectorIds } from "@domain/access/session";
import type { TargetLevel } from "@domain/task/task";
import type { TargetChoice, TaskForm } from "@domain/task/form/task-form";
import { idParam } from "../parts/id-param";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useModel } from "./use-model";
import { useTargets } from "./use-targets";

export interface Preset {
  /** Tells one preset from another; "" for none. */
  key: string;
  level: TargetLevel;
  targets: TargetChoice[];
  /** What is said already, where another task or automation is the model. */
  like?: TaskForm;
}

const none: Preset = { key: "", level: "SECTOR", targets: [] };

/** The sector of whoever may plan in one only: nothing is asked of them. */
function useOnlySector(): Preset {
  const may = useCan();
  const { zooId, access } = useReadySession();
  const [id, second] = mySectorIds(access);
  const anywhere = may("create", "tasks", { zooId, sectorIds: [""] });
  if (id === undefined || second !== undefined || anywhere) return none;
  const target = { id, name: "", sectorId: id, enclosureId: null };
  return { ...none, targets: [target] };
}

interface About {
  level: TargetLevel;
  ids: string[];
}

const byParam = {
  animalId: "ANIMAL",
  enclosureId: "ENCLOSURE",
  sectorId: "SECTOR",
} as const;

/** What the address says the task is about: an animal, else an enclosure, else a sector; null for nothing. */
function aboutOf(params: URLSearchParams): About | null {
  for (const [name, level] of Object.entries(byParam)) {
    const id = idParam(params, name);
    if (id !== null) return { level, ids: [id] };
  }
  return null;
}

/**
 * What a form begins with: another task or automation, else what the address says it is about, else the
 * only sector there is; null while loading.
 */
export function usePreset(params: URLSearchParams): Preset | null {
  const { zooId } = useReadySession();
  const may = useCan();
  const only = useOnlySector();
  const model = useModel(params);
  const about =
    model === undefined
      ? aboutOf(params)
      : model && { level: model.form.level, ids: [...model.targetIds] };
  const targets = useTargets(about?.level ?? null, about?.ids);
  if (model === null || targets === null) return null;
  const usable = targets.every(({ sectorId }) =>
    may("create", "tasks", {
      zooId,
      sectorIds: sectorId === null ? [] : [sectorId],
    }),
  );
  const at = usable ? targets : only.targets;
  const level = usable && about !== null ? about.level : only.level;
  if (model !== undefined)
    return {
      key: `like ${model.id}`,
      level,
      targets: at,
      like: { ...model.form, level, targets: at },
    };
  if (about === null || targets.length === 0 || !usable) return only;
  return { key: about.ids.join(), level, targets };
}

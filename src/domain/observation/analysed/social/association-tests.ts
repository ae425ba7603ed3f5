import type { Index } from "../../../analysis/association/indices";
import type { Tested } from "../../../analysis/association/permutation-tests";
import {
  labelTest,
  medians,
  preferenceTest,
} from "../../../analysis/association/permutation-tests";
import {
  shifted,
  shiftsOf,
  unshifted,
} from "../../../analysis/association/position-shift";
import { dyadsOf, seenOften } from "../../../analysis/association/scans";
import { randomFor } from "../../../analysis/interval/random";
import type { Chosen } from "../chosen";
import type { Progress } from "../progress";
import type { InMetres } from "./seen-scans";
import { edgeLeast } from "./association";
import { seenScans } from "./seen-scans";

/** What of an animal may explain whom it keeps to. */
export interface Traits {
  /** null: nobody knows. */
  sex: string | null;
  /** Those of its parents that are known. */
  parentIds: readonly string[];
}

export interface AssociationTestOptions extends InMetres {
  within: number;
  index: Index;
  /** By animal; who is not in it is not known. */
  traits: Readonly<Record<string, Traits>>;
}

export interface AssociationTests {
  /** How often chance was drawn. */
  runs: number;
  /** Whether some keep together more than others, beyond the places each likes. */
  preference: Tested | null;
  /** Whether those of one sex, or close kin, do so more than others. */
  sex: Tested | null;
  kin: Tested | null;
}

/** So often is drawn. */
const runs = 1000;

/** Whether two are parent and child, or have a parent in common; null where that is not so and the parents of one are not known. */
function areKin(
  one: string,
  other: string,
  traits: AssociationTestOptions["traits"],
): boolean | null {
  const [own, theirs] = [
    traits[one]?.parentIds ?? [],
    traits[other]?.parentIds ?? [],
  ];
  if (own.includes(other) || theirs.includes(one)) return true;
  if (own.some((id) => theirs.includes(id))) return true;
  return own.length === 0 || theirs.length === 0 ? null : false;
}

/**
 * Whether who keeps together with whom is more than chance, and whether sex or kinship explains it; every figure null where too little is there
 * (`preferenceTest`, `labelTest`). Who was seen in fewer scans than an edge needs is left out: a visitor is nobody's stranger. Drawn the same each time.
 */
export function associationTests(
  chosen: Pick<Chosen, "sessions">,
  { within, index, traits, ...ground }: AssociationTestOptions,
  progress: Progress,
): AssociationTests {
  const located = seenOften(seenScans(chosen, ground), edgeLeast);
  const { animalIds } = located;
  const dyads = dyadsOf(animalIds.length);
  const shifts = shiftsOf(located, dyads, within, (share) => {
    progress(share * 0.5);
  });
  const seen = unshifted(shifts, index);
  const chance = shifted(shifts, index, {
    runs,
    random: randomFor("position shift"),
    progress: (share) => {
      progress(0.5 + share * 0.4);
    },
  });
  const usual = medians(chance);
  const excess = seen.map((value, at) => value - (usual[at] ?? Number.NaN));
  const explained = (
    seed: string,
    isAlike: (one: string, other: string) => boolean | null,
  ) =>
    labelTest(excess, {
      dyads,
      animals: animalIds.length,
      isAlike: (one, other) =>
        isAlike(animalIds[one] ?? "", animalIds[other] ?? ""),
      runs,
      random: randomFor(seed),
    });
  return {
    runs,
    preference: preferenceTest(seen, chance),
    sex: explained("sex", (one, other) => {
      const [own, theirs] = [traits[one]?.sex, traits[other]?.sex];
      return own && theirs ? own === theirs : null;
    }),
    kin: explained("kin", (one, other) => areKin(one, other, traits)),
  };
}

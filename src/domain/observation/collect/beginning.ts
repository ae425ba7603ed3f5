import type { Campaign } from "../../campaign/campaign";
import { phaseOf } from "../../campaign/status";
import type { Ethogram } from "../../ethogram/ethogram";
import type { CalendarDay } from "../../time/calendar-day";
import type { Channel } from "../obs-session";

type Asking = Pick<
  Campaign,
  | "collects"
  | "mode"
  | "status"
  | "startDate"
  | "endDate"
  | "participants"
  | "obsId"
  | "obsVersion"
>;

/** Whether a campaign asks somebody to observe on a day: it runs, names an ethogram, and everybody or them; pupils observe in lessons. */
export const observesFor = (
  campaign: Asking,
  uid: string,
  today: CalendarDay,
): boolean =>
  channelsOf(campaign).length > 0 &&
  campaign.obsId !== null &&
  campaign.obsVersion !== null &&
  campaign.mode !== "pedagogical" &&
  phaseOf(campaign, today) === "running" &&
  (campaign.participants.length === 0 || campaign.participants.includes(uid));

/** How a campaign samples behaviour; [] for one that does not. */
export const channelsOf = ({
  collects,
}: Pick<Campaign, "collects">): Channel[] =>
  collects.filter((one) => one === "focal" || one === "scan");

/** So many animals one observer follows at once. */
const followedAtOnce = 3;

/**
 * Of the animals that can be observed, those observed unless others are chosen: all of them in scans; in focal sampling all
 * where one observer can follow them, else none, as one who is never coded would count as one who does nothing.
 */
export const observedAtFirst = (
  channels: readonly Channel[],
  animalIds: readonly string[],
): readonly string[] =>
  channels.includes("focal") && animalIds.length > followedAtOnce
    ? []
    : animalIds;

/**
 * Whether somebody is there to be observed: so many animals are chosen, or scans count flocks and fish by number in an
 * enclosure in which nobody lives who has a name. `living`: how many live there; null: nobody knows yet.
 */
export const hasObserved = (
  channels: readonly Channel[],
  chosen: number,
  living: number | null,
): boolean => chosen > 0 || (living === 0 && channels.includes("scan"));

/** Whether an ethogram is for one of some species: one that names none is for any, and any is for nobody in particular. */
export const fitsSpecies = (
  { obsSpecie }: Pick<Ethogram, "obsSpecie">,
  specieIds: readonly string[],
): boolean =>
  obsSpecie.length === 0 ||
  specieIds.length === 0 ||
  specieIds.some((specieId) => obsSpecie.includes(specieId));

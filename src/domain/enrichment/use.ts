import * as z from "zod";
import { ownId } from "../record/desk/own-id";
import {
  derived,
  idSchema,
  metaFields,
  optional,
  proseSchema,
} from "../schema/fields";
import { stockSchema } from "./stock";

export const refusalMax = 500;
const approvalsMax = 200;

/** What the veterinary team and the managers say of an object for a species, or for an enclosure. */
export const approvalSchema = z.object({
  about: z.enum(["species", "enclosure"]),
  state: z.enum(["approved", "refused"]),
  /** Who said so: the desk checks that it is who asks. */
  by: idSchema,
  at: z.date(),
  /** The last instant of an approval; null: it does not end. A refusal never does by itself. */
  until: optional(z.date()),
  /** Why not; a refusal says it. */
  why: optional(proseSchema(refusalMax)),
});
export type Approval = z.infer<typeof approvalSchema>;

export const approvalsSchema = z
  .record(idSchema, approvalSchema)
  .refine((all) => Object.keys(all).length <= approvalsMax, {
    error: "tooMuch",
  });
export type Approvals = z.infer<typeof approvalsSchema>;

/** `enrichmentUses/{zooId}_{enrichmentId}`: an establishment's side of an object, official or its own. */
export const enrichmentUseSchema = z.object({
  zooId: derived(idSchema),
  useId: derived(idSchema),
  enrichmentId: idSchema,
  /** Whether its pieces are counted; else there are always enough. */
  stockManaged: z.boolean().default(false),
  /** Counted from the movements. */
  stock: derived(
    stockSchema.default({ managed: false, total: 0, available: 0 }),
  ),
  /** By the id of a species or of an enclosure. */
  approvals: approvalsSchema.default({}),
  /** When it was last given to animals here, whatever was planned since. */
  lastUsedAt: derived(optional(z.date())),
  /** The species it is refused for. */
  refusedSpecies: derived(z.array(idSchema).default([])),
  /** Who said what is said of it, by which it is found for them. */
  approverIds: derived(z.array(idSchema).default([])),
  ...metaFields,
});
export type EnrichmentUse = z.infer<typeof enrichmentUseSchema>;

/** The id of an establishment's side of an object. */
export const idOfUse = (zooId: string, enrichmentId: string): string =>
  ownId(zooId, enrichmentId);

/** The species for which an object is refused, in the order of their ids. */
export const refusedSpeciesOf = (approvals: Approvals): string[] =>
  Object.entries(approvals)
    .filter(
      ([, { about, state }]) => about === "species" && state === "refused",
    )
    .map(([id]) => id)
    .sort();

/** Who approved or refused an object, each once, in the order of their ids; [] where nobody did. */
export const approverIdsOf = (approvals: Approvals): string[] =>
  [...new Set(Object.values(approvals).map(({ by }) => by))].sort();

/** Where an approval stands: an approval that has ended is to be asked for again. */
export type ApprovalState = "approved" | "refused" | "expired" | "unasked";

/** What is said of an object for a species or an enclosure at an instant; "unasked" where nothing is. */
export function approvalState(
  approval: Approval | undefined,
  now: Date,
): ApprovalState {
  if (approval === undefined) return "unasked";
  if (approval.state === "refused") return "refused";
  const { until } = approval;
  return until !== null && until < now ? "expired" : "approved";
}

/**
 * Whether an object may be planned for these species in these enclosures: "refused" where it is for one
 * of the species, which nobody can pass over; "ask" where one of them, or of the enclosures, has no
 * approval now, or the enclosure was refused; else "approved". No species and no enclosure: "approved".
 */
export function planningVerdict(
  { approvals }: Pick<EnrichmentUse, "approvals">,
  where: { specieIds: readonly string[]; enclosureIds: readonly string[] },
  now: Date,
): "approved" | "ask" | "refused" {
  const stateOf = (id: string) => approvalState(approvals[id], now);
  const species = where.specieIds.map(stateOf);
  if (species.includes("refused")) return "refused";
  const all = [...species, ...where.enclosureIds.map(stateOf)];
  return all.every((state) => state === "approved") ? "approved" : "ask";
}

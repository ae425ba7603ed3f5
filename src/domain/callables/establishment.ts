import * as z from "zod";
import * as zoos from "../establishment/callables";
import {
  authoriseZooInput,
  authoriseZooOutput,
} from "../animal/card/authorise";
import * as people from "../person/callables";
import { idSchema } from "../schema/fields";
import { teamSchema } from "../sector/sector";
import type { CallableEntry } from "./entry";
import { need } from "./entry";

/** Establishments, and who sees what of them. */
export const establishmentCallables = {
  /** Makes an establishment with its private configuration. */
  createZoo: {
    input: zoos.createZooInput,
    output: zoos.createZooOutput,
    needs: need("zoo", "create"),
  },
  /** Archives an establishment, and nobody of it can sign in any more; or restores it. */
  setZooArchived: {
    input: zoos.setZooArchivedInput,
    output: zoos.setZooArchivedOutput,
    needs: need("zoo", "remove"),
  },
  /** Begins or ends an establishment's demonstration, for everybody there. */
  setAnonymousMode: {
    input: z.object({ zooId: idSchema, on: z.boolean() }),
    output: z.object({ zooId: idSchema, on: z.boolean() }),
    needs: need("zoo", "demonstrate"),
  },
  /** Replaces the four lists of a sector and the access of everybody who enters or leaves it. */
  setSectorTeam: {
    input: z.object({ sectorId: idSchema, team: teamSchema }),
    output: z.object({ sectorId: idSchema }),
    needs: need("sectors", "team"),
  },
  /** Lets another establishment see the cards of some animals, or no more; the same operation again is done once. */
  authoriseZoo: {
    input: authoriseZooInput,
    output: authoriseZooOutput,
    needs: need("animals", "authorise"),
  },
  /** The provider's people who see the establishment. */
  setStaffAccess: {
    input: people.setStaffAccessInput,
    output: people.setStaffAccessOutput,
    needs: need("zoo", "staff"),
  },
} as const satisfies Record<string, CallableEntry>;

import type { CollectionName } from "../../collections";
import type { Kept } from "../row";
import { found, namesNobody, stays } from "../row";

/** What is planned, done and reported. */
export const workKept = {
  tasks: stays(
    "care",
    found({
      is: ["authorId", "takenBy", "startedBy", "completedBy", "signedBy"],
      among: ["responsibleIds"],
    }),
  ),
  taskLog: stays("care", found({ is: ["authorId", "toId"] })),
  taskTemplates: stays(
    "care",
    found({ is: ["authorId"], among: ["responsibleIds"] }),
  ),
  taskRuns: stays("care", found({ among: ["responsibleIds"] })),
  enrichments: stays("establishment", namesNobody),
  enrichmentUses: stays(
    "establishment",
    // Colleagues.
    found({ among: ["approverIds"], without: ["approverIds"] }),
  ),
  enrichmentSessions: stays(
    "care",
    found({ is: ["placedBy", "removedBy", "evaluation.by"] }),
  ),
  enrichmentMovements: stays("care", found({ is: ["by"] })),
  reports: stays(
    "establishment",
    // Comments name colleagues.
    found({ is: ["authorId", "approvedBy"], without: ["comments"] }),
  ),
  cirs: stays(
    "establishment",
    // Colleagues.
    found({ is: ["authorId"], without: ["participants"] }),
  ),
} as const satisfies Partial<Record<CollectionName, Kept>>;

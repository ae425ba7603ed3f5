import type { DocumentData } from "firebase/firestore";
import { foreignSector, zooB } from "../../builders/ids";
import {
  aMovement,
  anEnrichment,
  anOfficial,
  aPlaced,
  aSession,
  aUse,
} from "../../builders/enrichment";
import { byId } from "../harness";

export const records: Record<string, DocumentData> = {
  ...byId("enrichments", "enrichmentId", [
    anEnrichment(),
    anOfficial(),
    anEnrichment({ enrichmentId: "object-foreign", zooId: zooB, sectors: [] }),
  ]),
  ...byId("enrichmentUses", "useId", [
    aUse(),
    aUse({ zooId: zooB, enrichmentId: "object-foreign" }),
  ]),
  ...byId("enrichmentSessions", "sessionId", [
    aSession(),
    aPlaced(),
    aSession({
      sessionId: "session-foreign",
      zooId: zooB,
      sectorIds: [foreignSector],
    }),
  ]),
  ...byId("enrichmentMovements", "movementId", [
    aMovement(),
    aMovement({ movementId: "movement-foreign", zooId: zooB }),
  ]),
};

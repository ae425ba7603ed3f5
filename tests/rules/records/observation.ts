import {
  aClosedSession,
  anObsCorrection,
  anObsRecord,
  anObsSession,
  aScanPack,
} from "../../builders/observation";
import { stored } from "../harness";

/** Sessions planned, open, closed and sealed, with what lies in them. */
export const records = {
  "obsSessions/obs-session-1": stored(anObsSession()),
  "obsSessions/obs-session-1/records/device-1_0": stored(anObsRecord()),
  "obsSessions/obs-session-planned": stored(
    anObsSession({
      obsSessionId: "obs-session-planned",
      status: "planned",
      startedAt: null,
    }),
  ),
  "obsSessions/obs-session-done": stored(
    aClosedSession({ obsSessionId: "obs-session-done" }),
  ),
  "obsSessions/obs-session-done/records/device-1_0": stored(
    anObsRecord({ obsSessionId: "obs-session-done" }),
  ),
  "obsSessions/obs-session-done/corrections/correction-1":
    stored(anObsCorrection()),
  "obsSessions/obs-session-closed": stored(
    aClosedSession({
      obsSessionId: "obs-session-closed",
      openToKeepers: false,
    }),
  ),
  "obsSessions/obs-session-sealed": stored(
    aClosedSession({
      obsSessionId: "obs-session-sealed",
      campaignId: "campaign-expert",
      mode: "expert",
      sealed: true,
      openToKeepers: false,
      readers: ["responsible"],
    }),
  ),
  "scanPacks/enclosure-1_2026-11_0": stored(aScanPack()),
  "scanPacks/enclosure-1_2026-11_x0": stored(
    aScanPack({ packId: "enclosure-1_2026-11_x0", openToKeepers: false }),
  ),
};

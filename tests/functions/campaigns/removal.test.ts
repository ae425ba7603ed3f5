import { beforeEach, expect, it } from "vitest";
import { removeRecord } from "../../../functions/src/callables/remove-record";
import { aCampaign } from "../../builders/campaigns";
import { anEnclosure, aGroup } from "../../builders/facility";
import { stored } from "../../rules/harness";
import { ask } from "../ask";
import { put, useStage } from "../stage";
import { campaignWorld } from "./stage";

useStage("demo-campaign-removal");

beforeEach(() =>
  put({
    ...campaignWorld(),
    "enclosures/empty": stored(anEnclosure({ enclosureId: "empty" })),
    "groups/g1": stored(aGroup({ groupId: "g1" })),
    "campaigns/campaign-1": stored(
      aCampaign({ groupIds: ["g1"], enclosureIds: ["empty"] }),
    ),
  }),
);

const away = (kind: string, id: string, action: string) =>
  ask(removeRecord, "admin", { kind, id, action });

it.each([
  ["enclosures", "empty", "remove"],
  ["enclosures", "empty", "archive"],
  ["groups", "g1", "remove"],
])(
  "of the %s the one that an active campaign names stays, and the campaign is told",
  async (kind, id, action) => {
    expect(await away(kind, id, action)).toEqual({
      success: true,
      data: {
        removed: false,
        blockers: [{ kind: "campaigns", id: "campaign-1", name: "Printemps" }],
        counts: [{ kind: "campaigns", count: 1 }],
      },
    });
    await put({
      "campaigns/campaign-1": stored(
        aCampaign({
          groupIds: ["g1"],
          enclosureIds: ["empty"],
          status: "stopped",
        }),
      ),
    });
    expect(await away(kind, id, action)).toMatchObject({
      data: { removed: true },
    });
  },
);

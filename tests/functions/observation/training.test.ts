import { noSector } from "@domain/evaluation/outcome";
import type { Campaign } from "@domain/campaign/campaign";
import type { ObsSession } from "@domain/observation/obs-session";
import { rowsText } from "@domain/observation/rows/rows-text";
import { beforeEach, describe, expect, it } from "vitest";
import { hearOfCampaign } from "../../../functions/src/campaigns/on-campaign-written";
import { moveObsSessions } from "../../../functions/src/observation/follow";
import { hearOfSession } from "../../../functions/src/observation/on-session-written";
import { settleSession } from "../../../functions/src/observation/settle-session";
import { aCampaign } from "../../builders/campaigns";
import { anEthogramVersion } from "../../builders/ethograms";
import { anEnclosure } from "../../builders/facility";
import {
  aClosedSession,
  aFocalRow,
  anObsRecord,
  anObsSession,
  someRows,
} from "../../builders/observation";
import { stored } from "../../rules/harness";
import { put, useStage } from "../stage";
import { packsNow, sessionNow } from "./settled-now";

useStage("demo-obs-training");

const now = new Date("2026-11-21T10:00:00Z");
const path = "obsSessions/one";
const session = aClosedSession({
  obsSessionId: "one",
  campaignId: "campaign-1",
});
const record = anObsRecord({
  obsSessionId: "one",
  recordId: "device-0_0",
  deviceId: "device-0",
  rows: rowsText(
    someRows({ focal: [aFocalRow({ t: 1000, behaviourId: "walk" })] }),
  ),
});

const campaign = (more: Partial<Campaign> = {}) =>
  put({
    "campaigns/campaign-1": stored(
      aCampaign({ collects: ["focal", "scan"], obsId: "form-1", ...more }),
    ),
  });

beforeEach(async () => {
  await put({
    "enclosures/enclosure-1": stored(anEnclosure()),
    "observations/form-1/versions/1": stored(
      anEthogramVersion({ obsId: "form-1", status: "published" }),
    ),
    [path]: stored(session),
  });
  await campaign();
});

describe("what an expert saw in a training", () => {
  const held = (id: string, observerId: string) =>
    put({
      [`obsSessions/${id}`]: stored({
        ...session,
        obsSessionId: id,
        observerId,
        mode: "training",
      }),
      [`obsSessions/${id}/records/device-0_0`]: stored({
        ...record,
        obsSessionId: id,
        observerId,
      }),
    });

  it("is read by who learns once their own is closed, and counts in no figures", async () => {
    const training = { mode: "training" } as const;
    await campaign({ ...training, experts: ["author"] });
    await held("one", "author");
    await settleSession("one", now);
    expect((await sessionNow("one")).readers).toEqual([]);
    await held("two", "learner");
    await settleSession("two", now);
    expect((await sessionNow("one")).readers).toEqual(["learner"]);
    expect((await sessionNow("two")).readers).toEqual([]);
    expect(await packsNow()).toEqual([]);
    const others = { ...training, experts: ["learner"] };
    await campaign(others);
    const is = aCampaign({ ...others, campaignId: "campaign-1" });
    await hearOfCampaign({ ...is, experts: ["author"] }, is, now);
    expect((await sessionNow("one")).readers).toEqual([]);
    expect((await sessionNow("two")).readers).toEqual(["author"]);
  });

  it("lies in nobody's sector, so that who leads or heals there learns for themselves, wherever the enclosure moves", async () => {
    await campaign({ mode: "training", experts: ["author"] });
    await held("one", "author");
    expect(await settleSession("one", now)).toContain("sectorIds");
    expect((await sessionNow("one")).sectorIds).toEqual([noSector]);
    await put({
      "enclosures/enclosure-1": stored(
        anEnclosure({ linkedSectorId: "sector-other" }),
      ),
    });
    await moveObsSessions("enclosure-1", now);
    expect((await sessionNow("one")).sectorIds).toEqual([noSector]);
  });

  it.each(["planned", "open"] as const)(
    "lies there already while it is %s; one of a campaign that counts stays where it is",
    async (status) => {
      const begun = (mode: ObsSession["mode"]) =>
        anObsSession({ obsSessionId: "one", status, mode });
      for (const [mode, sectorIds] of [
        ["training", [noSector]],
        ["normal", begun("normal").sectorIds],
      ] as const) {
        await put({ [path]: stored(begun(mode)) });
        await hearOfSession(null, begun(mode), now);
        expect((await sessionNow("one")).sectorIds).toEqual(sectorIds);
        expect(await settleSession("one", now)).toEqual([]);
      }
    },
  );

  it("leaves the packs of keepers and of experts as they are", async () => {
    await put({ [`${path}/records/device-0_0`]: stored(record) });
    await settleSession("one", now);
    await campaign({ mode: "expert", status: "stopped" });
    await put({
      "obsSessions/seen": stored({
        ...session,
        obsSessionId: "seen",
        mode: "expert",
      }),
      "obsSessions/seen/records/device-0_0": stored({
        ...record,
        obsSessionId: "seen",
      }),
    });
    await settleSession("seen", now);
    const before = await packsNow();
    expect(before.map(({ id }) => id)).toEqual([
      "enclosure-1_2026-11_0",
      "enclosure-1_2026-11_x0",
    ]);
    await held("learned", "learner");
    await settleSession("learned", now);
    expect(await packsNow()).toEqual(before);
  });
});

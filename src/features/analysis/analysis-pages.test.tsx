import { textsParent } from "@domain/versions/kinds";
import type { PackedSession } from "@domain/observation/pack";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  aBehaviour,
  anEthogramVersion,
} from "../../../tests/builders/ethograms";
import { anEnclosure, anEnclosureMap } from "../../../tests/builders/facility";
import { aScanPack } from "../../../tests/builders/observation";
import {
  aFollow,
  packedByMonth,
  scannedSessions,
} from "../../../tests/builders/packed";
import { analyst } from "../../data/analysis/analyst";
import type { FromAnalyst, ToAnalyst } from "../../data/analysis/messages";
import { SessionProvider } from "../../data/hooks/ready-session";
import { manager, setStage } from "../../data/testing/stage";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as ComparisonPage } from "./obs-comparison.page";
import { Component as ResultPage } from "./obs-result.page";
import { Component as ScanPage } from "./scan-result.page";

const stage = setStage();
const period = "enclosureId=enclosure-1&since=2026-11-01&until=2026-11-30";

/** The worker, in this realm. */
class HereWorker extends EventTarget {
  readonly #take = analyst((data: FromAnalyst) => {
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent("message", { data })),
    );
  });
  postMessage(message: ToAnalyst) {
    queueMicrotask(() => this.#take(structuredClone(message)));
  }
  terminate() {
    return undefined;
  }
}

function seedVersion(version: string, ids: readonly string[]) {
  const behaviours = ids.map((behaviourId) => aBehaviour({ behaviourId }));
  stage.store.seed(
    "observationVersions",
    version,
    anEthogramVersion({
      obsId: "form-1",
      versionId: version,
      status: "published",
      behaviours,
    }),
    "form-1",
  );
  stage.store.seed(
    "observationTexts",
    "fr",
    {
      language: "fr",
      name: "Lémuriens",
      categories: {},
      behaviours: Object.fromEntries(
        ids.map((id) => [id, { name: `Le ${id}`, definition: null }]),
      ),
      modifiers: {},
    },
    textsParent("form-1", version),
  );
}

function seedPacks(sessions: readonly PackedSession[]) {
  packedByMonth(sessions).forEach(({ month, rows, obsSessionIds }, n) => {
    const packId = `enclosure-1_${month}_${String(n)}`;
    const pack = aScanPack({ packId, month, rows, obsSessionIds });
    stage.store.seed("scanPacks", packId, pack);
  });
}

const show = (page: typeof ResultPage, at: string) => {
  const Page = page;
  return renderUi(
    <SessionProvider session={manager()}>
      <Page />
    </SessionProvider>,
    { at },
  );
};

beforeEach(() => {
  vi.stubGlobal("Worker", HereWorker);
  seedVersion("1", ["rest", "feed", "walk"]);
});
afterEach(() => vi.unstubAllGlobals());

describe("results", () => {
  it("begin with a sentence: the share, its interval and of how many sessions", async () => {
    seedPacks(
      [2, 4, 6].map((rest, at) => aFollow(String(at), rest, { day: at + 1 })),
    );
    await show(ResultPage, `/ObsResultView?${period}`);
    expect(
      await screen.findByText(
        /^Le feed 60\s%\s\(10 à 100, 3 séances\) et Le rest 40\s%\s\(0 à 90, 3 séances\)\.$/u,
      ),
    ).toBeVisible();
    expect(
      screen.getByText(/^3 séances · 1 animal · 30\smin de suivi$/u),
    ).toBeVisible();
    expect(screen.getByText("Jamais vus : Le walk.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /tableau/u }));
    const table = screen.getByRole("table");
    expect(table).toHaveTextContent("Le rest");
    expect(table).toHaveTextContent("tous identiques : aucun intervalle");
  });

  it("mark sessions that ended early, and leave them out on demand", async () => {
    const early = { plannedMinutes: 60 };
    seedPacks([
      aFollow("long", 2),
      aFollow("short", 2, { day: 21, more: early }),
    ]);
    const { unmount } = await show(
      ResultPage,
      `/ObsResultView?${period}&tab=sessions`,
    );
    expect(await screen.findByText("Écourtée")).toBeInTheDocument();
    expect(
      screen.getByText("1 séance a duré moins de la moitié du temps prévu"),
    ).toBeVisible();
    unmount();
    await show(ResultPage, `/ObsResultView?${period}&short=out`);
    expect(
      await screen.findByText("1 séance écourtée est écartée"),
    ).toBeVisible();
  });

  it("ask where first, and say when there is nothing", async () => {
    const { unmount } = await show(ResultPage, "/ObsResultView");
    expect(await screen.findByText("Choisissez un enclos")).toBeVisible();
    unmount();
    await show(ResultPage, `/ObsResultView?${period}`);
    expect(
      await screen.findByText("Aucune séance ne correspond"),
    ).toBeVisible();
  });
});

describe("scans", () => {
  const seedPlace = () => {
    stage.store.seed("enclosures", "enclosure-1", anEnclosure());
    stage.store.seed("enclosureMaps", "enclosure-1", anEnclosureMap());
  };

  it("say which zones are used, of what there is, and that one zone says nothing of choice", async () => {
    seedPlace();
    seedPacks(scannedSessions(20, 3, 10));
    const { unmount } = await show(ScanPage, `/ScanResultView?${period}`);
    expect(
      await screen.findByRole("figure", { name: /électivité/u }),
    ).toHaveTextContent(/Pré.*rien à distinguer/u);
    unmount();
    await show(ScanPage, `/ScanResultView?${period}&by=level`);
    expect(await screen.findByText("Niveau 2")).toBeVisible();
  });

  it("lie on the map as a picture, with the zones as a table", async () => {
    seedPlace();
    seedPacks(scannedSessions(20, 3, 4));
    await show(ScanPage, `/ScanResultView?${period}&tab=heat`);
    expect(await screen.findByRole("img", { name: /plan/u })).toBeVisible();
    expect(screen.getByText(/carré le plus occupé/u)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /tableau/u }));
    expect(screen.getByRole("table")).toHaveTextContent(
      /Pré.*Hors zones|Hors zones.*Pré/u,
    );
  });

  it("need a map, and scans", async () => {
    stage.store.seed("enclosures", "enclosure-1", anEnclosure());
    seedPacks(scannedSessions(4, 2, 2));
    const { unmount } = await show(ScanPage, `/ScanResultView?${period}`);
    expect(await screen.findByText("Cet enclos n’a pas de plan")).toBeVisible();
    unmount();
    await show(ScanPage, `/ScanResultView?${period}&obsSessionId=x`);
    expect(
      await screen.findByText("Aucune séance ne correspond"),
    ).toBeVisible();
  });
});

describe("a comparison", () => {
  const against =
    "since=2026-11-11&until=2026-11-20&against=period:2026-11-01:2026-11-10";
  const days = (first: number, rests: readonly number[], more = {}) =>
    rests.map((rest, at) =>
      aFollow(`${String(first)}-${String(at)}`, rest, {
        day: first + at,
        more,
      }),
    );

  it("of two periods says what surely differs, with its interval", async () => {
    seedPacks([...days(1, [6, 7, 8, 6, 7]), ...days(11, [2, 3, 4, 2, 3])]);
    await show(
      ComparisonPage,
      `/ObsComparisonView?enclosureId=enclosure-1&${against}`,
    );
    expect(
      await screen.findByText(
        /par rapport à .*Le rest -40,0 points \(-\d+,\d à -\d+,\d, 10 séances\)/u,
      ),
    ).toBeVisible();
  });

  it("is not made across versions that tell other behaviours apart, which are named", async () => {
    seedVersion("2", ["rest", "feed", "climb"]);
    seedPacks([
      ...days(1, [6, 7, 8, 6, 7]),
      ...days(11, [2, 3, 4, 2, 3], { obsVersion: 2 }),
    ]);
    await show(
      ComparisonPage,
      `/ObsComparisonView?enclosureId=enclosure-1&${against}`,
    );
    expect(await screen.findByText("Pas comparable")).toBeVisible();
    expect(
      screen.getByText(/Ont changé : Le climb et Le walk\.$/u),
    ).toBeVisible();
  });
});

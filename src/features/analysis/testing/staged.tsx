import { textsParent } from "@domain/versions/kinds";
import type { PackedSession } from "@domain/observation/pack";
import type { ReactNode } from "react";
import { afterEach, beforeEach, vi } from "vitest";
import {
  aBehaviour,
  anEthogramVersion,
} from "../../../../tests/builders/ethograms";
import { aScanPack } from "../../../../tests/builders/observation";
import { packedByMonth } from "../../../../tests/builders/packed";
import { analyst } from "../../../data/analysis/analyst";
import type { FromAnalyst, ToAnalyst } from "../../../data/analysis/messages";
import { SessionProvider } from "../../../data/hooks/ready-session";
import type { Stage } from "../../../data/testing/stage";
import { manager } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";

/** Where and when the tests look. */
export const period =
  "enclosureId=enclosure-1&since=2026-11-01&until=2026-11-30";

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

/** A version of the ethogram with these behaviours, each called "Le" and its id, those that are named defined so. */
export function seedVersion(
  stage: Stage,
  version: string,
  ids: readonly string[],
  definitions: Readonly<Record<string, string>> = {},
) {
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
        ids.map((id) => [
          id,
          { name: `Le ${id}`, definition: definitions[id] ?? null },
        ]),
      ),
      modifiers: {},
    },
    textsParent("form-1", version),
  );
}

/** What counts of sessions in the enclosure. */
export function seedPacks(stage: Stage, sessions: readonly PackedSession[]) {
  packedByMonth(sessions).forEach(({ month, rows, obsSessionIds }, n) => {
    const packId = `enclosure-1_${month}_${String(n)}`;
    const pack = aScanPack({ packId, month, rows, obsSessionIds });
    stage.store.seed("scanPacks", packId, pack);
  });
}

/** A page of analysis as somebody sees it, the management unless said. */
export const show = (Page: () => ReactNode, at: string, me = manager()) =>
  renderUi(
    <SessionProvider session={me}>
      <Page />
    </SessionProvider>,
    { at },
  );

/** For tests: the worker works here, and the first version of the ethogram is known. */
export function analyseHere(stage: Stage): void {
  beforeEach(() => {
    vi.stubGlobal("Worker", HereWorker);
    seedVersion(stage, "1", ["rest", "feed", "walk"]);
  });
  afterEach(() => vi.unstubAllGlobals());
}

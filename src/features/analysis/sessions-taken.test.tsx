import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { anEnclosure, anEnclosureMap } from "../../../tests/builders/facility";
import { scannedSessions } from "../../../tests/builders/packed";
import { SessionProvider } from "../../data/hooks/ready-session";
import { manager, setStage } from "../../data/testing/stage";
import { renderUi } from "../../ui/testing/render-ui";
import type { SlotPart } from "../slots";
import { PartsProvider } from "../slots";
import { Component as ScanPage } from "./scan-result.page";
import { analyseHere, period, seedPacks } from "./testing/staged";

const stage = setStage();
analyseHere(stage);

const taken: SlotPart = {
  slot: "analysis.sessions",
  key: "taken",
  Component: (props) => (
    <p>taken: {"obsSessionIds" in props && props.obsSessionIds.join(", ")}</p>
  ),
};

it("hands on the very sessions of the question, to be taken away", async () => {
  stage.store.seed("enclosures", "enclosure-1", anEnclosure());
  stage.store.seed("enclosureMaps", "enclosure-1", anEnclosureMap());
  const sessions = scannedSessions(40, 3, 4);
  seedPacks(stage, sessions);
  const show = (at: string) =>
    renderUi(
      <PartsProvider value={[taken]}>
        <SessionProvider session={manager()}>
          <ScanPage />
        </SessionProvider>
      </PartsProvider>,
      { at: `/ScanResultView?${period}${at}` },
    );
  const ids = sessions.map(({ facts }) => facts.obsSessionId);
  const { unmount } = await show("");
  expect(await screen.findByText(/^taken/u)).toHaveTextContent(
    `taken: ${ids.toReversed().join(", ")}`,
  );
  unmount();
  await show("&obsSessionId=scan-2,scan-0&behaviourId=rest");
  expect(await screen.findByText(/^taken/u)).toHaveTextContent(
    "taken: scan-2, scan-0",
  );
});

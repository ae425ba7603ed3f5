import { Combobox, useCombobox } from "@mantine/core";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aCampaign } from "../../../../tests/builders/campaigns";
import { zooB } from "../../../../tests/builders/ids";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { keeper, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as CampaignHits } from "./campaign-hits";

const stage = setStage();

function Hits({ typed }: { typed: string }) {
  const store = useCombobox();
  return (
    <Combobox store={store}>
      <Combobox.Options>
        <CampaignHits typed={typed} near={false} />
      </Combobox.Options>
    </Combobox>
  );
}

it("finds campaigns by name, those that are over too, of one's own establishment, from three letters on", async () => {
  const seed = (campaignId: string, more: Parameters<typeof aCampaign>[0]) =>
    stage.store.seed(
      "campaigns",
      campaignId,
      aCampaign({ campaignId, name: `Hiver ${campaignId}`, ...more }),
    );
  seed("runs", {});
  seed("stopped", { status: "stopped" });
  seed("deleted", { status: "deleted" });
  seed("elsewhere", { zooId: zooB });
  const { unmount } = await renderUi(
    <SessionProvider session={keeper()}>
      <Hits typed="hiv" />
    </SessionProvider>,
  );
  const found = await screen.findAllByRole("option", { name: /Hiver/u });
  expect(found.map(({ textContent }) => textContent).sort()).toEqual([
    expect.stringContaining("Hiver runs"),
    expect.stringContaining("Hiver stopped"),
  ]);
  unmount();
  await renderUi(
    <SessionProvider session={keeper()}>
      <Hits typed="hi" />
    </SessionProvider>,
  );
  expect(screen.queryByRole("option")).toBeNull();
});

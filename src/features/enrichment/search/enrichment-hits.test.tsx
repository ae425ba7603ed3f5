import { Combobox, useCombobox } from "@mantine/core";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { anEnrichment } from "../../../../tests/builders/enrichment";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { keeper, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as EnrichmentHits } from "./enrichment-hits";

const stage = setStage();

function Hits() {
  const store = useCombobox();
  return (
    <Combobox store={store}>
      <Combobox.Options>
        <EnrichmentHits typed="tuy" near={false} />
      </Combobox.Options>
    </Combobox>
  );
}

it("finds what animals can be given by name, and nothing that was removed", async () => {
  const seed = (enrichmentId: string, isDeleted = false) =>
    stage.store.seed(
      "enrichments",
      enrichmentId,
      anEnrichment({ enrichmentId, name: `Tuyau ${enrichmentId}`, isDeleted }),
    );
  seed("long");
  seed("gone", true);
  await renderUi(
    <SessionProvider session={keeper()}>
      <Hits />
    </SessionProvider>,
  );
  const found = await screen.findAllByRole("option", { name: /Tuyau/u });
  expect(found).toHaveLength(1);
  expect(found[0]).toHaveTextContent("Tuyau long");
});

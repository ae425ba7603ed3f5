import { fireEvent, screen } from "@testing-library/react";
import { wordsIn } from "@domain/ethogram/publish/freeze";
import type { Press } from "@domain/observation/collect/engine";
import { expect, it } from "vitest";
import {
  aBehaviour,
  anEthogram,
  anEthogramVersion,
} from "../../../../../tests/builders/ethograms";
import { renderUi } from "../../../../ui/testing/render-ui";
import { DetailSheet } from "./detail-sheet";

const modifier = (modifierId: string, ...values: string[]) => ({
  modifierId,
  trad: { fr: modifierId },
  values: values.map((valueId) => ({ valueId, trad: { fr: valueId } })),
});
const behaviour = aBehaviour({
  behaviourId: "groom",
  outcome: "actor",
  modifiers: [
    modifier("lieu", "sol", "arbre"),
    modifier("durée", "bref", "long"),
  ],
});
const plan = { ...anEthogramVersion(), behaviours: [behaviour] };

it("takes a partner and two modifiers in two touches", async () => {
  const answers: (Pick<Press, "modifiers" | "partnerId"> | null)[] = [];
  await renderUi(
    <DetailSheet
      behaviour={behaviour}
      words={wordsIn(plan, anEthogram().names, "fr")}
      partners={[
        { id: "nala", name: "Nala" },
        { id: "zazu", name: "Zazu" },
      ]}
      onAnswer={(more) => answers.push(more)}
    />,
  );
  fireEvent.click(screen.getByRole("radio", { name: "Zazu" }));
  expect(answers).toEqual([]);
  fireEvent.click(screen.getByRole("radio", { name: "arbre · bref" }));
  expect(answers).toEqual([
    { partnerId: "zazu", modifiers: ["lieu.arbre", "durée.bref"] },
  ]);
});

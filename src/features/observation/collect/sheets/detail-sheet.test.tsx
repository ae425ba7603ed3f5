import { fireEvent, screen } from "@testing-library/react";
import { wordsIn } from "@domain/ethogram/publish/freeze";
import type { Answer } from "@domain/observation/collect/engine";
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

const open = async () => {
  const answers: (Answer | null)[] = [];
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
  return answers;
};

it("takes a partner and two modifiers in two touches", async () => {
  const answers = await open();
  fireEvent.click(screen.getByRole("radio", { name: "Zazu" }));
  expect(answers).toEqual([]);
  fireEvent.click(screen.getByRole("radio", { name: "arbre · bref" }));
  expect(answers).toEqual([
    { partnerId: "zazu", modifiers: ["lieu.arbre", "durée.bref"] },
  ]);
});

it("takes the answers by the digits of their places, and nothing by Enter before one is chosen", async () => {
  const answers = await open();
  const press = (key: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
  expect(screen.getByRole("heading", { name: "groom fr" })).toHaveFocus();
  press("Enter");
  press("9");
  for (const one of screen.getAllByRole("radio")) expect(one).not.toBeChecked();
  press("2");
  expect(screen.getByRole("radio", { name: "Zazu" })).toBeChecked();
  press("3");
  expect(answers).toEqual([
    { partnerId: "zazu", modifiers: ["lieu.arbre", "durée.bref"] },
  ]);
});

import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { zoneSchema } from "@domain/enclosure/enclosure";
import {
  aBehaviour,
  anEthogramVersion,
} from "../../../../tests/builders/ethograms";
import { anEnclosureMap } from "../../../../tests/builders/facility";
import { anObsSession } from "../../../../tests/builders/observation";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { ScanSheet } from "./scan-sheet";

vi.setConfig({ testTimeout: 30_000 });

openDesk();
const plan = anEthogramVersion({
  behaviours: [
    ...anEthogramVersion().behaviours.slice(0, 2),
    aBehaviour({ behaviourId: "groom", outcome: "none" }),
  ],
});
const current = () =>
  within(screen.getByRole("list", { name: "Animaux" }))
    .getAllByRole("button")
    .find((tile) => tile.getAttribute("aria-current") === "true");

it("tells what is still asked of an animal, and which behaviour another key replaced meanwhile", async () => {
  // There is no canvas here.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const user = userEvent.setup();
  await renderUi(
    <SignedIn>
      <ScanSheet
        session={anObsSession()}
        plan={plan}
        words={null}
        animals={[1, 2].map((n) => ({ id: `${n}`, name: `Tembo ${n}` }))}
        groups={[]}
        map={anEnclosureMap()}
        areas={[zoneSchema.parse({ areaId: "zone-1", areaName: "Pré" })]}
        slot={0}
        previous={null}
        instant={() => 0}
        onSave={() => undefined}
        onClose={() => undefined}
      />
    </SignedIn>,
  );
  await screen.findByRole("dialog", { name: "Scan" });
  const told = () =>
    screen
      .getAllByRole("status")
      .map(({ textContent }) => textContent)
      .join();
  current()?.focus();
  await user.keyboard("r");
  expect(told()).toContain("Position manquante pour Tembo 1");
  expect(screen.queryByText(/^Clavier/)).toBeNull();
  await user.keyboard("w");
  expect(told()).toMatch(/Tembo 1\s: rest fr\S* → walk fr\S* · Position manq/);
  await user.click(screen.getByRole("button", { name: /^groom/ }));
  expect(told()).toContain("Il manque vers quel animal agit Tembo 1");
  await user.keyboard("{ArrowRight}");
  expect(current()).toHaveTextContent("Tembo 2");
  expect(told()).not.toMatch(/manqu/);
  expect(screen.getByText(/^Clavier/)).toBeInTheDocument();
});

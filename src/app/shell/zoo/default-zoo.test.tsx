import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { aZoo } from "../../../../tests/builders/facility";
import { SignedIn, useReadySession } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { EstablishmentSwitch } from "./establishment-switch";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk("of-the-provider");
// Nobody's own: what there is from the beginning, before anybody asks.
desk.workAs({ right: "superAdmin", zooId: null });
desk.seed(
  "zoo",
  "zoo-test",
  aZoo({ zooId: "zoo-test", zooName: "Zone d'essai", environment: "test" }),
);

const Switch = () => <EstablishmentSwitch session={useReadySession()} />;

it("opens in the test environment for who has no establishment, and offers the others", async () => {
  await renderUi(
    <SignedIn>
      <Switch />
    </SignedIn>,
  );
  const field = await screen.findByLabelText("Zoo", { selector: "input" });
  await waitFor(() => expect(field).toHaveValue("Zone d'essai"));
  await userEvent.click(field);
  expect(await screen.findByRole("option", { name: "La Baie" })).toBeVisible();
});

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aDevice } from "../../../../tests/builders/people";
import { providePush } from "../../../data/devices/push-port";
import { SignedIn } from "../../../data/hooks/ready-session";
import { setDeviceId, setRemembers } from "../../../data/sdk/device";
import type { FakePush } from "../../../data/testing/a-push-port";
import { aPushPort } from "../../../data/testing/a-push-port";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { PushPanel } from "./push-panel";

const desk = openDesk();
let port: FakePush;

const stored = async () =>
  (await desk.store.getDoc("devices", "here", "person"))?.data.pushToken;

function begin(more: Partial<FakePush> = {}, pushToken: string | null = null) {
  port = aPushPort(more);
  providePush(port);
  const device = aDevice({
    userId: "person",
    deviceId: "here",
    lastSeenAt: new Date(),
    pushToken,
  });
  desk.store.seed("devices", "here", device, "person");
}
const open = () =>
  renderUi(
    <SignedIn>
      <PushPanel />
    </SignedIn>,
  );
const theSwitch = () =>
  screen.findByRole("switch", { name: /^Afficher les avis sur cet appareil/ });
const none = () => expect(screen.queryByRole("switch")).toBeNull();

beforeEach(() => {
  desk.clear();
  setDeviceId("here");
  setRemembers(true);
});
afterEach(() => {
  providePush(null);
  vi.unstubAllGlobals();
  desk.store.erase("devices", "here", "person");
  localStorage.clear();
});

it("is turned on by a touch that asks the browser, and off again", async () => {
  begin();
  await open();
  expect(await theSwitch()).not.toBeChecked();
  expect(port.asked).toBe(0);
  await userEvent.click(await theSwitch());
  await waitFor(async () => expect(await theSwitch()).toBeChecked());
  expect(port.asked).toBe(1);
  await expect.poll(stored).toBe("address-1");
  expect(
    await screen.findByText("Les avis s’affichent désormais sur cet appareil."),
  ).toBeVisible();
  await userEvent.click(await theSwitch());
  await waitFor(async () => expect(await theSwitch()).not.toBeChecked());
  expect([await stored(), port.subscribed]).toEqual([null, null]);
});

it("says that it is blocked, how to end that, and hears when it ended", async () => {
  begin({ answer: "denied" });
  await open();
  await userEvent.click(await theSwitch());
  expect(await screen.findByText(/Ouvrez les réglages du site/)).toBeVisible();
  none();
  port.permit("default");
  await waitFor(async () => expect(await theSwitch()).toBeEnabled());
  expect(screen.queryByText(/Ouvrez les réglages du site/)).toBeNull();
});

it("stays off where the question is put aside", async () => {
  begin({ answer: "default" });
  await open();
  await userEvent.click(await theSwitch());
  expect(
    await screen.findByText(/n’a pas reçu votre autorisation/),
  ).toBeVisible();
  expect(await theSwitch()).not.toBeChecked();
});

it("says why it could not be turned on, and tries again", async () => {
  begin({ failure: new Error("no service") });
  await open();
  await userEvent.click(await theSwitch());
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(await theSwitch()).not.toBeChecked();
  port.failure = null;
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  await waitFor(async () => expect(await theSwitch()).toBeChecked());
});

it("is off where the browser takes its permission back", async () => {
  begin({}, "address");
  port.permit("granted");
  await open();
  await waitFor(async () => expect(await theSwitch()).toBeChecked());
  port.permit("default");
  await waitFor(async () => expect(await theSwitch()).not.toBeChecked());
});

it.each<[string, RegExp, () => void]>([
  [
    "the build has no key",
    /n’envoie pas d’avis aux appareils/,
    () => begin({ isConfigured: () => false }),
  ],
  [
    "the browser knows none",
    /Ce navigateur ne sait pas/,
    () => begin({ isKnown: () => false }),
  ],
  [
    "an iPhone has it in the browser alone",
    /installez d’abord Suricate/,
    () => {
      begin({ isKnown: () => false });
      vi.stubGlobal("navigator", {
        userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)",
        onLine: true,
      });
    },
  ],
  [
    "the session ends with its tab",
    /en cochant « Rester connecté »/,
    () => {
      begin();
      setRemembers(false);
    },
  ],
])("is not offered, and says why, where %s", async (_, said, make) => {
  make();
  await open();
  expect(await screen.findByText(said)).toBeVisible();
  none();
});

import { configure, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { zooA } from "../../../tests/builders/ids";
import { isHeld } from "../../data/service/held";
import { SignedIn, useReadySession } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { environment } from "../../lib/environment";
import { renderUi } from "../../ui/testing/render-ui";
import { ServiceGate } from "./service-gate";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const { appVersion } = environment;

beforeEach(() => {
  desk.clear();
  environment.appVersion = appVersion;
});

function Gated() {
  const session = useReadySession();
  return <ServiceGate session={session}>the app</ServiceGate>;
}

const open = (right: string) => {
  desk.workAs({ right, zooId: zooA });
  return renderUi(
    <SignedIn>
      <Gated />
    </SignedIn>,
  );
};

it("lets everybody in where nothing is said", async () => {
  await open("user");
  expect(await screen.findByText("the app")).toBeVisible();
  expect(isHeld()).toBe(false);
});

it("keeps people out during a maintenance, says until when, and opens again by itself", async () => {
  desk.seed("config", "app", {
    maintenance: true,
    maintenanceUntil: new Date("2026-11-22T19:00:00Z"),
  });
  await open("admin");
  expect(
    await screen.findByRole("heading", { name: "Maintenance en cours" }),
  ).toBeVisible();
  expect(screen.getByText(/20:00 \(heure de Paris\)/)).toBeVisible();
  expect(isHeld()).toBe(true);
  desk.seed("config", "app", { maintenance: false });
  expect(await screen.findByText("the app")).toBeVisible();
  await waitFor(() => expect(isHeld()).toBe(false));
});

it("lets superAdmins work on, and says so", async () => {
  desk.seed("config", "app", { maintenance: true });
  await open("superAdmin");
  expect(await screen.findByText("the app")).toBeVisible();
  expect(
    await screen.findByText(/seuls les super-administrateurs/),
  ).toBeVisible();
  expect(isHeld()).toBe(false);
});

it("asks for a newer app where this one is too old, whoever it is", async () => {
  environment.appVersion = "2.4.9";
  desk.seed("config", "app", { minimumVersion: "2.5.0" });
  await open("superAdmin");
  expect(
    await screen.findByRole("button", { name: "Charger la nouvelle version" }),
  ).toBeVisible();
  expect(screen.queryByText("the app")).toBeNull();
});

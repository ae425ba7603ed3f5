import { configure, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { anAnimal, anEnclosure } from "../../tests/builders/facility";
import { sector1 } from "../../tests/builders/ids";
import { anObsSession } from "../../tests/builders/observation";
import { SignedIn } from "../data/hooks/ready-session";
import { openDesk } from "../data/testing/working-as";
import { Component as Sessions } from "../features/observation/obs-session-list.page";
import { PartsProvider } from "../features/slots";
import { renderUi } from "../ui/testing/render-ui";
import { parts } from "./parts";

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  desk.seed("animals", "animal-1", anAnimal());
  desk.seed("enclosures", "enclosure-1", anEnclosure());
});

const open = () =>
  renderUi(
    <SignedIn>
      <PartsProvider value={parts}>
        <Sessions />
      </PartsProvider>
    </SignedIn>,
    { at: "/ObsSessionListView" },
  );
const prepare = /^Préparer cet appareil/;

it("prepares the device where sessions outside campaigns are begun", async () => {
  desk.seed(
    "obsSessions",
    "mine",
    anObsSession({ obsSessionId: "mine", observerId: "person" }),
  );
  await open();
  expect(await screen.findByRole("button", { name: prepare })).toBeVisible();
});

it("asks to prepare nothing where nobody is to observe", async () => {
  await open();
  expect(await screen.findByText("Aucune séance d’observation")).toBeVisible();
  expect(screen.queryByRole("button", { name: prepare })).toBeNull();
});

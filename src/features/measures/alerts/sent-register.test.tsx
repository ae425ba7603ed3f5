import { configure, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { anAlert } from "../../../../tests/builders/measures";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as AlertsTab } from "./alerts-tab";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.answer(() => ({ exportJobId: "job-1" }));
});

it.each([
  ["&type=legal&mine=1", { type: "legal", mine: true, which: "active" }],
  ["&status=all&kind=hand", { kind: "hand", mine: false, which: "all" }],
  ["&alertId=one", { alertId: "one", which: "all" }],
])(
  "the register %s is sent as a file of what it shows",
  async (at, narrowed) => {
    await renderUi(
      <SignedIn>
        <AlertsTab />
      </SignedIn>,
      { at: `/Dashboard?tab=alerts${at}` },
    );
    await userEvent.click(
      await screen.findByRole("button", { name: "Exporter par e-mail" }),
    );
    await userEvent.click(
      await screen.findByRole("button", { name: "M’envoyer le fichier" }),
    );
    expect(await screen.findByText(/^Demande enregistrée/)).toBeVisible();
    expect(desk.called.at(-1)).toMatchObject({
      name: "requestExport",
      input: { asked: { kind: "alerts", narrowed } },
    });
  },
);

it.each([
  ["&status=goingOn", ["seen", "silent", "waits"]],
  ["&status=goingOn&kind=sensors", ["silent"]],
  ["&status=all&since=2026-11-20", ["seen", "silent"]],
])("what %s asks for is listed, acknowledged or not", async (at, texts) => {
  const seed = (
    alertId: string,
    more: Partial<Parameters<typeof anAlert>[0]>,
  ) =>
    desk.seed(
      "alerts",
      alertId,
      anAlert({
        ...{ alertId, textKey: "hand", text: alertId },
        openedAt: new Date("2026-11-10T08:00:00Z"),
        ...more,
      }),
    );
  const later = new Date("2026-11-21T08:00:00Z");
  seed("waits", {});
  seed("seen", { status: "acknowledged", reason: "vu", openedAt: later });
  seed("over", { closedAt: new Date("2026-11-11T08:00:00Z") });
  seed("silent", { source: { kind: "silence", id: "s" }, openedAt: later });
  await renderUi(
    <SignedIn>
      <AlertsTab />
    </SignedIn>,
    { at: `/Dashboard?tab=alerts${at}` },
  );
  await screen.findByText(texts[0] ?? "");
  const shown = ["over", "seen", "silent", "waits"].filter(
    (text) => screen.queryByText(text) !== null,
  );
  expect(shown).toEqual(texts);
});

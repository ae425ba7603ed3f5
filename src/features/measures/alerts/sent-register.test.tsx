import { configure, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
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
  ["&type=legal&mine=1", { type: "legal", mine: true, waiting: true }],
  ["&status=all&kind=hand", { kind: "hand", mine: false, waiting: false }],
  ["&alertId=one", { alertId: "one", waiting: false }],
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

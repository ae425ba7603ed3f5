import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useContext } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { sentRowsMost } from "@domain/export/sent-table";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { SendingCharts } from "../../../ui/chart/parts/taken-chart";
import { renderUi } from "../../../ui/testing/render-ui";
import { SentCharts } from "./sent-charts";

vi.setConfig({ testTimeout: 60_000 });

const desk = openDesk();
beforeEach(() => {
  desk.clear();
  desk.workAs({});
});

/** A chart whose table has so many rows. */
function Chart({ rows }: { rows: number }) {
  const send = useContext(SendingCharts);
  return send === null ? (
    <p>stays</p>
  ) : (
    <button
      onClick={() =>
        send({
          ...{ title: "Poids", facts: null, columns: ["Jour", "kg"] },
          rows: Array.from({ length: rows }, () => ["lundi", 4]),
        })
      }
    >
      send
    </button>
  );
}

const sent = async (rows: number, ofHealth?: boolean) => {
  await renderUi(
    <SignedIn>
      <SentCharts {...(ofHealth !== undefined && { grounds: { ofHealth } })}>
        <Chart rows={rows} />
      </SentCharts>
    </SignedIn>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "send" }));
  return within(await screen.findByRole("dialog"));
};

it("sends nothing of health without saying so, and takes a table for that unless it is said not to be", async () => {
  expect((await sent(2)).getByText(/avec votre compte/u)).toBeVisible();
});

it("says nothing of health where there is none", async () => {
  expect((await sent(2, false)).queryByText(/avec votre compte/u)).toBeNull();
});

it("says of a table that is too large what to do instead", async () => {
  const dialog = await sent(sentRowsMost + 1);
  expect(dialog.getByText(/enregistrez-le en CSV/u)).toBeVisible();
  expect(dialog.queryByRole("button", { name: /envoyer/u })).toBeNull();
});

it("sends nothing of what may not leave", async () => {
  await renderUi(
    <SignedIn>
      <SentCharts when={false}>
        <Chart rows={1} />
      </SentCharts>
    </SignedIn>,
  );
  expect(await screen.findByText("stays")).toBeVisible();
});

import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ObsSession } from "@domain/observation/obs-session";
import { rowsText } from "@domain/observation/rows/rows-text";
import { beforeEach, expect, it, vi } from "vitest";
import { anAnimal, anEnclosure } from "../../../../tests/builders/facility";
import {
  aClosedSession,
  aFocalRow,
  aMark,
  anObsRecord,
  aScanRow,
  aSeen,
  someRows,
} from "../../../../tests/builders/observation";
import { SignedIn } from "../../../data/hooks/ready-session";
import { outbox } from "../../../data/outbox/outbox";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { SessionRecord } from "./session-record";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

const record = anObsRecord({
  rows: rowsText(
    someRows({
      focal: [
        aFocalRow(),
        aFocalRow({ t: 60_000, act: "stop" }),
        aFocalRow({ t: 60_000, behaviourId: null }),
        aFocalRow({ t: 90_000, act: "point", behaviourId: "call" }),
      ],
      scans: [
        aScanRow({
          t: 1000,
          seen: [aSeen(), aSeen({ animalId: null, count: 12 })],
        }),
      ],
      marks: [aMark({ t: 30_000, text: "Un visiteur tape à la vitre" })],
    }),
  ),
});

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("animals", "animal-1", anAnimal());
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  desk.store.seed(
    "obsRecords",
    record.recordId,
    { ...record },
    record.obsSessionId,
  );
});

const open = (more: Partial<ObsSession> = {}) =>
  renderUi(
    <SignedIn>
      <SessionRecord
        row={{
          id: "obs-session-1",
          data: aClosedSession({ interval: 300, ...more }),
          pending: false,
        }}
      />
    </SignedIn>,
    { at: "/ObsSessionView?obsSessionId=obs-session-1" },
  );

it("says first what was watched and done most, then shows it over time", async () => {
  await open();
  expect(
    await screen.findByText(/Observé 10 min, 1 animal, surtout : Non visible/u),
  ).toBeVisible();
  const lane = screen.getByRole("listbox");
  expect(within(lane).getAllByRole("option")).toHaveLength(3);
  lane.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(
    screen.getByText(/10:01:00 · Non visible · 9 min/u, {
      selector: "[role=status]",
    }),
  ).toBeVisible();
  expect(screen.getByText(/Un visiteur tape à la vitre/u)).toBeVisible();
  expect(screen.getByText(/10:05:00 · scan manqué/u)).toBeVisible();
});

const panel = () => screen.findByRole("dialog");

it("puts an act right for a reason, and keeps what stood there", async () => {
  await open();
  const table = await screen.findByRole("table", {
    name: "Comportements relevés",
  });
  const [more] = within(table).getAllByRole("button");
  more?.focus();
  await userEvent.keyboard("{Enter}");
  const item = await screen.findByRole("menuitem", { name: "Retirer" });
  item.focus();
  await userEvent.keyboard("{Enter}");
  const form = await panel();
  const save = within(form).getByRole("button", { name: "Retirer" });
  save.focus();
  await userEvent.keyboard("{Enter}");
  expect(
    await within(form).findByText("Indiquez le motif de la correction."),
  ).toBeVisible();
  expect(desk.written).toHaveLength(0);
  await userEvent.type(
    within(form).getByRole("textbox", { name: /Motif/u }),
    "Mauvaise touche",
  );
  save.focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    collection: "obsCorrections",
    values: {
      target: "device-1_0:f0",
      change: '{"removed":true}',
      reason: "Mauvaise touche",
    },
  });
  expect(await screen.findByText("Mauvaise touche")).toBeVisible();
  expect(screen.getByText(/10:00:00 .* → retiré/u)).toBeVisible();
  await outbox.drained(5000);
});

it("is corrected by nobody who may not", async () => {
  desk.workAs({ sectorRoles: { keeper: ["sector-1"] } });
  await open();
  await screen.findByText(/Observé 10 min/u);
  expect(
    screen.queryByRole("button", { name: "Ajouter un comportement oublié" }),
  ).toBeNull();
  expect(screen.queryByRole("menuitem")).toBeNull();
});

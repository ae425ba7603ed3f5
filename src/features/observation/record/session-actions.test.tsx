import { configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { anAnimal, anEnclosure } from "../../../../tests/builders/facility";
import {
  aClosedSession,
  aFocalRow,
  anObsRecord,
  someRows,
} from "../../../../tests/builders/observation";
import { rowsText } from "@domain/observation/rows/rows-text";
import { SignedIn } from "../../../data/hooks/ready-session";
import { outbox } from "../../../data/outbox/outbox";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { SessionRecord } from "./session-record";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

it("says of a session that is declared void that it counts no more and can be read", async () => {
  const id = "obs-session-to-void";
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("animals", "animal-1", anAnimal());
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  const rows = rowsText(someRows({ focal: [aFocalRow()] }));
  const record = anObsRecord({ obsSessionId: id, rows });
  desk.store.seed("obsRecords", record.recordId, record, id);
  const data = aClosedSession({ obsSessionId: id });
  await renderUi(
    <SignedIn>
      <SessionRecord row={{ id, data, pending: false }} />
    </SignedIn>,
    { at: `/ObsSessionView?obsSessionId=${id}` },
  );
  await screen.findByText(/Observé 10 min/u);
  screen.getAllByRole("button", { name: /^Autres actions/u })[0]?.focus();
  await userEvent.keyboard("{Enter}");
  (await screen.findByRole("menuitem", { name: /^Invalider/u })).focus();
  await userEvent.keyboard("{Enter}");
  const form = await screen.findByRole("dialog");
  const reason = within(form).getByRole("textbox", { name: /Motif/u });
  await userEvent.type(reason, "Orage");
  within(form)
    .getByRole("button", { name: /^Invalider/u })
    .focus();
  await userEvent.keyboard("{Enter}");
  expect(
    await screen.findByText(/^Séance invalidée : .*Elle reste lisible/u),
  ).toBeVisible();
  expect(
    desk.written
      .filter(({ collection }) => collection === "obsCorrections")
      .map(({ values }) => values["change"]),
  ).toEqual(['{"voided":true}']);
  await outbox.drained(5000);
});

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
import type { ObsSession } from "@domain/observation/obs-session";
import { rowsText } from "@domain/observation/rows/rows-text";
import { SignedIn } from "../../../data/hooks/ready-session";
import { outbox } from "../../../data/outbox/outbox";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { SessionRecord } from "./session-record";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

/** Opens a closed session that an admin looks at. */
async function open(id: string, more: Partial<ObsSession> = {}): Promise<void> {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("animals", "animal-1", anAnimal());
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  const rows = rowsText(someRows({ focal: [aFocalRow()] }));
  const record = anObsRecord({ obsSessionId: id, rows });
  desk.store.seed("obsRecords", record.recordId, record, id);
  const data = aClosedSession({ obsSessionId: id, ...more });
  await renderUi(
    <SignedIn>
      <SessionRecord row={{ id, data, pending: false }} />
    </SignedIn>,
    { at: `/ObsSessionView?obsSessionId=${id}` },
  );
  await screen.findByText(/Observé 10 min/u);
}

const results = () =>
  screen.queryByRole("link", { name: "Résultats d’observation" });

it("leads to the results of its place and day", async () => {
  await open("obs-session-with-results");
  const { href } = results() as HTMLAnchorElement;
  const { pathname, searchParams } = new URL(href);
  expect(pathname).toBe("/ObsResultView");
  expect(Object.fromEntries(searchParams)).toMatchObject({
    enclosureId: "enclosure-1",
    since: "2026-11-20",
    until: "2026-11-20",
  });
});

it("leads to no results where it is part of none", async () => {
  await open("obs-session-of-training", { mode: "training" });
  expect(results()).toBeNull();
});

it("says of a session that is declared void that it counts no more and can be read", async () => {
  await open("obs-session-to-void");
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
  expect(results()).toBeNull();
  await outbox.drained(5000);
});

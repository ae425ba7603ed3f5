import { configure, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { anEnrichment, aUse } from "../../../../tests/builders/enrichment";
import { anEnclosure } from "../../../../tests/builders/facility";
import { sector1, zooA } from "../../../../tests/builders/ids";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { qrPath } from "../../../ui/print/qr-path";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as ObjectList } from "../enrichment-list.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  desk.seed("enrichments", "object-1", anEnrichment());
  desk.seed("enrichmentUses", aUse().useId, aUse());
  const removed = { enrichmentId: "object-2", isDeleted: true };
  desk.seed("enrichments", "object-2", anEnrichment(removed));
});

const open = (at: string) =>
  renderUi(
    <SignedIn>
      <ObjectList />
    </SignedIn>,
    { at },
  );

it("prints a label for each object there is, whose code opens the log with the object chosen", async () => {
  await open("/EnrichListView?removed=1");
  await userEvent.click(
    await screen.findByRole("link", { name: "Étiquettes QR" }),
  );
  const labels = await screen.findAllByRole("listitem");
  expect(labels.map(({ textContent }) => textContent)).toEqual([
    "Balle à friandisesConsigner un enrichissement",
  ]);
  const code = screen.getByRole("img", {
    name: "Code QR\u202f: Balle à friandises",
  });
  const log = `/EnrichListView?tool=log&enrichmentId=object-1&zoo=${zooA}`;
  expect(code.querySelector("path")).toHaveAttribute(
    "d",
    qrPath(location.origin + log).path,
  );
});

it("asks where, and has the object of the code chosen there", async () => {
  await open("/EnrichListView?tool=log&enrichmentId=object-1");
  await userEvent.click(await screen.findByRole("link", { name: "Plaine" }));
  expect(
    await screen.findByRole("button", {
      name: "Placé\u202f: Balle à friandises",
    }),
  ).toBeVisible();
});

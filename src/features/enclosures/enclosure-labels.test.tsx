import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { anEnclosure, aSector } from "../../../tests/builders/facility";
import { sector1 } from "../../../tests/builders/ids";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as EnclosureListPage } from "./enclosure-list.page";

vi.setConfig({ testTimeout: 60_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  desk.seed("sectors", sector1, aSector());
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  const other = { enclosureId: "mare", enclosureName: "Mare" };
  desk.seed("enclosures", "mare", anEnclosure({ ...other, isArchived: true }));
});

it("prints what was searched for, and nothing else", async () => {
  const pond = { enclosureId: "lac", enclosureName: "Lac" };
  desk.seed("enclosures", "lac", anEnclosure(pond));
  await renderUi(
    <SignedIn>
      <EnclosureListPage />
    </SignedIn>,
    { at: "/EnclosureListView" },
  );
  await userEvent.type(await screen.findByRole("searchbox"), "lac");
  await screen.findByText("Lac");
  await userEvent.click(screen.getByRole("link", { name: "Étiquettes QR" }));
  const labels = await screen.findAllByRole("listitem");
  expect(labels.map(({ textContent }) => textContent)).toEqual(["LacSavane"]);
});

it("prints a label with a code for each enclosure the list is narrowed to", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  await renderUi(
    <SignedIn>
      <EnclosureListPage />
    </SignedIn>,
    { at: "/EnclosureListView" },
  );
  await userEvent.click(
    await screen.findByRole("link", { name: "Étiquettes QR" }),
  );
  const [label, ...more] = await screen.findAllByRole("listitem");
  expect(label).toHaveTextContent("PlaineSavane");
  expect(more).toEqual([]);
  const code = screen.getByRole("img", { name: "Code QR\u202f: Plaine" });
  expect(code.querySelector("path")?.getAttribute("d")).toMatch(/^M0 0h7v1/);
  await userEvent.click(screen.getByRole("button", { name: "Imprimer" }));
  expect(print).toHaveBeenCalledOnce();
});

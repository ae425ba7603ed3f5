import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { anEnclosure, aSector } from "../../../../tests/builders/facility";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { picturesIn, WithPictures } from "../../../ui/testing/pictures";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as SectorPage } from "../sector.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const savane = "/SectorManagementView?sectorId=sector-savane";

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("sectors", "sector-savane", aSector());
  for (let n = 1; n <= 7; n += 1)
    desk.seed(
      "enclosures",
      `e${String(n)}`,
      anEnclosure({
        enclosureId: `e${String(n)}`,
        enclosureName: `Enclos ${String(n)}`,
        linkedSectorId: "sector-savane",
        enclosureProfilePicture: n === 1 ? "e1.jpg" : null,
      }),
    );
});

const open = (at: string) =>
  renderUi(
    <WithPictures>
      <SignedIn>
        <SectorPage />
      </SignedIn>
    </WithPictures>,
    { at },
  );
const table = () => screen.findByRole("table", { name: "Enclos" });
const names = (shown: HTMLElement) =>
  within(shown)
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

it("shows the first five on its dashboard, with the way to all of them", async () => {
  await open(savane);
  expect(names(await table())).toHaveLength(5);
  await userEvent.click(screen.getByRole("link", { name: "Tous les enclos" }));
  await waitFor(async () => expect(names(await table())).toHaveLength(7));
  expect(screen.getByRole("tab", { name: "Enclos" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  expect(screen.queryByRole("link", { name: "Tous les enclos" })).toBeNull();
});

it("shows their pictures, a fence for those that have none", async () => {
  await open(`${savane}&tab=enclosures`);
  const shown = await table();
  expect(picturesIn(shown)).toEqual(["e1.jpg"]);
  expect(shown.querySelectorAll(".tabler-icon-fence")).toHaveLength(6);
});

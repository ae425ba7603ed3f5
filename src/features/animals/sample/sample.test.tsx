import { configure, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { anAnimal } from "../../../../tests/builders/facility";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { shownNames as names } from "../../../ui/testing/listed";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as RandomPage } from "./random.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  for (const n of ["1", "2", "3", "4", "5"])
    desk.seed(
      "animals",
      `animal-${n}`,
      anAnimal({ animalId: `animal-${n}`, animalName: `Maki ${n}` }),
    );
});

const open = (search = "") =>
  renderUi(
    <SignedIn>
      <RandomPage />
    </SignedIn>,
    { at: `/RandomView${search}` },
  );

it("draws by the code of the address, the same again, each leading to its animal", async () => {
  const { unmount } = await open("?count=3&seed=ABC");
  const first = await names();
  expect(first).toHaveLength(3);
  expect(screen.getByText("3 individus tirés sur 5, code ABC.")).toBeVisible();
  expect(screen.getAllByRole("link")[0]).toHaveAttribute(
    "href",
    expect.stringMatching(/animalId=animal-\d$/),
  );
  unmount();
  await open("?count=3&seed=ABC");
  expect(await names()).toEqual(first);
});

it("asks for a draw, and gives it a code", async () => {
  await open();
  expect(await screen.findByText(/^5 individus correspondent/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Tirer au sort" }));
  expect(await names()).toHaveLength(5);
  expect(screen.getByLabelText("Code du tirage")).toHaveDisplayValue(
    /^[A-Z2-9]{6}$/,
  );
});

it("draws nobody who died or left, nor who was archived", async () => {
  for (const [n, gone] of [
    ["1", { animalState: "deceased" }],
    ["2", { animalState: "departed" }],
    ["3", { isArchived: true }],
  ] as const)
    desk.seed(
      "animals",
      `animal-${n}`,
      anAnimal({
        ...{ animalId: `animal-${n}`, animalName: `Maki ${n}` },
        ...gone,
      }),
    );
  await open("?seed=ABC");
  expect((await names()).toSorted()).toEqual(["Maki 4", "Maki 5"]);
  expect(screen.getByText(/2 individus tirés sur 2/)).toBeVisible();
});

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { zooA } from "../../../../tests/builders/ids";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { useLayout } from "./use-layout";

const desk = openDesk();
const path = { collection: "importLayouts", id: "animals", parentId: zooA };

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
});

function Told() {
  const { remembered, remember } = useLayout("animaux.csv");
  return (
    <button
      onClick={() => {
        remember(["Nom", "Matricule maison"], ["name", "localId"]);
      }}
    >
      {remembered.size}
    </button>
  );
}

const open = () =>
  renderUi(
    <SignedIn>
      <Told />
    </SignedIn>,
  );
const sent = () =>
  desk.written.filter(({ collection }) => collection === "importLayouts");

it("is begun with the first file that was read by hand, and said again to the next", async () => {
  await open();
  // Nothing is kept over what was not read yet.
  await waitFor(async () => {
    await userEvent.click(screen.getByRole("button"));
    expect(sent()).toHaveLength(1);
  });
  expect(sent()).toEqual([
    expect.objectContaining({
      ...path,
      kind: "create",
      values: expect.objectContaining({
        columns: [{ title: "matriculemaison", field: "localId" }],
      }) as unknown,
    }),
  ]);
  expect(await screen.findByRole("button", { name: "1" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "1" }));
  expect(sent()).toHaveLength(1);
});

import { emptyTeam } from "@domain/sector/sector";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { zooA } from "../../../../tests/builders/ids";
import { aUser } from "../../../../tests/builders/people";
import { setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { TeamFields } from "./team-fields";

const stage = setStage();

it("offers who is invited and has not come yet, and nobody who has left", async () => {
  for (const [userId, userFirstname, userStatus] of [
    ["nadia", "Nadia", "pending"],
    ["luc", "Luc", "disabled"],
  ] as const)
    stage.store.seed(
      "users",
      userId,
      aUser({ userId, userFirstname, userStatus }),
    );
  const changed = vi.fn();
  await renderUi(
    <TeamFields zooId={zooA} team={emptyTeam} onChange={changed} />,
  );
  await userEvent.click(
    await screen.findByLabelText("Soigneurs", { selector: "input" }),
  );
  const nadia = await screen.findByRole("option", { name: /Nadia/ });
  expect(nadia).toHaveTextContent("Nadia Martin (en attente)");
  expect(screen.getByRole("option", { name: /Karim/ })).toBeVisible();
  expect(screen.queryByRole("option", { name: /Luc/ })).toBeNull();
  await userEvent.click(nadia);
  expect(changed).toHaveBeenCalledExactlyOnceWith({
    ...emptyTeam,
    keeper: ["nadia"],
  });
});

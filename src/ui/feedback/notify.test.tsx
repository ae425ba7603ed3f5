import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderUi } from "../testing/render-ui";
import { notifyDone, notifyError, notifyNewVersion } from "./notify";
import { notifyMade } from "./notify-made";

vi.setConfig({ testTimeout: 20_000 });

const made = "« Peser » est planifiée.";

it.each([
  [
    "one that can be taken back",
    () => notifyDone("« Nourrir » est close.", { take: () => undefined }),
    "« Nourrir » est close.",
  ],
  [
    "one that stays until closed",
    () => notifyError({ code: "offline" }, "Impossible d’enregistrer"),
    "Impossible d’enregistrer",
  ],
])(
  "says at once that something was made, in the place of %s",
  async (_, before, words) => {
    await renderUi(<p>Page</p>);
    act(before);
    expect(await screen.findByText(words)).toBeVisible();
    act(() => notifyMade(made, "/TaskManagementView"));
    expect(await screen.findByText(made)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  },
);

it("goes once its link was followed", async () => {
  const { router } = await renderUi(<p>Page</p>);
  act(() => notifyMade(made, "/TaskManagementView?taskId=t1"));
  await userEvent.click(await screen.findByRole("link", { name: "Afficher" }));
  expect(router.state.location.search).toBe("?taskId=t1");
  await waitFor(() => expect(screen.queryByText(made)).toBeNull());
});

it("shows that a new version is being put in place, and offers it again where that did not work", async () => {
  let giveUp: () => void = () => undefined;
  const use = vi.fn(
    () =>
      new Promise<void>((done) => {
        giveUp = done;
      }),
  );
  await renderUi(<p>Page</p>);
  act(() => notifyNewVersion(use));
  const reload = await screen.findByRole("button", { name: "Recharger" });
  await userEvent.click(reload);
  expect(reload).toBeDisabled();
  act(giveUp);
  await waitFor(() => expect(reload).toBeEnabled());
  await userEvent.click(reload);
  expect(use).toHaveBeenCalledTimes(2);
  act(giveUp);
  await userEvent.click(screen.getByRole("button", { name: "Fermer" }));
  await waitFor(() => expect(reload).not.toBeInTheDocument());
});

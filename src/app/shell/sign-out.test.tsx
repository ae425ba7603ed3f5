import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { aFocalRow } from "../../../tests/builders/observation";
import { provideAuth } from "../../data/auth";
import { provideBackend } from "../../data/backend";
import { setIdentity } from "../../data/identity";
import { memoryStore } from "../../data/memory-store";
import { taps } from "../../data/observation/tap-log";
import { aPort } from "../../data/testing/a-port";
import { renderUi } from "../../ui/testing/render-ui";
import { askToSignOut } from "./sign-out";

vi.setConfig({ testTimeout: 20_000 });

it("counts what is collected and on this device alone among what stays behind", async () => {
  const uid = crypto.randomUUID();
  provideAuth({ port: { ...aPort(null), watch: () => () => undefined } });
  provideBackend(memoryStore());
  setIdentity({ uid, zooId: "zoo-baie" });
  const session = { uid, obsSessionId: "session-1", chunk: null };
  taps.put(
    [0, 1].map((seq) => ({
      ...session,
      kind: "focal",
      row: aFocalRow({ t: seq }),
      seq,
      group: seq,
    })),
  );
  await renderUi(<p>Page</p>);
  act(() => void askToSignOut());
  const asked = await screen.findByRole("dialog");
  await userEvent.click(within(asked).getByRole("button", { name: "Oui" }));
  expect(
    await screen.findByText(/^2 modifications ne sont pas encore envoyées/),
  ).toBeVisible();
});

import { act, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderUi } from "../../ui/testing/render-ui";
import { WaitingForNetwork } from "./waiting-for-network";

const text = /^Cet appareil ne garde pas vos données/;
const goes = (online: boolean) =>
  act(() => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
    dispatchEvent(new Event(online ? "online" : "offline"));
  });

afterEach(() => vi.restoreAllMocks());

it("says what is possible while nothing can come, and no longer once it can", async () => {
  goes(false);
  await renderUi(<WaitingForNetwork />);
  expect(screen.queryByText(text)).toBeNull();
  expect(
    await screen.findByText(text, undefined, { timeout: 5000 }),
  ).toBeVisible();
  goes(true);
  expect(screen.queryByText(text)).toBeNull();
});

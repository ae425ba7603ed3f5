import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aZoo } from "../../../tests/builders/facility";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { SettingsPanel } from "./settings-panel";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
beforeEach(() => desk.clear());

const offered = async () => {
  await renderUi(
    <SignedIn>
      <SettingsPanel />
    </SignedIn>,
  );
  await userEvent.click(
    await screen.findByLabelText("Langue", { selector: "input" }),
  );
  await waitFor(() =>
    expect(screen.getAllByRole("option").length).toBeGreaterThan(0),
  );
  return screen.getAllByRole("option").map(({ textContent }) => textContent);
};

it("offers the languages that the establishment authorises", async () => {
  desk.seed("zoo", "zoo-baie", aZoo({ languages: ["fr", "de"] }));
  expect(await offered()).toEqual(["Français", "Deutsch"]);
});

it("offers all where it names none", async () => {
  desk.seed("zoo", "zoo-baie", aZoo());
  expect(await offered()).toHaveLength(7);
});

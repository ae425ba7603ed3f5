import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { anAccount } from "../../../tests/builders/people";
import { SignedIn } from "../../data/hooks/ready-session";
import { subscriptions } from "../../data/subscriptions";
import { openDesk } from "../../data/testing/working-as";
import { chooseLanguage, followLanguage } from "../../lib/i18n/i18n";
import { storeLanguage } from "../../lib/i18n/languages";
import { renderUi } from "../../ui/testing/render-ui";
import { useAccountLanguage } from "./use-account-language";

const desk = openDesk();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  desk.clear();
  desk.workAs({ right: "user" });
  desk.store.seed(
    "accounts",
    "account",
    anAccount({ language: "de" }),
    "person",
  );
});
afterEach(() => chooseLanguage("fr"));

function Frame() {
  useAccountLanguage();
  return null;
}

const open = () =>
  renderUi(
    <SignedIn>
      <Frame />
    </SignedIn>,
  );
const shown = () => document.documentElement.lang;

it("speaks the language of the account where none was chosen in this browser, in this tab alone", async () => {
  await open();
  await waitFor(() => expect(shown()).toBe("de"));
  expect(localStorage.getItem("language")).toBeNull();
  expect(sessionStorage.getItem("language")).toBe("de");
});

it("keeps to what was chosen in this browser, and asks nothing for it", async () => {
  storeLanguage("fr");
  const asked = vi.spyOn(subscriptions, "doc");
  await open();
  expect(asked.mock.calls.map(([collection]) => collection)).not.toContain(
    "accounts",
  );
  expect(shown()).toBe("fr");
});

it("stands back while somebody chooses", async () => {
  const chosen = chooseLanguage("es");
  await followLanguage("de");
  await chosen;
  expect(shown()).toBe("es");
  expect(sessionStorage.getItem("language")).toBeNull();
});

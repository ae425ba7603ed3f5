import { AppError } from "@domain/errors";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { provideAuth } from "../../data/auth";
import { provideCalls } from "../../data/calls";
import { aPort } from "../../data/testing/a-port";
import { setRefusal } from "../../data/sdk/device";
import { renderUi } from "../../ui/testing/render-ui";
import { LoginPage } from "./login.page";

vi.setConfig({ testTimeout: 20_000 });

const signIn = vi.fn<(...args: unknown[]) => Promise<void>>();
const called = vi.fn<(name: string, input: unknown) => Promise<unknown>>();

beforeEach(() => {
  signIn.mockReset().mockResolvedValue();
  called.mockReset().mockResolvedValue({ success: true, data: { sent: true } });
  provideCalls(called);
  sessionStorage.clear();
  localStorage.clear();
  provideAuth({
    port: aPort(null, { signIn }),
  });
});

const open = () =>
  renderUi(<LoginPage onSubmitting={() => undefined} accounts={null} />);
const mail = () => screen.getByLabelText("Adresse e-mail");
const password = () =>
  screen.getByLabelText("Mot de passe", { selector: "input" });
async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
const send = () => screen.getByRole("button", { name: "Se connecter" });

it("signs in with what was typed", async () => {
  await open();
  await fill(mail(), " keeper@suricate.test ");
  await fill(password(), "suricate-demo");
  await userEvent.click(screen.getByLabelText("Rester connecté"));
  await userEvent.click(send());
  expect(signIn).toHaveBeenCalledExactlyOnceWith(
    "keeper@suricate.test",
    "suricate-demo",
    true,
  );
});

it("says what is missing at the fields, before anything is sent", async () => {
  await open();
  await userEvent.click(send());
  expect(mail()).toHaveAccessibleDescription("Saisissez votre adresse e-mail.");
  expect(password()).toHaveAccessibleDescription(
    "Saisissez votre mot de passe.",
  );
  expect(mail()).toHaveFocus();
  expect(signIn).not.toHaveBeenCalled();
});

it.each([
  ["invalid-input", /ne correspond pas/],
  ["not-allowed", /désactivé/],
  ["offline", /hors ligne/],
  ["quota", /Trop de demandes/],
] as const)("says plainly why %s was refused", async (code, words) => {
  signIn.mockRejectedValue(new AppError(code));
  await open();
  await fill(mail(), "a@b.test");
  await fill(password(), "wrong");
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
  await waitFor(() => expect(send()).toBeEnabled());
});

it("says why somebody was signed out", async () => {
  setRefusal("device");
  await open();
  expect(screen.getByRole("alert")).toHaveTextContent(
    /déconnecté depuis un autre/,
  );
});

const forgot = () =>
  screen.getByRole("button", { name: /^Mot de passe oublié/ });

it("sends a mail to choose a new password, for the address typed, in the language of the page", async () => {
  await open();
  await userEvent.click(forgot());
  expect(mail()).toHaveAccessibleDescription("Saisissez votre adresse e-mail.");
  expect(mail()).toHaveFocus();
  expect(called).not.toHaveBeenCalled();
  await fill(mail(), " keeper@suricate.test ");
  await userEvent.click(forgot());
  expect(await screen.findByText(/^Si un compte/)).toHaveTextContent(
    "keeper@suricate.test",
  );
  expect(called.mock.calls.map(([name, input]) => [name, input])).toEqual([
    ["requestPasswordReset", { userMail: "keeper@suricate.test" }],
  ]);
  expect(signIn).not.toHaveBeenCalled();
});

it("says of what is no address that it is none", async () => {
  called.mockRejectedValue(new AppError("invalid-input"));
  await open();
  await fill(mail(), "nobody@suricate");
  await userEvent.click(forgot());
  await waitFor(() =>
    expect(mail()).toHaveAccessibleDescription(/n’est pas complète/),
  );
  expect(screen.queryByText(/^Si un compte/)).toBeNull();
});

it("does not say that a mail was sent without a network", async () => {
  called.mockRejectedValue(new AppError("offline"));
  await open();
  await fill(mail(), "keeper@suricate.test");
  await userEvent.click(forgot());
  expect(await screen.findByText(/hors ligne/)).toBeVisible();
  expect(screen.queryByText(/^Si un compte/)).toBeNull();
});

const language = () => screen.getByRole("combobox", { name: /Langue|Sprache/ });

it("offers its languages before the fields, in one line", async () => {
  await open();
  expect(language()).toHaveValue("fr");
  expect(
    [...language().children].map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(["Français", "Deutsch", "Português"]));
  expect(language().children).toHaveLength(7);
  expect(
    language().compareDocumentPosition(mail()) &
      Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

it("speaks the language chosen, and remembers it", async () => {
  await open();
  await userEvent.selectOptions(language(), "Deutsch");
  expect(
    await screen.findByRole("heading", { name: "Anmelden" }),
  ).toBeVisible();
  expect(document.documentElement.lang).toBe("de");
  expect(localStorage.getItem("language")).toBe("de");
});

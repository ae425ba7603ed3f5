import { AppError } from "@domain/errors";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { provideAuth } from "../../data/auth";
import { setRefusal } from "../../data/sdk/device";
import { renderUi } from "../../ui/testing/render-ui";
import { LoginPage } from "./login.page";

vi.setConfig({ testTimeout: 20_000 });

const signIn = vi.fn<(...args: unknown[]) => Promise<void>>();

beforeEach(() => {
  signIn.mockReset().mockResolvedValue();
  sessionStorage.clear();
  localStorage.clear();
  provideAuth({
    port: {
      watch: (listener) => {
        listener(null);
        return () => undefined;
      },
      signIn,
      signOut: () => Promise.resolve(),
    },
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
  setRefusal("pending");
  await open();
  expect(screen.getByRole("alert")).toHaveTextContent(/pas encore actif/);
});

it("offers its languages before anything else", async () => {
  await open();
  const [first, ...rest] = screen.getAllByRole("button");
  expect(first).toHaveTextContent("Français");
  expect(rest.slice(0, 6).at(-1)).toHaveTextContent("Português");
});

it("speaks the language chosen, and remembers it", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Deutsch" }));
  expect(
    await screen.findByRole("heading", { name: "Anmelden" }),
  ).toBeVisible();
  expect(document.documentElement.lang).toBe("de");
  expect(localStorage.getItem("language")).toBe("de");
});

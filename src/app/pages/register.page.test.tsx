import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { AppError } from "@domain/errors";
import { provideAuth } from "../../data/auth";
import { provideCalls } from "../../data/calls";
import { aPort } from "../../data/testing/a-port";
import { renderUi } from "../../ui/testing/render-ui";
import { dropCode, watchCodes } from "../router/code-in-address";
import { Component as LoginPage } from "./login.page";
import { Component as RegisterPage } from "./register.page";

const { href } = location;
let end: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  provideCalls(() => Promise.reject(new AppError("code-expired")));
});
afterEach(() => {
  end();
  act(dropCode);
  history.replaceState(null, "", href);
});

it("only explains without a code", async () => {
  provideAuth({ port: aPort(null) });
  await renderUi(<RegisterPage />, { at: "/Register" });
  expect(await screen.findByText(/sur invitation/)).toBeVisible();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByRole("link", { name: "Se connecter" })).toHaveAttribute(
    "href",
    "/login",
  );
});

it("leads whoever is signed in to their first page", async () => {
  provideAuth({ port: aPort("me") });
  const { router } = await renderUi(<RegisterPage />, { at: "/Register" });
  await waitFor(() =>
    expect(router.state.location.pathname).toBe("/Dashboard"),
  );
});

it.each([
  [RegisterPage, "/Register#used-up", /nouvelle invitation/],
  [LoginPage, "/login#reset=used-up", /pour en recevoir un autre/],
])(
  "%o says what became of the code in the address",
  async (Page, at, words) => {
    provideAuth({ port: aPort(null) });
    history.replaceState(null, "", at);
    end = watchCodes();
    await renderUi(<Page />, { at: at.replace(/#.*/, "") });
    expect(await screen.findByText(words)).toBeVisible();
  },
);

it("shows a link to a new password also to whoever is signed in", async () => {
  provideAuth({ port: aPort("me") });
  history.replaceState(null, "", "/login#reset=used-up");
  end = watchCodes();
  const { router } = await renderUi(<LoginPage />, { at: "/login" });
  expect(await screen.findByText(/pour en recevoir un autre/)).toBeVisible();
  expect(router.state.location.pathname).toBe("/login");
});

it("begins with the address of whoever has just chosen a password", async () => {
  provideAuth({ port: aPort(null) });
  const { router } = await renderUi(<LoginPage />, { at: "/" });
  await act(() =>
    router.navigate("/login", { state: { mail: "camille@suricate.test" } }),
  );
  expect(
    await screen.findByText(/^Votre mot de passe est enregistré/),
  ).toBeVisible();
});

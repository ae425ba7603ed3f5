import { AppError } from "@domain/errors";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { provideAuth } from "../../../data/auth";
import type { CallFunction } from "../../../data/calls";
import { provideCalls } from "../../../data/calls";
import { aPort } from "../../../data/testing/a-port";
import { renderUi } from "../../../ui/testing/render-ui";
import { AcceptTerms } from "./accept-terms";
import { FirstSignIn } from "./first-sign-in";

vi.setConfig({ testTimeout: 20_000 });

const called = vi.fn<CallFunction>();
const renew = vi.fn<(password: string) => Promise<void>>();
const signOut = vi.fn(() => Promise.resolve());
const prove = vi.fn<(password: string) => Promise<void>>();

beforeEach(() => {
  called.mockReset();
  renew.mockReset().mockResolvedValue();
  signOut.mockClear();
  prove.mockReset().mockRejectedValue(new AppError("invalid-input"));
  provideCalls(called);
  provideAuth({
    port: aPort("me", { renew, signOut, prove }),
    closeBackend: () => Promise.resolve(),
    reload: () => undefined,
  });
});

const field = (label: string) =>
  screen.getByLabelText(label, { selector: "input" });
async function type(label: string, text: string) {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
}
const password = "Nouveau mot de passe";
const repeat = "Confirmez le mot de passe";
const terms = "J’ai lu et j’accepte les conditions d’utilisation";
const start = () => screen.getByRole("button", { name: "Commencer" });

it("takes an own password and the terms, then goes on with the same sign-in", async () => {
  called.mockResolvedValue({ success: true, data: { userStatus: "active" } });
  await renderUi(<FirstSignIn />);
  await type(password, "mon secret");
  await type(repeat, "mon secret");
  await userEvent.click(screen.getByLabelText(terms));
  await userEvent.click(start());
  await waitFor(() =>
    expect(renew).toHaveBeenCalledExactlyOnceWith("mon secret"),
  );
  expect(called.mock.calls.map(([name, input]) => [name, input])).toEqual([
    ["completeFirstSignIn", { newPassword: "mon secret", eula: 4 }],
  ]);
});

it("refuses the password that others have seen, at its field, and sends nothing", async () => {
  prove.mockResolvedValue();
  await renderUi(<FirstSignIn />);
  expect(field(password)).toHaveFocus();
  await type(password, "given-one");
  await type(repeat, "given-one");
  await userEvent.click(screen.getByLabelText(terms));
  await userEvent.click(start());
  await waitFor(() =>
    expect(field(password)).toHaveAccessibleDescription(
      /Choisissez un autre mot de passe que celui que vous avez reçu\./,
    ),
  );
  expect(field(password)).toHaveFocus();
  expect(prove).toHaveBeenCalledExactlyOnceWith("given-one");
  expect(called).not.toHaveBeenCalled();
});

it("says what is wrong at its field, in the catalogue's words, and sends nothing", async () => {
  await renderUi(<FirstSignIn />);
  await type(password, "court");
  await type(repeat, "autre");
  await userEvent.click(start());
  expect(field(password)).toHaveAccessibleDescription(
    /Le mot de passe est trop court - 6 caractères minimum/,
  );
  expect(field(repeat)).toHaveAccessibleDescription(
    "Les mots de passe ne sont pas identiques",
  );
  expect(
    screen.getByText("Acceptez les conditions pour continuer."),
  ).toBeVisible();
  expect(field(password)).toHaveFocus();
  await type(password, "assez long");
  await type(repeat, "assez long");
  expect(field(password)).not.toHaveAccessibleDescription(/trop court/);
  expect(called).not.toHaveBeenCalled();
});

it("shows the terms before they are accepted", async () => {
  await renderUi(<FirstSignIn />);
  const box = screen.getByRole("region", { name: "Conditions d’utilisation" });
  expect(box).toHaveTextContent("Version 4");
  expect(box).toHaveTextContent("Ce qui est enregistré sur vous");
  expect(box).toHaveTextContent("Qui répond");
});

it("keeps what was typed when it cannot be sent, and says why", async () => {
  called.mockRejectedValue(new AppError("offline"));
  await renderUi(<FirstSignIn />);
  await type(password, "mon secret");
  await type(repeat, "mon secret");
  await userEvent.click(screen.getByLabelText(terms));
  await userEvent.click(start());
  expect(await screen.findByText(/hors ligne/)).toBeVisible();
  expect(field(password)).toHaveValue("mon secret");
  expect(renew).not.toHaveBeenCalled();
  await waitFor(() => expect(start()).toBeEnabled());
});

it("goes on where signing in again has to wait", async () => {
  called.mockResolvedValue({ success: true, data: { userStatus: "active" } });
  renew.mockRejectedValue(new AppError("offline"));
  await renderUi(<FirstSignIn />);
  await type(password, "mon secret");
  await type(repeat, "mon secret");
  await userEvent.click(screen.getByLabelText(terms));
  await userEvent.click(start());
  await waitFor(() => expect(renew).toHaveBeenCalled());
  expect(screen.queryByText(/hors ligne/)).toBeNull();
});

it("lets people leave instead", async () => {
  await renderUi(<FirstSignIn />);
  await userEvent.click(screen.getByRole("button", { name: "Se déconnecter" }));
  expect(signOut).toHaveBeenCalledOnce();
});

it("asks for the terms as they are now, and for nothing else", async () => {
  called.mockResolvedValue({ success: true, data: { eula: 4 } });
  await renderUi(<AcceptTerms />);
  expect(screen.queryByLabelText(password)).toBeNull();
  const accept = screen.getByRole("button", { name: "Accepter et continuer" });
  await userEvent.click(accept);
  expect(screen.getByLabelText(terms)).toHaveFocus();
  expect(called).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText(terms));
  await userEvent.click(accept);
  await waitFor(() => expect(called).toHaveBeenCalledOnce());
  expect(called.mock.calls[0]?.slice(0, 2)).toEqual([
    "acceptTerms",
    { eula: 4 },
  ]);
});

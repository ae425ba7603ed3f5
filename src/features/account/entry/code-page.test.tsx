import { AppError } from "@domain/errors";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { provideAuth } from "../../../data/auth";
import { provideCalls } from "../../../data/calls";
import { setRemembers } from "../../../data/sdk/device";
import { aPort } from "../../../data/testing/a-port";
import { renderUi } from "../../../ui/testing/render-ui";
import { CodePage } from "./code-page";

vi.setConfig({ testTimeout: 20_000 });

const code = "a".repeat(43);
const answers: Record<string, () => unknown> = {};
const called: [string, unknown][] = [];
const signIn = vi.fn<(...args: unknown[]) => Promise<void>>();
const onDone = vi.fn();
const onLeave = vi.fn();

const about = {
  userMail: "camille@suricate.test",
  userFirstname: "Camille",
  userLastname: "",
  from: "La Baie",
  language: "fr",
  eula: 0,
};

beforeEach(() => {
  called.length = 0;
  for (const mock of [signIn, onDone, onLeave]) mock.mockReset();
  signIn.mockResolvedValue();
  localStorage.clear();
  provideAuth({ port: aPort(null, { signIn }) });
  provideCalls(async (name, input) => {
    await Promise.resolve();
    called.push([name, input]);
    return { success: true, data: answers[name]?.() };
  });
  answers["readCode"] = () => ({ ...about, kind: "invitation" });
  answers["completeInvitation"] = answers["resetPassword"] = () => ({
    userMail: about.userMail,
  });
  answers["requestPasswordReset"] = () => ({ sent: true });
});

const open = (expects: "invitation" | "reset", language: "fr" | "de" = "fr") =>
  renderUi(
    <CodePage
      code={code}
      expects={expects}
      onDone={onDone}
      onLeave={onLeave}
    />,
    { language },
  );
const field = (label: string) =>
  screen.findByLabelText(label, { selector: "input" });
async function type(label: string, text: string) {
  await userEvent.click(await field(label));
  await userEvent.paste(text);
}
const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));
const passwords = async (first: string, second = first) => {
  await type("Nouveau mot de passe", first);
  await type("Confirmez le mot de passe", second);
};

it("completes an invitation and signs in", async () => {
  await open("invitation");
  expect(
    await screen.findByText(/^La Baie a préparé un compte/),
  ).toHaveTextContent("camille@suricate.test");
  expect(await field("Prénom")).toHaveValue("Camille");
  await type("Nom", " Martin ");
  await passwords("mon secret");
  await userEvent.click(screen.getByRole("checkbox"));
  await press("Créer mon accès");
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(null));
  expect(called).toEqual([
    ["readCode", { code }],
    [
      "completeInvitation",
      {
        code,
        userFirstname: "Camille",
        userLastname: "Martin",
        language: "fr",
        newPassword: "mon secret",
        eula: 4,
      },
    ],
  ]);
  expect(signIn).toHaveBeenCalledExactlyOnceWith(
    "camille@suricate.test",
    "mon secret",
    false,
  );
});

it("says at its field what a registration lacks", async () => {
  await open("invitation");
  await passwords("12345", "123456");
  await press("Créer mon accès");
  expect(await field("Nom")).toHaveAccessibleDescription(
    "Ce champ est obligatoire.",
  );
  expect(await field("Nom")).toHaveFocus();
  expect(await field("Nouveau mot de passe")).toHaveAccessibleDescription(
    /trop court/,
  );
  expect(await field("Confirmez le mot de passe")).toHaveAccessibleDescription(
    "Les mots de passe ne sont pas identiques",
  );
  expect(screen.getByText(/^Acceptez les conditions/)).toBeVisible();
  expect(called).toHaveLength(1);
});

it("speaks the language of whom is invited, until they choose another", async () => {
  answers["readCode"] = () => ({
    ...about,
    kind: "invitation",
    language: "de",
  });
  await open("invitation");
  expect(await screen.findByText(/^La Baie hat für Sie/)).toBeVisible();
});

it("takes a new password in the place of a forgotten one, and signs in as before", async () => {
  setRemembers(true);
  answers["readCode"] = () => ({ ...about, kind: "reset", eula: 4 });
  await open("reset");
  await passwords("mon secret");
  expect(screen.queryByRole("checkbox")).toBeNull();
  await press("Enregistrer et se connecter");
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(null));
  expect(called.at(-1)).toEqual([
    "resetPassword",
    { code, newPassword: "mon secret" },
  ]);
  expect(signIn).toHaveBeenCalledExactlyOnceWith(
    "camille@suricate.test",
    "mon secret",
    true,
  );
});

it("leads to the sign-in with the address where signing in fails", async () => {
  answers["readCode"] = () => ({ ...about, kind: "reset" });
  signIn.mockRejectedValue(new AppError("offline"));
  await open("reset");
  await passwords("mon secret");
  await press("Enregistrer et se connecter");
  await waitFor(() =>
    expect(onDone).toHaveBeenCalledExactlyOnceWith("camille@suricate.test"),
  );
});

it.each(["code-expired", "invalid-input"] as const)(
  "says of a link to a new password that it is over (%s), and offers another",
  async (failure) => {
    answers["readCode"] = () => {
      throw new AppError(failure);
    };
    await open("reset");
    expect(
      await screen.findByRole("heading", { name: "Lien expiré" }),
    ).toBeVisible();
    await type("Adresse e-mail", "camille@suricate.test");
    await press("Recevoir un nouveau lien");
    expect(await screen.findByText(/^Si un compte/)).toBeVisible();
    expect(called.at(-1)).toEqual([
      "requestPasswordReset",
      { userMail: "camille@suricate.test" },
    ]);
    await press("Aller à la connexion");
    expect(onLeave).toHaveBeenCalledOnce();
  },
);

it("says of an invitation that is over who can send another", async () => {
  answers["readCode"] = () => {
    throw new AppError("code-expired");
  };
  await open("invitation");
  expect(await screen.findByText(/nouvelle invitation/)).toBeVisible();
  await press("Aller à la connexion");
  expect(onLeave).toHaveBeenCalledOnce();
});

it("says of a code that ran out while it was being used", async () => {
  answers["readCode"] = () => ({ ...about, kind: "reset" });
  answers["resetPassword"] = () => {
    throw new AppError("code-expired");
  };
  await open("reset");
  await passwords("mon secret");
  await press("Enregistrer et se connecter");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /n’est plus valable/,
  );
  expect(onDone).not.toHaveBeenCalled();
});

it("asks again where the code could not be read", async () => {
  const read = answers["readCode"];
  answers["readCode"] = () => {
    throw new AppError("offline");
  };
  await open("invitation");
  expect(await screen.findByText(/hors ligne/)).toBeVisible();
  answers["readCode"] = read ?? (() => null);
  await press("Réessayer");
  expect(await field("Prénom")).toBeVisible();
});

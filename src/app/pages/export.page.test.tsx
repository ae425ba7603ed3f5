import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppError } from "@domain/errors";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { provideCalls } from "../../data/calls";
import { renderUi } from "../../ui/testing/render-ui";
import { dropCode, watchCodes } from "../router/code-in-address";
import { Component } from "./export.page";

vi.setConfig({ testTimeout: 60_000 });

const { href } = location;
const token = "t".repeat(43);
let end: () => void = () => undefined;
let state = "ready";
const asked: unknown[] = [];

beforeEach(() => {
  sessionStorage.clear();
  asked.length = 0;
  provideCalls((_, input) => {
    asked.push(input);
    const { take } = input as { take: boolean };
    const isReady = state === "ready";
    const file = {
      kind: "animals",
      name: "suricate-individus.csv",
      size: 2400,
      rows: 1234,
      until: Date.parse("2026-12-05T08:00:00Z"),
      left: take ? 2 : 3,
    };
    return Promise.resolve({
      success: true,
      data: {
        state,
        file: isReady ? file : null,
        url: isReady && take ? "http://files.test/file" : null,
      },
    });
  });
});
afterEach(() => {
  end();
  act(dropCode);
  history.replaceState(null, "", href);
});

async function open(hash: string) {
  history.replaceState(null, "", `/export${hash}`);
  end = watchCodes();
  await renderUi(<Component />, { at: "/export" });
}

it("tells what the file is without fetching it, and keeps the token out of the address", async () => {
  state = "ready";
  await open(`#${token}`);
  expect(await screen.findByText("suricate-individus.csv")).toBeVisible();
  expect(location.hash).toBe("");
  expect(asked).toEqual([{ token, take: false }]);
  const click = vi
    .spyOn(HTMLAnchorElement.prototype, "click")
    .mockReturnValue();
  await userEvent.click(
    screen.getByRole("button", { name: "Télécharger le fichier" }),
  );
  expect(await screen.findByText(/^Le téléchargement/)).toBeVisible();
  expect(asked.at(-1)).toEqual({ token, take: true });
  expect(click).toHaveBeenCalledOnce();
  click.mockRestore();
});

it.each([
  ["used", /déjà servi/],
  ["expired", /plus valable/],
  ["unknown", /pas connu/],
  ["lost", /plus le droit/],
  ["signIn", /Connectez-vous avec le compte/],
  ["failed", "Une erreur est survenue lors de l’export"],
])("says of a link what became of it: %s", async (so, words) => {
  state = so;
  await open(`#${token}`);
  expect(await screen.findByText(words)).toBeVisible();
  expect(
    screen.queryByRole("button", { name: "Télécharger le fichier" }),
  ).toBeNull();
  expect(screen.getByRole("link", { name: "Se connecter" })).toHaveAttribute(
    "href",
    "/login",
  );
});

it("asks nobody about what cannot be a token, and says how one comes here without any", async () => {
  await open("#short");
  expect(await screen.findByText(/pas connu/)).toBeVisible();
  expect(asked).toEqual([]);
  act(dropCode);
  expect(await screen.findByText(/lien reçu par e-mail/)).toBeVisible();
});

it("says so where too many links were tried", async () => {
  provideCalls(() => Promise.reject(new AppError("quota")));
  await open(`#${token}`);
  expect(await screen.findByRole("alert")).toBeVisible();
});

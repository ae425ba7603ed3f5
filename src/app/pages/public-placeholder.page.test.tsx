import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderUi } from "../../ui/testing/render-ui";
import { publicRoutes } from "../routes/people-routes";

vi.setConfig({ testTimeout: 30_000 });

const coming = publicRoutes.filter(({ later }) => later);

it.each(coming.map((route) => [route.path, route] as const))(
  "%s says in a frame of its own what will be there, and leads to the sign-in page",
  async (path, { key, load }) => {
    const { Component } = await load();
    await renderUi(<Component />, { at: path, handle: { key } });
    const page = within(screen.getByRole("main"));
    expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(page.getByRole("link", { name: "Se connecter" })).toHaveAttribute(
      "href",
      "/login",
    );
    await userEvent.selectOptions(
      page.getByRole("combobox", { name: "Langue" }),
      "Deutsch",
    );
    expect(await page.findByRole("link", { name: "Anmelden" })).toBeVisible();
  },
);

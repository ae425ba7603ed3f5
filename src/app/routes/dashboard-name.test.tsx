import { screen } from "@testing-library/react";
import i18next from "i18next";
import { expect, it, vi } from "vitest";
import { aSession } from "../../../tests/builders/a-session";
import { SessionProvider } from "../../data/hooks/ready-session";
import { Component as Dashboard } from "../../features/dashboard/dashboard.page";
import { languages } from "../../lib/i18n/languages";
import { renderUi } from "../../ui/testing/render-ui";
import { shellRoutes } from "../routes";
import { menuOf } from "./menu";

vi.setConfig({ testTimeout: 60_000 });

it.each([
  ["a keeper", aSession({ sectorRoles: { keeper: ["s1"] } })],
  ["a sector's management", aSession({ sectorRoles: { management: ["s1"] } })],
  ["an admin", aSession({ right: "admin" })],
  ["a superAdmin", aSession({ right: "superAdmin" })],
] as const)(
  "is the same on the page as in the menu of %s, in every language",
  async (_who, session) => {
    const entry = menuOf(shellRoutes, session)
      .flatMap(({ items }) => items)
      .find(({ path }) => path === "/Dashboard");
    for (const language of languages) {
      const { unmount } = await renderUi(
        <SessionProvider session={session}>
          <Dashboard />
        </SessionProvider>,
        { language },
      );
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
        i18next.t(entry?.label ?? "common.actions.close"),
      );
      unmount();
    }
  },
);

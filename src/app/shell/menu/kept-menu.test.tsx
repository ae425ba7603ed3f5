import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { provideAuth } from "../../../data/auth";
import { keepPerson } from "../../../data/sdk/device";
import { aPort } from "../../../data/testing/a-port";
import { renderUi } from "../../../ui/testing/render-ui";
import { aSession } from "../../../../tests/builders/a-session";
import { menuOf } from "../../routes/menu";
import { shellRoutes } from "../../routes";
import { RouteTableProvider } from "../../routes/table-context";
import { FrameSkeleton } from "../frame-skeleton";

const table = { shellRoutes, prefetch: () => undefined };

beforeEach(() => {
  provideAuth({ port: aPort("ines") });
});
afterEach(() => {
  provideAuth({ port: aPort(null) });
  localStorage.clear();
  sessionStorage.clear();
});

const open = () =>
  renderUi(
    <RouteTableProvider value={table}>
      <FrameSkeleton />
    </RouteTableProvider>,
  );
const keep = (uid: string, right: string) =>
  keepPerson(uid, { firstName: "Inès", zooId: "zoo-baie", right });
const links = () => screen.queryAllByRole("link").length;

it.each(["superAdmin", "admin", "pedagoadmin"])(
  "before the rights have come, the menu is that of the stored %s",
  async (right) => {
    keep("ines", right);
    await open();
    await screen.findByRole("navigation");
    const whole = menuOf(shellRoutes, aSession({ right }));
    expect(links()).toBe(whole.flatMap(({ items }) => items).length);
    expect(links()).toBeGreaterThan(3);
  },
);

it.each([
  ["somebody else", "karim", "superAdmin"],
  ["a right that sector roles decide", "ines", "user"],
])("is none for %s", async (_, uid, right) => {
  keep(uid, right);
  await open();
  await Promise.resolve();
  expect(links()).toBe(0);
});

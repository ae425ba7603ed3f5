import { configure, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aFamily, anOrder, aSpecie } from "../../../../tests/builders/taxa";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as SubmenuPage } from "./submenu.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const [order, family, specie] = [anOrder(), aFamily(), aSpecie()];

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: ["s1"] } });
  desk.seed("order", "order-1", order);
  desk.seed("family", "family-1", { ...family, orderId: "order-1" });
  desk.seed("species", "specie-1", { ...specie, familyId: "family-1" });
});

it("leads from an order by a family to the page of a species", async () => {
  await renderUi(
    <SignedIn>
      <SubmenuPage />
    </SignedIn>,
    { at: "/submenu" },
  );
  const follow = async (latin: string) =>
    userEvent.click(
      await screen.findByRole("link", { name: new RegExp(latin) }),
    );
  await follow(order.orderLatinName);
  await follow(family.familyLatinName);
  expect(
    await screen.findByRole("link", {
      name: new RegExp(specie.specieLatinName),
    }),
  ).toHaveAttribute("href", "/DashboardSpecie?specieId=specie-1");
  expect(
    screen.getByRole("link", { name: new RegExp(order.orderLatinName) }),
  ).toHaveAttribute("aria-current", "true");
});

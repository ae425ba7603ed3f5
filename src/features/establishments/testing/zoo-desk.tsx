import type { Zoo, ZooConfig } from "@domain/establishment/zoo";
import { zooConfigSchema } from "@domain/establishment/zoo";
import { configure, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, vi } from "vitest";
import { aZoo } from "../../../../tests/builders/facility";
import { zooA } from "../../../../tests/builders/ids";
import { aUser } from "../../../../tests/builders/people";
import { SignedIn } from "../../../data/hooks/ready-session";
import type { Desk } from "../../../data/testing/working-as";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

export const seedZoo = (desk: Desk, zoo: Partial<Zoo> = {}): void =>
  desk.store.seed("zoo", zoo.zooId ?? zooA, { ...aZoo(zoo) });

export const seedConfig = (desk: Desk, config: Partial<ZooConfig> = {}): void =>
  desk.store.seed(
    "zooConfigs",
    "config",
    zooConfigSchema.parse({ zooId: zooA, ...config }),
    zooA,
  );

/** For tests, once a file: an administrator of an establishment with two people. */
export function openZoos(): Desk {
  const desk = openDesk();
  beforeEach(() => {
    desk.clear();
    desk.workAs({ right: "admin" });
    desk.answer(() => null);
    seedZoo(desk);
    desk.store.erase("zooConfigs", "config", zooA);
    for (const [id, userFirstname] of [
      ["ines", "Inès"],
      ["paul", "Paul"],
    ] as const)
      desk.store.seed("users", id, { ...aUser({ userId: id, userFirstname }) });
  });
  return desk;
}

export const show = (element: ReactNode, at = "/") =>
  renderUi(<SignedIn>{element}</SignedIn>, { at });

/** Pasted at once: a letter at a time is slow. */
export async function fill(label: RegExp | string, text: string) {
  const input = await screen.findByLabelText(label, { selector: "input" });
  await userEvent.clear(input);
  await userEvent.click(input);
  if (text !== "") await userEvent.paste(text);
}

export const press = async (name: string) =>
  userEvent.click(await screen.findByRole("button", { name }));

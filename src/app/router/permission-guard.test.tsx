import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { aZoo } from "../../../tests/builders/facility";
import { zooA } from "../../../tests/builders/ids";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { PermissionGuard } from "./permission-guard";

const desk = openDesk();
const notFollowed = "Hors du suivi de base";
const needs = { resource: "animals", action: "read" } as const;

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
});

const open = (page: "scanResult" | "animalList") =>
  renderUi(
    <SignedIn>
      <PermissionGuard page={page} needs={needs}>
        here
      </PermissionGuard>
    </SignedIn>,
  );

const follow = (followUpLevel: "basic" | "global") =>
  desk.seed("zoo", zooA, aZoo({ followUpLevel }));

it.each([
  ["basic", "scanResult", notFollowed],
  ["basic", "animalList", "here"],
  ["global", "scanResult", "here"],
] as const)(
  "in %s follow-up the address of %s shows %s",
  async (level, page, shown) => {
    follow(level);
    await open(page);
    expect((await screen.findAllByText(shown))[0]).toBeVisible();
    expect(screen.queryAllByText("here")).toHaveLength(
      shown === "here" ? 1 : 0,
    );
  },
);

it("shows a page of the follow-up to nobody who may not open it", async () => {
  follow("global");
  desk.workAs({ right: "user" });
  await renderUi(
    <SignedIn>
      <PermissionGuard
        page="animalList"
        needs={{ resource: "taxonomy", action: "change" }}
      >
        here
      </PermissionGuard>
    </SignedIn>,
  );
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.queryByText("here")).not.toBeInTheDocument();
});

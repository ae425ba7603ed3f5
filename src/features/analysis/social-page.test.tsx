import type { PackedSession } from "@domain/observation/pack";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import {
  aBehaviour,
  anEthogramVersion,
} from "../../../tests/builders/ethograms";
import {
  anAnimal,
  anEnclosure,
  anEnclosureMap,
} from "../../../tests/builders/facility";
import {
  aFocalRow,
  aScanRow,
  aSeen,
} from "../../../tests/builders/observation";
import {
  aPackedSession,
  scannedSessions,
} from "../../../tests/builders/packed";
import { setStage } from "../../data/testing/stage";
import { Component as ScanPage } from "./scan-result.page";
import { analyseHere, period, seedPacks, show } from "./testing/staged";

const stage = setStage();
analyseHere(stage);

/** Four animals in two pairs that are always together, each at its own end of the map; one of the first joins once. */
const pairs = (): PackedSession[] =>
  Array.from({ length: 5 }, (_, day) =>
    aPackedSession(
      {
        obsSessionId: `pairs-${String(day)}`,
        startedAt: new Date(Date.UTC(2026, 10, 5 + day, 8)),
        endedAt: new Date(Date.UTC(2026, 10, 5 + day, 9)),
        interval: 60,
        animalIds: ["animal-1", "animal-2", "animal-3", "animal-4"],
      },
      {
        scans: Array.from({ length: 8 }, (_one, slot) =>
          aScanRow({
            t: slot * 60_000,
            slot,
            seen: [0, 30, 900, 930].map((x, place) =>
              aSeen({
                animalId: `animal-${String(place + 1)}`,
                x: place === 0 && slot === 0 ? 900 : x,
              }),
            ),
          }),
        ),
      },
    ),
  );

/** Two animals that like the same two places, each while the other is at the other. */
const apart = (): PackedSession[] =>
  Array.from({ length: 12 }, (_, day) =>
    aPackedSession(
      {
        obsSessionId: `apart-${String(day)}`,
        startedAt: new Date(Date.UTC(2026, 10, 5 + day, 8)),
        endedAt: new Date(Date.UTC(2026, 10, 5 + day, 8, 30)),
        interval: 60,
        animalIds: ["animal-1", "animal-2"],
      },
      {
        scans: Array.from({ length: 8 }, (_one, slot) =>
          aScanRow({
            t: slot * 60_000,
            slot,
            seen: [0, 1].map((place) =>
              aSeen({
                animalId: `animal-${String(place + 1)}`,
                x: (day + slot + place) % 2 === 0 ? 0 : 900,
              }),
            ),
          }),
        ),
      },
    ),
  );

describe("who is with whom", () => {
  const seedPlace = () => {
    stage.store.seed("enclosures", "enclosure-1", anEnclosure());
    stage.store.seed("enclosureMaps", "enclosure-1", anEnclosureMap());
    ["Nala", "Kito", "Zuri", "Tano"].forEach((animalName, at) => {
      const animalId = `animal-${String(at + 1)}`;
      stage.store.seed("animals", animalId, anAnimal({ animalId, animalName }));
    });
  };
  const at = (tab: string) => `/ScanResultView?${period}&within=1&tab=${tab}`;

  it("is a network of communities, with how sure each link is, and what chance explains", async () => {
    seedPlace();
    seedPacks(stage, pairs());
    await show(ScanPage, at("network"));
    const picture = await screen.findByRole("group", { name: /communautés/u });
    const nodes = within(picture).getAllByRole("button");
    expect(nodes).toHaveLength(4);
    expect(screen.getByText(/^Le plus souvent ensemble : /u)).toHaveTextContent(
      /scans\)/u,
    );
    expect(
      await screen.findByText(/On ne peut pas dire si le sexe l’explique/u),
    ).toBeVisible();
    await userEvent.click(
      screen.getByRole("button", { name: /tableau.*Qui se tient avec qui/u }),
    );
    const table = screen.getByRole("table", { name: "Qui se tient avec qui" });
    expect(within(table).getAllByRole("row")).toHaveLength(1 + 6);
  });

  it("lets animals be moved and chosen by the keyboard, and put back", async () => {
    seedPlace();
    seedPacks(stage, pairs());
    await show(ScanPage, at("network"));
    const picture = await screen.findByRole("group", { name: /communautés/u });
    const [first] = within(picture).getAllByRole("button");
    const before = first?.getAttribute("transform");
    first?.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}{ArrowDown}{ArrowUp}");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowUp}");
    await userEvent.keyboard("{Enter}");
    expect(first).toHaveAttribute("aria-pressed", "true");
    const moved = first?.getAttribute("transform");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    expect(first?.getAttribute("transform")).not.toBe(moved);
    await userEvent.click(
      screen.getByRole("button", { name: "Remettre en place" }),
    );
    expect(first?.getAttribute("transform")).toBe(before);
  });

  it("is how far they are from each other, in metres", async () => {
    seedPlace();
    seedPacks(stage, pairs());
    await show(ScanPage, at("proximity"));
    // 30 thousandths of 4 m.
    expect(await screen.findByText(/^Les plus proches : /u)).toHaveTextContent(
      /0,1 m \(40 scans\)/u,
    );
    await userEvent.click(screen.getByLabelText("Part ensemble"));
    expect(
      within(screen.getByRole("region")).getAllByText(/^100/u),
    ).toHaveLength(2);
  });

  it("makes no sentence of a few scans", async () => {
    seedPlace();
    seedPacks(stage, scannedSessions(4, 2, 2));
    await show(ScanPage, at("proximity"));
    expect(
      await screen.findByText(/^Aucune paire n’a été placée ensemble/u),
    ).toBeVisible();
    expect(screen.getByRole("figure")).toHaveTextContent(/n [1-4]/u);
  });

  it("is who keeps apart, or why that cannot be said", async () => {
    seedPlace();
    seedPacks(stage, scannedSessions(4, 2, 2));
    const { unmount } = await show(ScanPage, at("avoidance"));
    const why = /trop peu de scans par séance et de jours/u;
    expect((await screen.findAllByText(why)).length).toBeGreaterThan(1);
    unmount();
    seedPacks(stage, apart());
    await show(ScanPage, at("avoidance"));
    expect(
      await screen.findByText(
        /^L’évitement le plus net : .*Fort, A = 1,0, 96 scans/u,
      ),
    ).toBeVisible();
  });

  it("is who wins, where behaviours say so and partners were recorded", async () => {
    seedPlace();
    seedPacks(stage, pairs());
    const { unmount } = await show(ScanPage, at("dominance"));
    expect(
      await screen.findByText("Aucun comportement ne dit qui gagne"),
    ).toBeVisible();
    unmount();
    stage.store.seed(
      "observationVersions",
      "1",
      anEthogramVersion({
        obsId: "form-1",
        versionId: "1",
        status: "published",
        behaviours: [
          aBehaviour({ behaviourId: "rest" }),
          aBehaviour({ behaviourId: "displace", outcome: "actor" }),
        ],
      }),
      "form-1",
    );
    const [one, ...more] = pairs();
    const displace = [1, 2, 3].map((t) =>
      aFocalRow({
        t,
        act: "point",
        behaviourId: "displace",
        partnerId: "animal-2",
      }),
    );
    seedPacks(stage, [
      ...(one === undefined
        ? []
        : [{ ...one, rows: { ...one.rows, focal: displace } }]),
      ...more,
    ]);
    await show(ScanPage, at("dominance"));
    expect(
      await screen.findByRole("figure", { name: "Score de David" }),
    ).toHaveTextContent(/3 gagnées.*0 perdue/u);
    expect(
      screen.getByText(/^Trop peu de rencontres .* \(3 ; il en faut 20\)/u),
    ).toBeVisible();
  });
});

import { zoneSchema } from "@domain/enclosure/enclosure";
import { encodeGrid } from "@domain/grid/code";
import { blankGrid } from "@domain/grid/grid";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import {
  anAnimal,
  anEnclosure,
  anEnclosureMap,
} from "../../../tests/builders/facility";
import {
  networkFiles,
  positionsFiles,
  tell,
} from "../../../tests/builders/field-data/files";
import {
  groupGround,
  groupSessions,
  networkIn,
} from "../../../tests/builders/field-data/group";
import {
  fixesOf,
  groundOf,
  herdSessions,
  quarters,
} from "../../../tests/builders/field-data/herd";
import {
  distancesBetween,
  networkFigures,
  quarterCounts,
} from "../../../tests/builders/field-data/plainly";
import { setStage } from "../../data/testing/stage";
import { Component as ScanPage } from "./scan-result.page";
import { analyseHere, period, seedPacks, show } from "./testing/staged";

const stage = setStage();
analyseHere(stage);

const seedAnimals = (ids: readonly string[]) => {
  for (const animalId of ids)
    stage.store.seed(
      "animals",
      animalId,
      anAnimal({ animalId, animalName: `Un ${animalId}` }),
    );
};
const figure = (name: RegExp | string) => screen.findByRole("figure", { name });
const tableOf = async (drawn: HTMLElement) => {
  await userEvent.click(
    within(drawn).getByRole("button", { name: /tableau/u }),
  );
  return within(drawn).getByRole("table");
};
/** Numbers as the table writes them, read. */
const read = (text: string | null | undefined): number =>
  Number((text ?? "").replaceAll(/\s/gu, "").replace(",", "."));
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe.each(positionsFiles())("positions of $name", ({ name, text }) => {
  const fixes = fixesOf(text);
  const ids = [...new Set(fixes.map(({ animal }) => animal))].sort();
  const open = (tab: string) => {
    stage.store.seed(
      "enclosures",
      "enclosure-1",
      anEnclosure({
        areas: quarters.map((areaId) =>
          zoneSchema.parse({ areaId, areaName: `Quart ${areaId}` }),
        ),
      }),
    );
    stage.store.seed(
      "enclosureMaps",
      "enclosure-1",
      anEnclosureMap(groundOf(fixes)),
    );
    seedAnimals(ids);
    seedPacks(stage, herdSessions(fixes));
    return show(
      ScanPage,
      `/ScanResultView?enclosureId=enclosure-1&since=2016-11-01&until=2016-11-30&tab=${tab}`,
    );
  };

  it("are a map on the screen, whose zones add up to every fix", async () => {
    await open("heat");
    expect(await screen.findByRole("img", { name: /plan/u })).toBeVisible();
    const [drawn] = screen.getAllByRole("figure");
    const cells = cellsOf(await tableOf(drawn!));
    expect(cells.reduce((sum, [, count]) => sum + read(count), 0)).toBe(
      fixes.length,
    );
    tell(`${name}, heat map: ${cells.map((row) => row.join(" ")).join(" | ")}`);
  });

  it("say which quarters are surely chosen", async () => {
    await open("space");
    const drawn = await figure(/électivité/u);
    const cells = cellsOf(await tableOf(drawn));
    for (const areaId of quarters)
      expect(
        cells.filter((row) => row.includes(`Quart ${areaId}`)),
      ).toHaveLength(1);
    const { counts } = quarterCounts(fixes);
    const chosen = quarters[counts.indexOf(Math.max(...counts))]!;
    const lead = screen.getByText(/^Plus utilisé/u);
    expect(lead).toHaveTextContent(
      new RegExp(`^Plus utilisé[^:]*: [^.]*Quart ${chosen}`, "u"),
    );
    tell(`${name}, space: ${lead.textContent}`);
  });

  it("say who is nearest to whom, as the coordinates have it", async () => {
    await open("proximity");
    const lead = await screen.findByText(/^Les plus proches : /u);
    const [nearest] = ids
      .flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other]))
      .map(([one = "", other = ""]) => {
        const apart = distancesBetween(fixes, one, other);
        return {
          one,
          other,
          median: apart[Math.floor(apart.length / 2)] ?? 0,
          n: apart.length,
        };
      })
      .sort((a, b) => a.median - b.median);
    expect(lead).toHaveTextContent(
      new RegExp(
        `^Les plus proches : Un ${nearest!.one} et Un ${nearest!.other}, [^;]*\\(${String(nearest!.n)} scans\\)`,
        "u",
      ),
    );
    tell(`${name}, proximity: ${lead.textContent}`);
  });
});

describe.each(networkFiles())("the network of $name", ({ name, text }) => {
  it("is drawn with its animals, links and density, the strongest link first", async () => {
    const network = networkIn(text);
    const plain = networkFigures(network);
    stage.store.seed("enclosures", "enclosure-1", anEnclosure());
    stage.store.seed(
      "enclosureMaps",
      "enclosure-1",
      anEnclosureMap({ ...groupGround, ...encodeGrid(blankGrid(groupGround)) }),
    );
    seedAnimals(network.nodes.map(({ id }) => id));
    seedPacks(stage, groupSessions(network));
    await show(ScanPage, `/ScanResultView?${period}&tab=network`);
    const picture = await screen.findByRole("group", { name: /communauté/u });
    const nodes = within(picture).getAllByRole("button");
    expect(nodes).toHaveLength(network.nodes.length);
    const linked = plain.nodes.toSorted((a, b) => b.degree - a.degree)[0]!;
    expect(
      within(picture).getByRole("button", {
        name: new RegExp(
          `^Un ${linked.id}\\b.*\\b${String(linked.degree)} liens`,
          "u",
        ),
      }),
    ).toBeVisible();
    const drawn = await figure("Qui se tient avec qui");
    const density = plain.density.toFixed(2).replace(/\.?0+$/u, "");
    expect(drawn).toHaveTextContent(
      new RegExp(`densité\\D*${density.replace(".", ",")}`, "iu"),
    );
    const cells = cellsOf(await tableOf(drawn));
    expect(cells.filter((row) => row.at(-1) === "oui")).toHaveLength(
      plain.links,
    );
    const strongest = Math.max(...network.edges.map(({ weight }) => weight));
    expect(Math.abs(read(cells[0]?.[2]) - strongest)).toBeLessThan(0.01);
    tell(
      `${name}, network: ${String(nodes.length)} animals, ${String(plain.links)} links; ${screen.getByText(/^Le plus souvent ensemble/u).textContent}`,
    );
  });
});

import { renderHook } from "@testing-library/react";
import type { Enclosure } from "@domain/enclosure/enclosure";
import { beforeEach, expect, it } from "vitest";
import { anEnclosure } from "../../../tests/builders/facility";
import { sector1, sector2, zooA } from "../../../tests/builders/ids";
import { SignedIn } from "../hooks/ready-session";
import { openDesk } from "../testing/working-as";
import { useZonePictures } from "./use-zone-pictures";

const desk = openDesk();
beforeEach(() => desk.clear());

const path = `${zooA}/enclosures/enclosure-1/${"a".repeat(32)}.jpg`;

async function pictureOf(zone: Partial<Enclosure["areas"][number]>) {
  const enclosure = anEnclosure();
  const [first] = enclosure.areas;
  if (first === undefined) throw new Error("an enclosure without zones");
  const { result } = renderHook(
    () => useZonePictures("enclosure-1", enclosure),
    { wrapper: SignedIn },
  );
  await expect.poll(() => result.current).toBeTypeOf("function");
  return { zone: first, picture: result.current({ ...first, ...zone }) };
}

it("a keeper of the sector gives a zone its illustration, named by the zone", async () => {
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  const { zone, picture } = await pictureOf({ areaImage: null });
  expect(picture.path).toBeNull();
  expect(picture.actions.remove).toBeUndefined();
  await picture.actions.save?.(new Blob(["photo"])).catch(() => undefined);
  expect(desk.called).toEqual([
    {
      name: "uploadImage",
      input: {
        name: zone.areaId,
        folder: `${zooA}/enclosures/enclosure-1`,
        base64picture: btoa("photo"),
        preset: "zone",
      },
    },
  ]);
});

it("takes away what is stored here, and shows what existing data name without taking it away", async () => {
  desk.workAs({ right: "admin" });
  const stored = await pictureOf({ areaImage: path });
  expect(stored.picture.path).toBe(path);
  await stored.picture.actions.remove?.().catch(() => undefined);
  expect(desk.called).toEqual([
    { name: "removePicture", input: { public_id: path } },
  ]);
  const old = "https://pictures.test/old.jpg";
  const { picture } = await pictureOf({ areaImage: null, areaImageUrl: old });
  expect(picture.path).toBe(old);
  expect(picture.actions.remove).toBeUndefined();
});

it("whoever works elsewhere only looks", async () => {
  desk.workAs({ sectorRoles: { keeper: [sector2] } });
  const { picture } = await pictureOf({ areaImage: path });
  expect(picture.path).toBe(path);
  expect(picture.actions.save).toBeUndefined();
  expect(picture.actions.remove).toBeUndefined();
});

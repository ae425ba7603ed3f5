import {
  AmbientLight,
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  Color,
  DirectionalLight,
  DoubleSide,
  Group,
  InstancedMesh,
  LineBasicMaterial,
  LineLoop,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  Vector3,
} from "three";
import type { Heat } from "../draw-heat";
import { drawGround } from "../draw-heat";
import type { Building } from "./blocks";
import { cornersOf, highOf, planeOf } from "./blocks";
import { planeInks, shadeOf } from "./shade";

/** A tile of a density lies so high above its level, that both are seen. */
const tileHigh = 0.004;
/** In px, the longer side of the plan. */
const planSide = 512;

interface SceneOf {
  building: Building;
  kind: "counts" | "density";
  plan: Pick<Heat, "grid" | "areaIds" | "dark">;
}

function planTexture(plan: SceneOf["plan"]): CanvasTexture {
  const { columns, rows } = plan.grid;
  const size = Math.max(1, Math.floor(planSide / Math.max(columns, rows)));
  const canvas = document.createElement("canvas");
  canvas.width = columns * size;
  canvas.height = rows * size;
  const context = canvas.getContext("2d");
  if (context !== null) drawGround(context, plan, size);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

/** A level: its plane, the plan of the ground, and its edge. */
function levelOf({ building, plan }: SceneOf, level: number): Group {
  const group = new Group();
  const ink = planeInks[plan.dark ? "dark" : "light"];
  const isGround = level === 0;
  const plane = new Mesh(
    new PlaneGeometry(building.width, building.depth),
    new MeshBasicMaterial({
      ...(isGround ? { map: planTexture(plan) } : { color: ink }),
      transparent: true,
      opacity: isGround ? 0.85 : 0.08,
      side: DoubleSide,
      depthWrite: false,
    }),
  );
  plane.rotation.x = -Math.PI / 2;
  plane.position.y = planeOf(level);
  const corners = cornersOf(building, level).map((one) => new Vector3(...one));
  const edge = new LineLoop(
    new BufferGeometry().setFromPoints(corners),
    new LineBasicMaterial({ color: ink }),
  );
  group.add(plane, edge);
  return group;
}

/** What stands on all levels, as one mesh. */
function blocksOf({ building, kind, plan }: SceneOf): InstancedMesh {
  const all = building.storeys.flatMap(({ level, blocks }) =>
    blocks.map((block) => ({ ...block, base: planeOf(level) })),
  );
  const mesh = new InstancedMesh(
    new BoxGeometry(1, 1, 1),
    new MeshLambertMaterial(),
    all.length,
  );
  const place = new Matrix4();
  const color = new Color();
  const isColumn = kind === "counts";
  all.forEach(({ x, z, side, share, base }, at) => {
    const high = isColumn ? highOf(share) : tileHigh;
    const wide = isColumn ? 0.86 * side : side;
    place.makeScale(wide, high, wide).setPosition(x, base + high / 2, z);
    mesh.setMatrixAt(at, place);
    mesh.setColorAt(at, color.set(shadeOf(share, plan.dark)));
  });
  return mesh;
}

/** A building to be looked at; `free` gives back what the graphics card holds of it. */
export function sceneOf(props: SceneOf): { scene: Group; free: () => void } {
  const scene = new Group();
  const sun = new DirectionalLight("#ffffff", 1.4);
  sun.position.set(1, 2, 3);
  scene.add(new AmbientLight("#ffffff", 2.2), sun);
  for (const { level } of props.building.storeys)
    scene.add(levelOf(props, level));
  scene.add(blocksOf(props));
  return {
    scene,
    free: () => {
      scene.traverse((one) => {
        if (one instanceof InstancedMesh) one.dispose();
        if (!(one instanceof Mesh || one instanceof LineLoop)) return;
        const geometry: unknown = one.geometry;
        if (geometry instanceof BufferGeometry) geometry.dispose();
        const material: unknown = one.material;
        if (material instanceof MeshBasicMaterial) material.map?.dispose();
        if (
          material instanceof MeshBasicMaterial ||
          material instanceof MeshLambertMaterial ||
          material instanceof LineBasicMaterial
        )
          material.dispose();
      });
    },
  };
}

import { Canvas, useThree } from "@react-three/fiber";
import {
  createElement,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
} from "react";
import { papers } from "../save/svg";
import type { Relief3dProps } from "./relief-view";
import { sceneOf } from "./scene";
import type { Turned } from "./turned";
import { eyeOf, scaleIn } from "./turned";

/** Farther than anything of the building reaches. */
const away = 5;

/** Looks at the middle from where it is turned to; drawn once after each change. */
function Eye({ turned }: { turned: Turned }) {
  const get = useThree((state) => state.get);
  const { width, height } = useThree((state) => state.size);
  useLayoutEffect(() => {
    const { camera, invalidate } = get();
    const [x, y, z] = eyeOf(turned);
    camera.position.set(away * x, away * y, away * z);
    camera.zoom = scaleIn(turned, width, height);
    camera.lookAt(0, 0, 0);
    camera.updateProjectionMatrix();
    invalidate();
  }, [get, turned, width, height]);
  return null;
}

/** Hands over how to take a picture of what is seen, and tells when the graphics card has let go of it; not that it was given back on leaving. */
function Watch({ shot, onLost }: Pick<Relief3dProps, "shot" | "onLost">) {
  const get = useThree((state) => state.get);
  useImperativeHandle(shot, () => () => {
    const { gl, scene, camera } = get();
    // What was drawn is gone once it was shown.
    gl.render(scene, camera);
    return gl.domElement;
  });
  useEffect(() => {
    const { domElement } = get().gl;
    domElement.addEventListener("webglcontextlost", onLost);
    return () => domElement.removeEventListener("webglcontextlost", onLost);
  }, [get, onLost]);
  return null;
}

/** The levels of a map as something to be turned. */
export function Relief3d(props: Relief3dProps) {
  const { building, kind, plan, turned, shot, onLost } = props;
  const { scene, free } = useMemo(
    () => sceneOf({ building, kind, plan }),
    [building, kind, plan],
  );
  useEffect(() => free, [free]);
  const paper = papers[plan.dark ? "dark" : "light"];
  return (
    <Canvas
      aria-hidden
      orthographic
      flat
      frameloop="demand"
      dpr={[1, 2]}
      camera={{ near: 0.1, far: 2 * away }}
    >
      {createElement("color", { attach: "background", args: [paper] })}
      {createElement("primitive", { object: scene, dispose: null })}
      <Eye turned={turned} />
      <Watch shot={shot} onLost={onLost} />
    </Canvas>
  );
}

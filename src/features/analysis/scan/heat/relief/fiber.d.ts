import type { FunctionComponent, ReactNode } from "react";
import type { Camera, Scene, WebGLRenderer } from "three";

/** What is used of @react-three/fiber (`paths` in both tsconfigs): its own types make every class of three an element of JSX, on all pages. */
interface Root {
  gl: WebGLRenderer;
  scene: Scene;
  camera: Camera & { zoom: number; updateProjectionMatrix: () => void };
  size: { width: number; height: number };
  invalidate: () => void;
  get: () => Root;
}

export declare const Canvas: FunctionComponent<{
  "aria-hidden"?: boolean;
  orthographic?: boolean;
  flat?: boolean;
  frameloop?: "always" | "demand" | "never";
  dpr?: number | [number, number];
  camera?: { near?: number; far?: number };
  children?: ReactNode;
}>;

export declare function useThree<T>(select: (root: Root) => T): T;

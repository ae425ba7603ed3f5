import type { Feature } from "../feature";

/** Animals' health: the healthcare book, what is prescribed, and the doses that are given of it. */
export const feature: Feature = {
  texts: [],
  pages: {},
  parts: [],
};

import type { PageKey } from "@domain/pages";
import { pages } from "@domain/pages";
import type { Feature, FeaturePage } from "../../features/feature";
import type { AppRoute } from "./types";

const announced = ({ pages: own }: Feature) =>
  Object.entries(own) as [PageKey, FeaturePage][];

/** The entries of the pages that features announce. */
export function featureRoutes(features: readonly Feature[]): AppRoute[] {
  return features.flatMap((feature) =>
    announced(feature).map(([key, { needs, menu = [], slots = [], load }]) => ({
      path: pages[key].path,
      key,
      needs,
      menu,
      texts: feature.texts,
      slots,
      load,
    })),
  );
}

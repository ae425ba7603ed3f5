import type { Filter } from "../../query/query";

/** What people and sensors say of an enclosure. */
export interface PlaceSource {
  zooId: string;
  enclosureId: string;
}

/** What people say of an animal: without `sight` (`healthSight`) it is not shown. */
export interface AnimalSource {
  zooId: string;
  animalId: string;
  sight: readonly Filter[];
}

/** Of whom or what values are read. */
export type Source = PlaceSource | AnimalSource;

/** The kind of what is measured of it. */
export type KindOf<S> = S extends { animalId: string }
  ? "health"
  : "environment";

/** The kind of what is measured of something. */
export const kindOf = <S extends object>(source: S) =>
  ("animalId" in source ? "health" : "environment") as KindOf<S>;

/** The record below which its values lie. */
export const parentOf = (source: Source): string =>
  "animalId" in source ? source.animalId : source.enclosureId;

/** The filters that find what is kept of it, below its record. */
export const ofSource = (source: Source): Filter[] => [
  { field: "zooId", op: "==", value: source.zooId },
  ...("animalId" in source ? source.sight : []),
];

/** A parameter at a place: of the enclosure, or of one of its zones. */
export interface Series extends PlaceSource {
  areaId: string | null;
  parameterId: string;
}

/** A parameter of an animal. */
export interface AnimalSeries {
  zooId: string;
  animalId: string;
  parameterId: string;
}

/** The same as somebody reads it. */
export type SeenAnimalSeries = AnimalSeries & AnimalSource;

export type AnySeries = Series | SeenAnimalSeries;

/** The filters that find what is kept of a series: of a place without a zone the enclosure's own alone. */
export const ofSeries = (series: AnySeries): Filter[] => [
  ...ofSource(series),
  { field: "parameterId", op: "==", value: series.parameterId },
  ...("animalId" in series
    ? []
    : [{ field: "areaId", op: "==", value: series.areaId } as const]),
];

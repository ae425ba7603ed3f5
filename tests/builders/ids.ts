/** The establishments and places the builders speak of. */
export const zooA = "zoo-baie";
export const zooB = "zoo-lande";
export const sector1 = "sector-savane";
export const sector2 = "sector-voliere";
export const foreignSector = "sector-lande";

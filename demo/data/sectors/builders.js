/** A zone of `surface` m2; `height` in metres, null under the open sky. */
export function zone(areaId, areaName, areaSurface, areaHeight, where, areaType = "terrestrial") {
    const indoor = where === "indoor";
    return { areaId, areaName, areaSurface, areaHeight, indoor, areaType };
}
/** The animals of one species in an enclosure, by sex. */
export function residents(speciesId, males, females, unsexed = 0) {
    return { speciesId, males, females, unsexed };
}

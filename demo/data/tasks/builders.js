/** A target that is a whole sector. */
export function sector(sectorId) {
    return { level: "SECTOR", sectorId };
}
/** A target that is one enclosure of a sector. */
export function enclosure(sectorId, enclosureId) {
    return { level: "ENCLOSURE", sectorId, enclosureId };
}
/** The first `count` animals of a species in an enclosure. */
export function animals(sectorId, enclosureId, speciesId, count) {
    return {
        level: "ANIMAL",
        sectorId,
        enclosureId,
        speciesId,
        animals: count,
    };
}
/** Who took a task, and when: hours from 08:00 of the day of the data. */
export function taken(by, inHours) {
    return { by, inHours };
}
/** Who closed, archived or deleted a task, and when, with a note if any. */
export function ended(by, inHours, note = null) {
    return { by, inHours, note };
}

/** Who removed a record, and when. */
interface Removed {
  deletedAt: Date;
  deletedBy: string;
}

const archived = (removed: Removed) => ({ isArchived: true, ...removed });
const back = { deletedAt: null, deletedBy: null };

/** What becomes of a record that is removed, by its kind: an animal is nowhere afterwards. */
export const removedFields = {
  sectors: (removed: Removed) => ({ isDeleted: true, ...removed }),
  enclosures: archived,
  groups: archived,
  animals: (removed: Removed) => ({
    ...archived(removed),
    animalEnclosureData: null,
    sectorId: null,
    groupId: null,
  }),
  // On its way out: its values go first, then it does.
  environmentalParameters: () => ({ isArchived: true }),
  healthParameters: () => ({ isArchived: true }),
};

/** What becomes of a record that is put out of use without being removed. */
export const archivedFields = {
  enclosures: { isArchived: true },
  environmentalParameters: { isArchived: true },
  healthParameters: { isArchived: true },
};

/** What becomes of a record that is brought back, by its kind. */
export const restoredFields = {
  sectors: { isDeleted: false, ...back },
  enclosures: { isArchived: false, ...back },
  groups: { isArchived: false, ...back },
  environmentalParameters: { isArchived: false },
  healthParameters: { isArchived: false },
};

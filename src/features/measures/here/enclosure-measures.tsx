import { PlaceMeasures } from "./place-measures";

interface EnclosureMeasuresProps {
  id: string;
  sectorId: string | null;
}

/** What is measured in an enclosure, where its page has room for it. */
export function Component({ id, sectorId }: EnclosureMeasuresProps) {
  return <PlaceMeasures enclosureId={id} sectorId={sectorId} />;
}

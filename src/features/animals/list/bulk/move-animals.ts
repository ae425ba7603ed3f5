import type { Enclosure } from "@domain/enclosure/enclosure";
import i18next from "i18next";
import type { Row } from "../../../../data/live-store";
import { notifyDone, notifyInfo } from "../../../../ui/feedback/notify";
import { moveAnimal } from "../../animal-writes";

type Place = Pick<Enclosure, "enclosureId" | "linkedSectorId">;

/** Moves each animal by itself, so that one that is refused holds up no other, and says what became of them. */
export async function moveAnimals(
  rows: readonly Row<"animals">[],
  enclosure: Place & Pick<Enclosure, "enclosureName">,
): Promise<void> {
  const { t } = i18next;
  const outcomes = await Promise.allSettled(
    rows.map((row) => moveAnimal(row, enclosure)),
  );
  const done = outcomes.filter(({ status }) => status === "fulfilled");
  const words = {
    count: done.length,
    total: rows.length,
    name: enclosure.enclosureName,
  };
  const waits = done.some(
    (one) => one.status === "fulfilled" && one.value === "queued",
  );
  if (waits) notifyInfo(t("animals.bulk.queued", words));
  else if (done.length < rows.length)
    notifyInfo(t("animals.bulk.partly", words));
  else
    notifyDone(t("animals.bulk.done", words), {
      take: () => void moveBack(rows, enclosure),
    });
}

/** Each to where it was before it moved into an enclosure; says so where one did not come back. */
export async function moveBack(
  rows: readonly Row<"animals">[],
  { enclosureId, linkedSectorId }: Place,
): Promise<void> {
  const { t } = i18next;
  const outcomes = await Promise.allSettled(
    rows.map((row) => {
      const { animalEnclosureData, sectorId } = row.data;
      const before = animalEnclosureData?.enclosureId ?? null;
      if (before === null) return Promise.resolve();
      const now = {
        ...row,
        data: {
          ...row.data,
          animalEnclosureData: { enclosureId },
          sectorId: linkedSectorId,
        },
      };
      return moveAnimal(now, {
        enclosureId: before,
        linkedSectorId: sectorId,
      });
    }),
  );
  const failed = outcomes.some(({ status }) => status === "rejected");
  if (failed) notifyInfo(t("animals.bulk.notAllBack"));
}

import type { PrescriptionForm } from "@domain/health/prescriptions/form";
import { currentPrescriptionsQuery } from "@domain/health/prescriptions/prescription-queries";
import { isSameDrug } from "@domain/health/prescriptions/running";
import { healthSight } from "@domain/health/sight";
import { Alert, Stack } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { WeightLine } from "../doses/weight-line";
import { useTreatmentWords } from "./use-treatment-words";

interface BesideDoseProps {
  values: PrescriptionForm;
  /** A treatment that is changed is not told as going on beside itself. */
  isNew: boolean;
}

/** While one animal's dose is written: what it is for its weight, and that the same is being given to it already. */
export function BesideDose({ values, isNew }: BesideDoseProps) {
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  const [animalId, ...others] = values.animalIds;
  const animal = animals.of(animalId ?? null);
  if (animal === undefined || others.length > 0) return null;
  const { id, name, sectorId } = animal;
  const { dosage, dosageUnit } = values;
  const of = { zooId, animalId: id, sectorId };
  return (
    <Stack gap={4} role="status">
      {dosage !== null && <WeightLine dosing={{ ...of, dosage, dosageUnit }} />}
      {isNew && <SameDrug {...of} name={name} values={values} />}
    </Stack>
  );
}

interface SameDrugProps {
  zooId: string;
  animalId: string;
  sectorId: string | null;
  name: string;
  values: PrescriptionForm;
}

function SameDrug({ zooId, animalId, sectorId, name, values }: SameDrugProps) {
  const { t } = useTranslation();
  const session = useReadySession();
  const words = useTreatmentWords();
  const sight = healthSight(session, "prescriptions", { zooId, sectorId });
  const live = useLiveQueries(
    sight === null ? null : [currentPrescriptionsQuery(zooId, animalId, sight)],
  );
  const { molecule, otherMolecule } = values;
  if (live.state !== "data" || molecule === null) return null;
  const same = live.data.rows.find(({ data }) =>
    isSameDrug(data, { molecule, otherMolecule }),
  );
  if (same === undefined) return null;
  return (
    <Alert
      color="orange"
      icon={<IconAlertTriangle aria-hidden />}
      title={t("health.help.sameDrug", {
        name,
        molecule: words.moleculeOf(same.data),
      })}
    >
      {`${words.doseOf(same.data)} · ${words.rhythmOf(same.data)}`}
    </Alert>
  );
}

import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { QueryState } from "../../../ui/state/query-state";
import { DoseRow } from "./dose-row";
import { NeededRow } from "./needed-row";
import type { DoseToday, Today } from "./use-doses";
import { useDoses } from "./use-doses";

interface DoseListProps {
  sectorIds: readonly string[];
  /** May the reader say what became of a dose? */
  mayGive: boolean;
}

/** What is to be given today, by animal, and what became of it. */
export function DoseList({ sectorIds, mayGive }: DoseListProps) {
  const live = useDoses(sectorIds);
  return (
    <QueryState query={live} isEmpty={() => false}>
      {(today) => <Lists today={today} mayGive={mayGive} />}
    </QueryState>
  );
}

const animalsOf = ({ doses, asNeeded }: Today): string[] => [
  ...new Set(
    [...doses, ...asNeeded].map(({ treatment }) => treatment.data.animalId),
  ),
];

function Lists({
  today,
  mayGive,
}: { today: Today } & Pick<DoseListProps, "mayGive">) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const animals = useDirectory("animals", zooId);
  const ids = animalsOf(today);
  if (ids.length === 0) return <Text c="dimmed">{t("health.doses.none")}</Text>;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text size="sm">
          {t("health.doses.noted", {
            done: today.doses.filter(({ said }) => said.length > 0).length,
            all: today.doses.length,
          })}
        </Text>
        <Button
          data-screen
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          {t("health.doses.print")}
        </Button>
      </Group>
      {ids.map((animalId) => {
        const name = animals.of(animalId)?.name ?? "…";
        const isIts = ({ treatment }: Pick<DoseToday, "treatment">) =>
          treatment.data.animalId === animalId;
        return (
          <section key={animalId} aria-label={name}>
            <Title order={3} size="h5" mb={4}>
              {name}
            </Title>
            <Stack
              component="ul"
              gap={4}
              p={0}
              m={0}
              style={{ listStyle: "none" }}
            >
              {today.doses.filter(isIts).map((dose) => (
                <DoseRow
                  key={`${dose.treatment.id} ${dose.planned.slot}`}
                  dose={dose}
                  name={name}
                  mayGive={mayGive}
                />
              ))}
              {today.asNeeded.filter(isIts).map((one) => (
                <NeededRow
                  key={one.treatment.id}
                  {...one}
                  name={name}
                  mayGive={mayGive}
                />
              ))}
            </Stack>
          </section>
        );
      })}
    </Stack>
  );
}

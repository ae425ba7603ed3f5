import type {
  SpecieWelfare,
  Welfare,
} from "@domain/establishment/summary/welfare";
import { welfareDays } from "@domain/establishment/summary/welfare";
import { nameOf } from "@domain/directory/name-of";
import { href } from "@domain/pages";
import { Box, Group, Progress, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import {
  standIn,
  unknownName,
  useDirectory,
} from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { ComingName } from "../../../ui/display/coming-name";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { useScore } from "../../shared/evaluations/use-score";
import { useSpecieName } from "../../shared/versions/use-specie-name";

interface WelfareProps {
  welfare: Welfare;
}

const Rows = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
    {children}
  </Stack>
);

/** What the animals of an establishment are called. */
function useAnimalName(): (animalId: string) => string {
  const animals = useDirectory("animals", useReadySession().zooId);
  return (animalId) => {
    const known = animals.of(animalId);
    return known === undefined
      ? (standIn(animals, animalId) ?? unknownName)
      : nameOf(known);
  };
}

/** How each species is by its animals' latest scores, those that score least first. */
export function SpeciesWelfare({ welfare }: WelfareProps) {
  const { t } = useTranslation();
  const { species, more } = welfare;
  return (
    <Panel title={t("establishments.standing.species")}>
      {species.length === 0 ? (
        <Text c="dimmed">
          {t("establishments.standing.noScores", { days: welfareDays })}
        </Text>
      ) : (
        <>
          <Rows>
            {species.map((one) => (
              <SpecieRow key={one.specieId} {...one} />
            ))}
          </Rows>
          <Text size="sm" c="dimmed" mt="sm">
            {t("establishments.standing.speciesHelp", { days: welfareDays })}
            {more && ` ${t("establishments.standing.more")}`}
          </Text>
        </>
      )}
    </Panel>
  );
}

function SpecieRow(props: SpecieWelfare) {
  const { specieId, animals, mean, lowestId, lowest } = props;
  const { t } = useTranslation();
  const { score } = useScore();
  const nameOfAnimal = useAnimalName();
  const name = useSpecieName(specieId) ?? <ComingName />;
  return (
    <Group component="li" gap="xs" wrap="wrap">
      <Stack gap={0} style={{ flex: "2 1 12rem" }}>
        <TextLink to={href("specieDashboard", { specieId })}>{name}</TextLink>
        <Text size="sm" c="dimmed">
          {t("establishments.standing.ofAnimals", { count: animals })}
        </Text>
      </Stack>
      <Group gap="xs" wrap="nowrap" style={{ flex: "2 1 10rem" }}>
        <Progress
          value={mean * 100}
          aria-hidden
          style={{ flex: 1, minWidth: 60 }}
        />
        <Text fw={600} w="3.5rem" ta="end">
          {score(mean)}
        </Text>
      </Group>
      <Group gap={4} style={{ flex: "2 1 10rem" }}>
        <Text size="sm">{t("establishments.standing.lowest")}</Text>
        <TextLink
          size="sm"
          to={href("animal", { animalId: lowestId, tab: "evaluations" })}
        >
          {`${nameOfAnimal(lowestId)} ${score(lowest)}`}
        </TextLink>
      </Group>
    </Group>
  );
}

/** Who was not evaluated for long, or never, those who wait longest first. */
export function UnseenAnimals({ welfare }: WelfareProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const nameOfAnimal = useAnimalName();
  const { unseen, never, longest } = welfare;
  return (
    <Panel title={t("establishments.standing.unseen")}>
      {unseen + never === 0 ? (
        <Text mb="xs">
          {t("establishments.standing.allSeen", { days: welfareDays })}
        </Text>
      ) : (
        <Box mb="xs">
          <TextLink to={href("evalHistory", { tab: "unseen" })}>
            {t("establishments.standing.unseenCount", {
              count: unseen,
              days: format.number(welfareDays),
            })}
          </TextLink>
        </Box>
      )}
      {longest.length > 0 && (
        <Rows>
          {longest.map(({ animalId, at }) => (
            <Group key={animalId} component="li" justify="space-between">
              <TextLink to={href("animal", { animalId, tab: "evaluations" })}>
                {nameOfAnimal(animalId)}
              </TextLink>
              <Text size="sm" c="dimmed">
                {format.day(at, now)}
              </Text>
            </Group>
          ))}
        </Rows>
      )}
      {never > 0 && (
        <Box mt="xs">
          <TextLink
            size="sm"
            to={href("evalHistory", { tab: "unseen", status: "never" })}
          >
            {t("establishments.standing.never", { count: never })}
          </TextLink>
        </Box>
      )}
    </Panel>
  );
}

import type { AnimalCard as Card } from "@domain/animal/card/card";
import { href } from "@domain/pages";
import { Box, Group, Text } from "@mantine/core";
import { IconShare } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { NotGiven } from "../../../ui/display/coming-name";
import { FactList } from "../../../ui/display/fact-list";
import { TextLink } from "../../../ui/display/text-link";
import { PageHeader } from "../../../ui/page/page-header";
import { Panel } from "../../../ui/page/panel";
import { RecordPicture } from "../../../ui/picture/record-picture";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { EndedNotice } from "../life/ended-notice";
import { Sex } from "../parts/sex";
import { SpeciesName } from "../parts/species-name";
import type { SpecieWords } from "../parts/use-species-words";
import { useAge } from "../parts/use-age";
import { useCardSpecies } from "./use-card-words";

/** What another establishment shows of an animal; one's own is shown as others see it. */
export function AnimalCard({ animalId }: { animalId: string }) {
  const live = useLiveDoc("animalCards", animalId);
  const isRefused = live.state === "error" && live.code === "not-allowed";
  return (
    <QueryState
      query={isRefused ? { state: "data", data: null } : live}
      skeleton={<PageSkeleton />}
      empty={<NoCard />}
    >
      {(row) => row && <Shown card={row.data} />}
    </QueryState>
  );
}

function Shown({ card }: { card: Card }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const specie = useCardSpecies([card])(card);
  const { animalId, zooName } = card;
  const isOwn = card.zooId === zooId;
  return (
    <>
      <PageHeader
        title={card.animalName}
        crumbs={[
          { label: t("animals.title"), to: href("animalList") },
          { label: t("animals.neighbours.title"), to: href("singleView") },
        ]}
        facts={
          isOwn
            ? t("animals.neighbours.states.own")
            : t("animals.neighbours.states.of", { zoo: zooName })
        }
        actions={
          isOwn && (
            <ButtonLink to={href("animal", { animalId })} variant="default">
              {t("animals.neighbours.actions.record")}
            </ButtonLink>
          )
        }
      />
      <EndedNotice animal={{ ...card, animalStateReason: null }} />
      <Panel title={t("animals.states.identity")}>
        <Group align="start" gap="lg" wrap="wrap">
          <RecordPicture
            path={card.animalProfilePicture}
            name={card.animalName}
            silhouette={specie.silhouette}
            size={160}
          />
          <Box flex="1 1 17rem" maw={560}>
            <Identity card={card} words={specie.words} />
          </Box>
        </Group>
      </Panel>
      <Text size="sm" c="dimmed" mt="md">
        {t("animals.neighbours.states.nothingElse", { zoo: zooName })}
      </Text>
    </>
  );
}

function Identity({ card, words }: { card: Card; words: SpecieWords }) {
  const { t } = useTranslation();
  const format = useFormat();
  const age = useAge()(card);
  const notSet = <NotGiven />;
  return (
    <FactList
      facts={[
        {
          label: t("animals.fields.specieId"),
          value: <SpeciesName words={words} />,
        },
        {
          label: t("animals.fields.animalSexe"),
          value: <Sex sex={card.animalSexe} />,
        },
        {
          label: t("animals.fields.animalBirthdate"),
          value:
            card.birthMonth === null ? notSet : format.month(card.birthMonth),
        },
        { label: t("animals.fields.age"), value: age ?? notSet },
        { label: t("animals.neighbours.fields.zoo"), value: card.zooName },
      ]}
    />
  );
}

function NoCard() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("animals.neighbours.title")} />
      <EmptyState
        icon={IconShare}
        title={t("animals.neighbours.states.missing")}
        body={t("animals.neighbours.states.missingHelp")}
        action={
          <TextLink to={href("singleView")}>
            {t("animals.neighbours.actions.list")}
          </TextLink>
        }
      />
    </>
  );
}

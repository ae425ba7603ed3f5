import { hasEnded } from "@domain/animal/life";
import { href } from "@domain/pages";
import { isPutAway } from "@domain/record/put-away";
import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { useProfilePicture } from "../../../data/files/use-profile-picture";
import { useEnclosures } from "../../../data/hooks/use-names";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { TextLink } from "../../../ui/display/text-link";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { PageHeader } from "../../../ui/page/page-header";
import { RecordLayout } from "../../../ui/page/record-layout";
import { PictureField } from "../../../ui/picture/picture-field";
import { EndedNotice } from "../life/ended-notice";
import { useLifeItems } from "../life/use-life-items";
import { useSheetItem } from "../sheet/use-sheet-item";
import { AnimalState } from "../parts/animal-state";
import { Sex } from "../parts/sex";
import { SpeciesName } from "../parts/species-name";
import { useSilhouette } from "../parts/use-silhouette";
import { useAge } from "../parts/use-age";
import { useSpeciesWords } from "../parts/use-species-words";
import { Slot } from "../../slots";
import { AnimalActions } from "./animal-actions";
import { AnimalTabs } from "./animal-tabs";
import { useAnimalRemoval } from "./use-animal-removal";

interface AnimalRecordProps {
  row: Row<"animals">;
}

/** An animal: who it is and where it lives. */
export function AnimalRecord({ row }: AnimalRecordProps) {
  const { t } = useTranslation();
  const { data } = row;
  const picture = useProfilePicture("animals", row.id, data);
  const silhouette = useSilhouette(data.specieId);
  const { busy, items, notice } = useAnimalRemoval(row);
  const life = useLifeItems(row);
  const sheet = useSheetItem(row.id);
  return (
    <>
      <PageHeader
        title={data.animalName}
        media={
          <PictureField
            {...picture}
            {...silhouette}
            name={data.animalName}
            size={56}
            radius="xl"
            decorative
          />
        }
        crumbs={[{ label: t("animals.title"), to: href("animalList") }]}
        facts={<AnimalFacts row={row} />}
        actions={
          <>
            <AnimalActions row={row} />
            <MoreMenu
              about={data.animalName}
              items={[...sheet, ...life, ...items]}
              busy={busy}
            />
          </>
        }
      />
      {notice}
      <EndedNotice animal={data} />
      <RecordLayout
        rail={
          <Slot
            name="animals.rail"
            props={{
              kind: "animals",
              id: row.id,
              sectorId: data.sectorId,
              over: hasEnded(data) || isPutAway(data),
            }}
          />
        }
      >
        <AnimalTabs row={row} />
      </RecordLayout>
    </>
  );
}

/** Species, sex, age and enclosure in one line. */
function AnimalFacts({ row: { data, pending } }: { row: Row<"animals"> }) {
  const wordsOf = useSpeciesWords();
  const age = useAge()(data);
  const enclosureId = data.animalEnclosureData?.enclosureId ?? null;
  const enclosure = useEnclosures(data.zooId).of(enclosureId);
  return (
    <Group gap="md" style={{ rowGap: 2 }}>
      <SpeciesName words={wordsOf(data)} />
      <Sex sex={data.animalSexe} />
      {age !== null && <span>{age}</span>}
      {enclosure !== undefined && (
        <TextLink
          to={href("enclosure", { enclosureId: enclosure.enclosureId })}
          inherit
        >
          {enclosure.enclosureName}
        </TextLink>
      )}
      <AnimalState animal={data} />
      {pending && <PendingBadge />}
    </Group>
  );
}

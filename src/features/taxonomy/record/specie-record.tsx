import { href } from "@domain/pages";
import { Button, Group } from "@mantine/core";
import { IconEyeSearch, IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useCan } from "../../../data/hooks/use-can";
import { ButtonLink } from "../../../ui/display/button-link";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { MoreMenu } from "../../../ui/menu/more-menu";
import { PageHeader } from "../../../ui/page/page-header";
import { RecordTabs } from "../../../ui/page/record-tabs";
import { SpecieAnimals } from "../dashboard/specie-animals";
import { ReviewBadge } from "../list/specie-table";
import { Completeness } from "../parts/completeness";
import { useTaxonActions } from "../parts/use-taxon-actions";
import type { TaxonRow } from "../parts/use-taxa";
import { useTaxonWord } from "../parts/taxon-name";
import { ReviewNotice } from "./review-notice";
import { ReviewPanel } from "./review-panel";
import { SpecieInformation } from "./specie-information";
import { SpecieLogs } from "./specie-logs";

interface SpecieRecordProps {
  specie: TaxonRow<"species">;
}

/** A species: its names, its animals, what was changed of it, and its review. */
export function SpecieRecord({ specie }: SpecieRecordProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayChange = useCan()("change", "taxonomy");
  const word = useTaxonWord()(specie);
  const [reviewing, setReviewing] = useState(false);
  const { underReview } = specie.row.data;
  const { items, busy, notice } = useTaxonActions("species", specie, {
    onRemoved: () => void navigate(href("specieList"), { replace: true }),
    onMerged: (specieId) =>
      void navigate(href("specie", { specieId }), { replace: true }),
  });
  return (
    <>
      <PageHeader
        title={specie.latin}
        crumbs={[
          { label: t("taxonomy.title.species"), to: href("specieList") },
        ]}
        facts={
          <Group gap="md" style={{ rowGap: 2 }}>
            {word !== null && <span>{word}</span>}
            <Completeness names={specie.names} />
            {underReview && <ReviewBadge />}
            {specie.pending && <PendingBadge />}
          </Group>
        }
        actions={
          mayChange && (
            <>
              {!underReview && (
                <Button
                  variant="default"
                  leftSection={<IconEyeSearch size={16} aria-hidden />}
                  onClick={() => setReviewing(true)}
                >
                  {t("taxonomy.actions.review")}
                </Button>
              )}
              <ButtonLink
                to={href("specie", { specieId: specie.id, mode: "edit" })}
                variant="default"
                leftSection={<IconPencil size={16} aria-hidden />}
              >
                {t("common.actions.edit")}
              </ButtonLink>
              <MoreMenu about={specie.latin} items={items} busy={busy} />
            </>
          )
        }
      />
      {notice}
      {underReview && <ReviewNotice specie={specie} />}
      {reviewing && (
        <ReviewPanel specie={specie} onClose={() => setReviewing(false)} />
      )}
      <SpecieTabs specie={specie} />
    </>
  );
}

function SpecieTabs({ specie }: SpecieRecordProps) {
  const { t } = useTranslation();
  const mayReadLogs = useCan()("read", "specieLogs");
  return (
    <RecordTabs
      label={specie.latin}
      tabs={[
        {
          id: "information",
          label: t("taxonomy.tabs.information"),
          content: <SpecieInformation specie={specie} />,
        },
        {
          id: "animals",
          label: t("taxonomy.tabs.animals"),
          content: <SpecieAnimals specieId={specie.id} />,
        },
        ...(mayReadLogs
          ? [
              {
                id: "logs",
                label: t("taxonomy.tabs.logs"),
                content: <SpecieLogs specieId={specie.id} />,
              },
            ]
          : []),
      ]}
    />
  );
}

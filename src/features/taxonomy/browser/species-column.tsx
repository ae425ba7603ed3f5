import { href } from "@domain/pages";
import { taxonOf } from "@domain/taxonomy/taxon";
import { localized } from "@domain/taxonomy/taxonomy";
import { speciesQuery } from "@domain/taxonomy/taxonomy-queries";
import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useLanguage } from "../../../lib/i18n/use-language";
import { TaxonColumn } from "./taxon-column";

/** So many species are read at once. */
const atOnce = 50;

/** The species of a family by latin name, more of them where somebody asks; each leads to its page. */
export function SpeciesColumn({ familyId }: { familyId: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [limit, setLimit] = useState(atOnce);
  const none = { orderId: null, underReview: null, latin: null, from: null };
  const live = useLiveQueries([speciesQuery({ familyId, ...none }, limit)]);
  const rows = live.state === "data" ? live.data.rows : [];
  return (
    <Stack gap="xs">
      <TaxonColumn
        title={t("taxonomy.browser.species")}
        live={live}
        rows={rows
          .map(({ id, data }) => taxonOf("species", id, data))
          .map(({ id, latin, name, names }) => ({
            ...{ id, latin },
            name: localized(names, language, name || latin),
          }))}
        chosen={null}
        to={(specieId) => href("specieDashboard", { specieId })}
      />
      {live.state === "data" && live.data.full && (
        <Button
          variant="default"
          mih={44}
          onClick={() => setLimit(limit + atOnce)}
        >
          {t("taxonomy.browser.more")}
        </Button>
      )}
    </Stack>
  );
}

import { href } from "@domain/pages";
import type { Taxon } from "@domain/taxonomy/taxon";
import { speciesQuery } from "@domain/taxonomy/taxonomy-queries";
import { Box, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { TextLink } from "../../../ui/display/text-link";
import { LoadMore } from "../../../ui/list/load-more";
import { QueryState } from "../../../ui/state/query-state";
import { TaxonName } from "../parts/taxon-name";
import { useCount } from "../parts/use-count";
import { useSpeciesPages } from "../parts/use-species-pages";
import { Branch } from "./branch";

const none = {
  familyId: null,
  orderId: null,
  underReview: null,
  latin: null,
};

/** An order with its families; how many species each has is counted once it is opened. */
export function OrderBranch({
  order,
  families,
}: {
  order: Taxon;
  families: readonly Taxon[];
}) {
  const { t } = useTranslation();
  return (
    <Branch
      taxon={order}
      count={t("taxonomy.recap.families", { count: families.length })}
    >
      {() =>
        families.length === 0 ? (
          <Nothing />
        ) : (
          families.map((family) => (
            <FamilyBranch key={family.id} family={family} />
          ))
        )
      }
    </Branch>
  );
}

/** A family with its species, read once it is opened. */
export function FamilyBranch({ family }: { family: Taxon }) {
  const { t } = useTranslation();
  const wish = { ...none, familyId: family.id };
  const count = useCount(speciesQuery({ ...wish, from: null }, 1));
  return (
    <Branch
      taxon={family}
      count={count === null ? null : t("taxonomy.recap.species", { count })}
    >
      {() => <SpeciesOf familyId={family.id} />}
    </Branch>
  );
}

function SpeciesOf({ familyId }: { familyId: string }) {
  const mayChange = useCan()("change", "taxonomy");
  const { live, rows, more, growing } = useSpeciesPages({ ...none, familyId });
  return (
    <QueryState query={live}>
      {() =>
        rows.length === 0 ? (
          <Nothing />
        ) : (
          <>
            {rows.map((specie) => (
              <Box
                key={specie.id}
                component="li"
                py={6}
                style={{ listStyle: "none" }}
              >
                <TextLink
                  to={
                    mayChange
                      ? href("specie", { specieId: specie.id })
                      : href("specieDashboard", { specieId: specie.id })
                  }
                >
                  <TaxonName taxon={specie} />
                </TextLink>
              </Box>
            ))}
            <Box component="li" style={{ listStyle: "none" }}>
              <LoadMore onMore={more} loading={growing} />
            </Box>
          </>
        )
      }
    </QueryState>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <Text component="li" c="dimmed" py={6} style={{ listStyle: "none" }}>
      {t("taxonomy.recap.nothing")}
    </Text>
  );
}

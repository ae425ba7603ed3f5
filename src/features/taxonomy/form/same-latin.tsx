import { href } from "@domain/pages";
import { latinKey } from "@domain/taxonomy/latin";
import { specieByLatinQuery } from "@domain/taxonomy/taxonomy-queries";
import { Alert } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useSpeciesSearch } from "../../../data/words/use-species-search";
import { TextLink } from "../../../ui/display/text-link";

/** That another species already has this latin name, whatever its case and accents, and the way there. */
export function SameLatin({
  latin,
  own,
}: {
  latin: string;
  /** The species the form is about. */
  own: string | null;
}) {
  const { t } = useTranslation();
  const [settled] = useDebouncedValue(latin.trim(), 300);
  const live = useLiveQueries(
    settled === "" ? null : [specieByLatinQuery(settled, 2)],
  );
  const rows = settled !== "" && live.state === "data" ? live.data.rows : [];
  // The index knows it however it is written, the query also what was only just made.
  const { species } = useSpeciesSearch(settled);
  const key = latinKey(settled);
  const other = [
    ...rows.map(({ id, data }) => ({ id, latinName: data.specieLatinName })),
    ...species,
  ].find(({ id, latinName }) => id !== own && latinKey(latinName) === key);
  if (settled === "" || other === undefined) return null;
  return (
    <Alert
      color="orange"
      role="status"
      title={t("taxonomy.messages.sameLatin")}
    >
      <TextLink to={href("specie", { specieId: other.id })} size="sm">
        {other.latinName}
      </TextLink>
    </Alert>
  );
}

import { href } from "@domain/pages";
import { specieByLatinQuery } from "@domain/taxonomy/taxonomy-queries";
import { Alert } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { TextLink } from "../../../ui/display/text-link";

/** That another species already has exactly this latin name, and the way there. */
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
  const other = rows.find(({ id }) => id !== own);
  if (other === undefined) return null;
  return (
    <Alert
      color="orange"
      role="status"
      title={t("taxonomy.messages.sameLatin")}
    >
      <TextLink to={href("specie", { specieId: other.id })} size="sm">
        {other.data.specieLatinName}
      </TextLink>
    </Alert>
  );
}

import type { Taxon } from "@domain/taxonomy/taxon";
import { localized } from "@domain/taxonomy/taxonomy";
import { Text } from "@mantine/core";
import { useLanguage } from "../../../lib/i18n/use-language";

/** What a species, family or order is called in the reader's language; null where only its latin name is known. */
export function useTaxonWord(): (
  taxon: Pick<Taxon, "latin" | "name" | "names">,
) => string | null {
  const language = useLanguage();
  return ({ names, name, latin }) => {
    const word = localized(names, language, name);
    return word === "" || word === latin ? null : word;
  };
}

/** A latin name, as it is written. */
export const Latin = ({ children }: { children: string }) => (
  <Text component="em" inherit lang="la">
    {children}
  </Text>
);

/** Latin name first, then the reader's word for it; on one line that is cut at its end. */
export function TaxonName({
  taxon,
}: {
  taxon: Pick<Taxon, "latin" | "name" | "names">;
}) {
  const word = useTaxonWord()(taxon);
  return (
    <Text component="span" inherit truncate display="block">
      <Latin>{taxon.latin}</Latin>
      {word !== null && (
        <Text component="span" inherit c="dimmed" fw={400}>
          {" · "}
          {word}
        </Text>
      )}
    </Text>
  );
}

import { citation } from "@domain/biblio/cited";
import { href } from "@domain/pages";
import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { usePublications } from "../../../data/biblio/use-publications";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import type { OfRecord } from "../../slot-table";

/** The publications about a species; nothing where there is none. */
export function Component({ id: specieId }: OfRecord) {
  const { t } = useTranslation();
  const live = usePublications();
  const about =
    live.state === "data"
      ? live.data.rows.filter(
          ({ data }) => !data.archived && data.specieIds.includes(specieId),
        )
      : [];
  if (about.length === 0) return null;
  return (
    <Panel title={t("biblio.title")}>
      <Stack gap="xs">
        {about.map(({ id, data }) => (
          <TextLink key={id} to={href("biblio", { biblioId: id })}>
            {citation(data)}
          </TextLink>
        ))}
      </Stack>
    </Panel>
  );
}

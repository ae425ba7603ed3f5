import { href } from "@domain/pages";
import { Stack } from "@mantine/core";
import { MarkedName } from "../../../ui/display/marked-name";
import { TextLink } from "../../../ui/display/text-link";
import { useSectorMarks } from "../use-sector-names";

/** Sectors by colour and name, each a link to its page. */
export function SectorNames({ ids }: { ids: readonly string[] }) {
  const mark = useSectorMarks();
  return (
    <Stack gap={2} align="flex-start">
      {ids.map((id) => (
        <TextLink key={id} to={href("sector", { sectorId: id })}>
          <MarkedName {...mark(id)} />
        </TextLink>
      ))}
    </Stack>
  );
}

import { Title } from "@mantine/core";
import { IconRoute } from "@tabler/icons-react";
import { ButtonLink } from "../../../ui/display/button-link";
import { wrapped } from "../../../ui/theme/may-wrap";

/** More are found by their name. */
export const shownAtMost = 60;

const grid = {
  display: "grid",
  gap: "var(--mantine-spacing-xs)",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
};

interface PlacesProps {
  title: string;
  places: readonly { id: string; name: string; to: string }[];
  isRound?: boolean;
}

/** Where something can be collected, each a large link. */
export function Places({ title, places, isRound = false }: PlacesProps) {
  return (
    <section aria-label={title}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <div style={grid}>
        {places.map(({ id, name, to }) => (
          <ButtonLink
            key={id}
            to={to}
            fullWidth
            size="md"
            h="auto"
            mih={56}
            py="xs"
            variant="default"
            justify="flex-start"
            styles={wrapped}
            leftSection={isRound && <IconRoute size={20} aria-hidden />}
          >
            {name}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}

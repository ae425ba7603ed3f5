import { responses } from "@domain/enrichment/session";
import type { Evaluation } from "@domain/enrichment/session";
import { Button, Group, Stack, Text, UnstyledButton } from "@mantine/core";
import { IconMoodEmpty, IconMoodSad, IconMoodSmile } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

export type Response = Evaluation["responses"][string];

export const faceIcons = {
  positive: IconMoodSmile,
  neutral: IconMoodEmpty,
  negative: IconMoodSad,
} as const satisfies Record<Response, unknown>;

interface FacesProps {
  animals: readonly { id: string; name: string }[];
  said: Evaluation["responses"];
  onSay: (animalId: string, response: Response) => void;
}

/** More are shown when they are asked for. */
const shownFirst = 6;

/** One of three faces for each animal. */
export function Faces({ animals, said, onSay }: FacesProps) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = all ? animals : animals.slice(0, shownFirst);
  return (
    <Stack gap={4}>
      {shown.map(({ id, name }) => (
        <Group
          key={id}
          role="group"
          aria-label={t("enrichment.log.states.facesOf", { name })}
          justify="space-between"
          wrap="nowrap"
          gap="xs"
        >
          <Text truncate miw={0}>
            {name}
          </Text>
          <Group gap={4} wrap="nowrap">
            {responses.map((response) => (
              <Face
                key={response}
                response={response}
                chosen={said[id] === response}
                onClick={() => onSay(id, response)}
              />
            ))}
          </Group>
        </Group>
      ))}
      {animals.length > shown.length && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {t("enrichment.log.actions.allAnimals", { count: animals.length })}
        </Button>
      )}
    </Stack>
  );
}

interface FaceProps {
  response: Response;
  chosen: boolean;
  onClick: () => void;
}

function Face({ response, chosen, onClick }: FaceProps) {
  const { t } = useTranslation();
  const Icon = faceIcons[response];
  return (
    <UnstyledButton
      w={48}
      h={44}
      ta="center"
      title={t(`enrichment.log.options.face.${response}`)}
      aria-label={t(`enrichment.log.options.face.${response}`)}
      aria-pressed={chosen}
      bdrs="sm"
      c={chosen ? "var(--mantine-primary-color-contrast)" : "inherit"}
      bg={chosen ? "var(--mantine-primary-color-filled)" : "transparent"}
      onClick={onClick}
    >
      <Icon size={28} stroke={1.5} aria-hidden />
    </UnstyledButton>
  );
}

/** How the animals took it, in numbers; nothing where nobody said. */
export function FaceCounts({ said }: { said: Evaluation["responses"] }) {
  const { t } = useTranslation();
  const values = Object.values(said);
  const counted = responses
    .map((response) => ({
      response,
      count: values.filter((one) => one === response).length,
    }))
    .filter(({ count }) => count > 0);
  return counted.map(({ response, count }) => {
    const Icon = faceIcons[response];
    const word = t(`enrichment.log.options.face.${response}`);
    return (
      <Group key={response} component="span" gap={4} wrap="nowrap">
        <Icon size={16} aria-hidden />
        <span>{values.length > 1 ? `${word} ${String(count)}` : word}</span>
      </Group>
    );
  });
}

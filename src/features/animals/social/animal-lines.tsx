import type { AnimalEntry } from "@domain/directory/kinds";
import { href } from "@domain/pages";
import { Group, List, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { TextLink } from "../../../ui/display/text-link";
import { AnimalState } from "../parts/animal-state";
import { Sex } from "../parts/sex";
import { useAge } from "../parts/use-age";

/** As many as anybody reads through; how many more there are is said. */
const shown = 20;

export type Line = Pick<
  AnimalEntry,
  "id" | "name" | "sex" | "birthMonth" | "state" | "archived"
> & {
  /** What it is to the other, where that is to be said. */
  role?: string;
};

/** Animals by name, each with sex and age, as a way there. */
export function AnimalLines({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation();
  const ageOf = useAge();
  const more = lines.length - shown;
  const born = (month: string | null) =>
    month === null ? null : `${month.slice(5)}/${month.slice(0, 4)}`;
  return (
    <>
      <List listStyleType="none" spacing={6}>
        {lines.slice(0, shown).map((one) => {
          // Of who died or left, the directory does not know when.
          const age = ageOf({
            animalBirthdate: born(one.birthMonth),
            animalState: one.state,
            animalStateDate: null,
          });
          return (
            <List.Item key={one.id}>
              <Group gap="sm" style={{ rowGap: 2 }}>
                <TextLink to={href("animal", { animalId: one.id })}>
                  {one.name}
                </TextLink>
                {one.role !== undefined && <Text c="dimmed">{one.role}</Text>}
                <Sex sex={one.sex} />
                {age !== null && <Text c="dimmed">{age}</Text>}
                <AnimalState
                  animal={{ animalState: one.state, isArchived: one.archived }}
                />
              </Group>
            </List.Item>
          );
        })}
      </List>
      {more > 0 && (
        <Text c="dimmed" mt="xs">
          {t("animals.life.social.more", { count: more })}
        </Text>
      )}
    </>
  );
}

import { quantityMax } from "@domain/enrichment/movement";
import type { EnrichmentUse } from "@domain/enrichment/use";
import { Button, Card, Group, NumberInput, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { StockWords } from "../parts/stock-words";
import { wrapped } from "../../../ui/theme/may-wrap";

export interface OfferedObject {
  id: string;
  name: string;
  use: EnrichmentUse | undefined;
}

interface ObjectButtonsProps {
  objects: readonly OfferedObject[];
  /** The species that are there: what is refused for one of them is not placed. */
  specieIds: readonly string[];
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onPlace: (object: OfferedObject, quantity: number) => void;
}

/** Objects to be placed, each a large button; the chosen one says how many and is placed by a second touch. */
export function ObjectButtons(props: ObjectButtonsProps) {
  const { objects, specieIds, chosen, onChoose, onPlace } = props;
  const { t } = useTranslation();
  const isRefused = ({ use }: OfferedObject) =>
    specieIds.some((id) => use?.refusedSpecies.includes(id) === true);
  return (
    <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
      {objects.map((object) => {
        const refused = isRefused(object);
        const isChosen = chosen === object.id && !refused;
        return (
          <li key={object.id}>
            <Button
              fullWidth
              size="md"
              h="auto"
              mih={56}
              py="xs"
              variant={isChosen ? "light" : "default"}
              justify="flex-start"
              aria-expanded={isChosen}
              disabled={refused}
              styles={wrapped}
              onClick={() => onChoose(isChosen ? null : object.id)}
            >
              <Stack component="span" gap={0}>
                <span>{object.name}</span>{" "}
                <Text component="span" size="sm">
                  {refused ? (
                    t("enrichment.log.states.refused")
                  ) : (
                    <StockWords use={object.use} />
                  )}
                </Text>
              </Stack>
            </Button>
            {isChosen && (
              <PlaceForm
                name={object.name}
                onPlace={(quantity) => onPlace(object, quantity)}
              />
            )}
          </li>
        );
      })}
    </Stack>
  );
}

interface PlaceFormProps {
  name: string;
  onPlace: (quantity: number) => void;
}

function PlaceForm({ name, onPlace }: PlaceFormProps) {
  const { t } = useTranslation();
  const [quantity, setQuantity] = useState<number>(1);
  return (
    <Card withBorder mt={4}>
      <Group align="end" gap="sm" wrap="nowrap">
        <NumberInput
          label={t("enrichment.log.fields.quantity")}
          size="md"
          w={120}
          value={quantity}
          onChange={(value) =>
            setQuantity(typeof value === "number" ? value : 1)
          }
          min={1}
          max={quantityMax}
          allowDecimal={false}
          allowNegative={false}
        />
        <Button
          size="md"
          mih={48}
          flex={1}
          leftSection={<IconPlus size={20} aria-hidden />}
          aria-label={t("enrichment.log.actions.placedNamed", { name })}
          onClick={() => onPlace(quantity)}
        >
          {t("enrichment.log.actions.placed")}
        </Button>
      </Group>
    </Card>
  );
}

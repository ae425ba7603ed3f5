import { ActionIcon, Chip, Group, Input, Stack, Text } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { moved } from "../../shared/way/kept-way";
import type { Way } from "../../shared/way/kept-way";

interface WayPanelProps {
  opened: boolean;
  onClose: () => void;
  /** The enclosures, animals or parameters in their order. */
  stops: readonly { id: string; name: string }[];
  /** What is measured on the way. */
  parameters: readonly { id: string; name: string }[];
  way: Way;
  onChange: (way: Partial<Way>) => void;
}

/** In which order a round goes, and what is measured on it. */
export function WayPanel(props: WayPanelProps) {
  const { opened, onClose, stops, parameters, way, onChange } = props;
  const { t } = useTranslation();
  const fieldId = useId();
  const ids = stops.map(({ id }) => id);
  const shown = parameters
    .map(({ id }) => id)
    .filter((id) => !way.without.includes(id));
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      title={t("measures.round.way")}
      closeLabel={t("common.actions.close")}
    >
      <Stack gap="lg">
        <Input.Wrapper
          label={t("measures.round.parameters")}
          labelElement="div"
        >
          <Chip.Group
            multiple
            value={shown}
            onChange={(chosen) =>
              onChange({
                without: parameters
                  .map(({ id }) => id)
                  .filter((id) => !chosen.includes(id)),
              })
            }
          >
            <Group
              gap={6}
              mt={4}
              role="group"
              aria-label={t("measures.round.parameters")}
            >
              {parameters.map(({ id, name }) => (
                <Chip key={id} value={id} size="md" radius="md">
                  {name}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </Input.Wrapper>
        {stops.length > 1 && (
          <section aria-labelledby={fieldId}>
            <Text id={fieldId} fw={500} size="sm" mb={4}>
              {t("measures.round.order")}
            </Text>
            <Stack
              component="ol"
              gap={4}
              p={0}
              m={0}
              style={{ listStyle: "none" }}
            >
              {stops.map(({ id, name }, index) => (
                <Group
                  key={id}
                  component="li"
                  justify="space-between"
                  wrap="nowrap"
                >
                  <Text>{name}</Text>
                  <Group gap={4} wrap="nowrap">
                    {([-1, 1] as const).map((by) => (
                      <ActionIcon
                        key={by}
                        size={44}
                        disabled={
                          by < 0 ? index === 0 : index === stops.length - 1
                        }
                        aria-label={t(
                          by < 0
                            ? "measures.round.earlier"
                            : "measures.round.later",
                          { name },
                        )}
                        onClick={() => onChange({ order: moved(ids, id, by) })}
                      >
                        {by < 0 ? (
                          <IconArrowUp size={18} aria-hidden />
                        ) : (
                          <IconArrowDown size={18} aria-hidden />
                        )}
                      </ActionIcon>
                    ))}
                  </Group>
                </Group>
              ))}
            </Stack>
          </section>
        )}
      </Stack>
    </SidePanel>
  );
}

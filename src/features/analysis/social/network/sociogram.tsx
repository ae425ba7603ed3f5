import type { Edge } from "@domain/analysis/association/network";
import { Box, Button, Stack, Text } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWidth } from "../../../../ui/layout/use-width";
import type { Spot } from "./layout";
import { layoutOf } from "./layout";
import type { SociogramLink } from "./link";
import { Link } from "./link";
import { Node } from "./node";
import type { Member } from "./use-members";
import classes from "./sociogram.module.css";

/** Room for names at the edges, in px. */
const edge = { x: 44, top: 24, bottom: 40 };

interface SociogramProps {
  animalIds: readonly string[];
  /** Whoever has more to do with each other lies nearer. */
  pulls: readonly Edge[];
  links: readonly SociogramLink[];
  members: readonly Member[];
  label: string;
  says: (member: Member) => string;
}

const clamped = (value: number): number => Math.min(1, Math.max(0, value));

const isOf = ({ one, other }: SociogramLink, id: string | null): boolean =>
  one === id || other === id;

/** A network drawn once: whoever keeps together more lies nearer, until somebody moves them. */
export function Sociogram(props: SociogramProps) {
  const { animalIds, pulls, links, members, label, says } = props;
  const { t } = useTranslation();
  const [measure, measured] = useWidth<HTMLDivElement>();
  const [first] = useState(() => layoutOf(animalIds, pulls));
  const [spots, setSpots] = useState<ReadonlyMap<string, Spot>>(first);
  const [chosen, choose] = useState<string | null>(null);
  const hint = useId();
  const width = Number.isFinite(measured) ? Math.max(280, measured ?? 0) : 640;
  const height = Math.min(560, Math.max(360, width * 0.7));
  const room = {
    x: width - 2 * edge.x,
    y: height - edge.top - edge.bottom,
  };
  const at = (id: string) => {
    const { x, y } = spots.get(id) ?? { x: 0.5, y: 0.5 };
    return { x: edge.x + x * room.x, y: edge.top + y * room.y };
  };
  const move = (id: string, across: number, down: number) =>
    setSpots((now) => {
      const { x, y } = now.get(id) ?? { x: 0.5, y: 0.5 };
      return new Map(now).set(id, {
        x: clamped(x + across / room.x),
        y: clamped(y + down / room.y),
      });
    });
  const most = Math.max(...links.map(({ weight }) => weight));
  const own = links
    .filter((link) => isOf(link, chosen))
    .toSorted((a, b) => b.weight - a.weight);
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed" id={hint} data-screen>
        {t("analysis.social.network.hint")}
      </Text>
      <Box ref={measure} className={classes["room"] ?? ""}>
        <svg
          role="group"
          aria-label={label}
          aria-describedby={hint}
          width={width}
          height={height}
          viewBox={`0 0 ${String(width)} ${String(height)}`}
          style={{ maxWidth: "100%" }}
          className={classes["picture"]}
        >
          <g aria-hidden>
            {links.map((link) => (
              <Link
                key={JSON.stringify([link.one, link.other])}
                link={link}
                from={at(link.one)}
                to={at(link.other)}
                most={most}
                of={chosen === null ? null : isOf(link, chosen)}
              />
            ))}
          </g>
          {members.map((member) => (
            <Node
              key={member.id}
              member={member}
              {...at(member.id)}
              label={says(member)}
              isChosen={chosen === member.id}
              onChoose={() => choose(chosen === member.id ? null : member.id)}
              onMove={(across, down) => move(member.id, across, down)}
            />
          ))}
        </svg>
      </Box>
      <Box aria-live="polite">
        {own.map((link) => (
          <Text key={JSON.stringify([link.one, link.other])} size="sm">
            {link.text}
          </Text>
        ))}
        {chosen !== null && own.length === 0 && (
          <Text size="sm">{t("analysis.social.network.noLink")}</Text>
        )}
      </Box>
      {spots !== first && (
        <Button
          variant="default"
          data-screen
          mih={44}
          style={{ alignSelf: "start" }}
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => setSpots(first)}
        >
          {t("analysis.social.network.reset")}
        </Button>
      )}
    </Stack>
  );
}

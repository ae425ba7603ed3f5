import type { DyadReport } from "@domain/observation/analysed/social/association";
import { Box, Button, Stack, Text } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWidth } from "../../../../ui/layout/use-width";
import type { Spot } from "./layout";
import { layoutOf } from "./layout";
import { Node } from "./node";
import type { Member } from "./use-members";
import classes from "./sociogram.module.css";

/** Room for names at the edges, in px. */
const edge = { x: 44, top: 24, bottom: 40 };
const widest = 9;

interface SociogramProps {
  animalIds: readonly string[];
  dyads: readonly DyadReport[];
  members: readonly Member[];
  label: string;
  says: (member: Member) => string;
  /** "Nala and Kito 0.61 (0.52 to 0.70, 120 scans)". */
  saysLink: (dyad: DyadReport) => string;
}

const clamped = (value: number): number => Math.min(1, Math.max(0, value));

const isOf = ({ one, other }: DyadReport, id: string | null): boolean =>
  one === id || other === id;

const strengthOf = ({ association }: DyadReport): number =>
  association?.value ?? 0;

/** A network drawn once: whoever keeps together more lies nearer, until somebody moves them. */
export function Sociogram(props: SociogramProps) {
  const { animalIds, dyads, members, label, says, saysLink } = props;
  const { t } = useTranslation();
  const [measure, measured] = useWidth<HTMLDivElement>();
  const [first] = useState(() => layoutOf(animalIds, dyads));
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
  const links = dyads.filter(({ isEdge }) => isEdge);
  const most = Math.max(...links.map(strengthOf));
  const own = links
    .filter((link) => isOf(link, chosen))
    .toSorted((a, b) => strengthOf(b) - strengthOf(a));
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
                text={saysLink(link)}
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
            {saysLink(link)}
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

interface LinkProps {
  link: DyadReport;
  from: Spot;
  to: Spot;
  /** The highest index of all. */
  most: number;
  /** Whether it is of the chosen animal; null: nobody is chosen. */
  of: boolean | null;
  text: string;
}

/** How two keep together: the wider the line the more, broken where its interval is wider than the index itself. */
function Link({ link, from, to, most, of, text }: LinkProps) {
  const { association } = link;
  if (association === null) return null;
  const { value, interval } = association;
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      strokeWidth={1 + (widest * value) / most}
      {...(interval.high - interval.low > value && { strokeDasharray: "7 5" })}
      className={classes["link"]}
      data-of={of === true || undefined}
      data-faint={of === false || undefined}
    >
      <title>{text}</title>
    </line>
  );
}

import type { ScanLine } from "@domain/observation/collect/scan-draft";
import { isComplete } from "@domain/observation/collect/scan-draft";
import { UnstyledButton } from "@mantine/core";
import {
  IconCircleCheck,
  IconCircleDashed,
  IconCircleHalf2,
  IconEyeOff,
} from "@tabler/icons-react";
import { memo, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { RecordPicture } from "../../../ui/picture/record-picture";
import classes from "./scan.module.css";

const icons = {
  unsaid: IconCircleDashed,
  unseen: IconEyeOff,
  part: IconCircleHalf2,
  done: IconCircleCheck,
} as const;
/** In px, that the next ones show. */
const edge = 24;
type Standing = keyof typeof icons;

function standingOf(line: ScanLine, asksPlace: boolean): Standing {
  if (line.did === "unseen") return "unseen";
  if (isComplete(line, asksPlace)) return "done";
  return line.did === "unsaid" && line.x === null && line.areaId === null
    ? "unsaid"
    : "part";
}

/** Scrolls the list alone: what is around it stays under the finger. */
function showWithin(list: HTMLElement, tile: HTMLElement): void {
  const [around, own] = [
    list.getBoundingClientRect(),
    tile.getBoundingClientRect(),
  ];
  const above = around.top - own.top;
  const below = own.bottom - around.bottom;
  if (above > 0) list.scrollTop -= above + edge;
  else if (below > 0) list.scrollTop += below + edge;
}

interface AnimalTilesProps {
  lines: readonly ScanLine[];
  active: string | null;
  asksPlace: boolean;
  /** A tile is touched to say at whom a behaviour is directed. */
  asksPartner: boolean;
  nameOf: (line: ScanLine) => string;
  didOf: (line: ScanLine) => string;
  pictureOf: (line: ScanLine) => string | null;
  onTouch: (key: string) => void;
}

/** All that are scanned, each with what is said of it: the tab key leads to the active one, arrows to the others. */
export function AnimalTiles(props: AnimalTilesProps) {
  const { lines, active, asksPlace, asksPartner, onTouch } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tile = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !tile) return;
    showWithin(list.current, tile);
    // Whoever walks through the tiles stays on the active one.
    if (list.current.contains(document.activeElement))
      tile.focus({ preventScroll: true });
  }, [active]);
  return (
    <ul
      ref={list}
      className={classes.tiles}
      aria-label={t("observation.scan.fields.animals")}
      data-partner={asksPartner || undefined}
    >
      {lines.map((line) => (
        <Tile
          key={line.key}
          tileKey={line.key}
          name={props.nameOf(line)}
          did={props.didOf(line)}
          picture={props.pictureOf(line)}
          standing={standingOf(line, asksPlace)}
          isActive={line.key === active}
          isDisabled={
            asksPartner && (line.key === active || line.animalId === null)
          }
          onTouch={onTouch}
        />
      ))}
    </ul>
  );
}

interface TileProps {
  tileKey: string;
  name: string;
  did: string;
  picture: string | null;
  standing: Standing;
  isActive: boolean;
  isDisabled: boolean;
  onTouch: (key: string) => void;
}

const Tile = memo(function Tile(props: TileProps) {
  const { tileKey, name, did, picture, standing, isActive, onTouch } = props;
  const Icon = icons[standing];
  return (
    <li>
      <UnstyledButton
        className={classes.tile ?? ""}
        aria-current={isActive || undefined}
        aria-disabled={props.isDisabled || undefined}
        data-standing={standing}
        data-scan-tile
        data-autofocus={isActive || undefined}
        tabIndex={isActive ? 0 : -1}
        onClick={() => {
          if (!props.isDisabled) onTouch(tileKey);
        }}
      >
        {picture !== null && (
          <span className={classes.picture}>
            <RecordPicture path={picture} name={name} size={28} decorative />
          </span>
        )}
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span className={classes.did}>{did}</span>
        </span>
        <Icon size={18} aria-hidden className={classes.icon ?? ""} />
      </UnstyledButton>
    </li>
  );
});

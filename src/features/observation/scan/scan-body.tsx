import type { Behaviour } from "@domain/ethogram/version";
import { wordsIn } from "@domain/ethogram/publish/freeze";
import type { ScanLine } from "@domain/observation/collect/scan-draft";
import { activeOf } from "@domain/observation/collect/scan-draft";
import { lastOf, nextTouch } from "@domain/observation/collect/scan-touch";
import { Stack, Text, VisuallyHidden } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/i18n/use-language";
import { DefinitionSheet } from "../collect/sheets/definition-sheet";
import { EnclosureReadiness } from "../parts/enclosure-readiness";
import { ActiveLine } from "./active-line";
import { AnimalTiles } from "./animal-tiles";
import { BehaviourKeys } from "./behaviour-keys";
import { PlacePart } from "./place-part";
import { RestTools } from "./rest-tools";
import type { ScanSheetProps } from "./scan-sheet";
import classes from "./scan.module.css";
import type { Scan } from "./use-scan";
import type { ScanActs } from "./use-scan-acts";
import { useScanHint, useScanWords } from "./use-scan-words";

type ScanBodyProps = ScanSheetProps & {
  scan: Scan;
  acts: ScanActs;
  /** Something is asked in its place: it stays as it is. */
  isHidden: boolean;
  /** Of which behaviours the definitions are read; null: of none. */
  asked: readonly Behaviour[] | null;
  onAsked: (behaviours: readonly Behaviour[] | null) => void;
};

/** On a phone, where the map lies below the keys, what is touched next comes into sight by itself; elsewhere nothing moves. */
function useNextInSight(step: string, isOnMap: boolean) {
  const body = useRef<HTMLDivElement>(null);
  const where = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const all = body.current;
    if (all === null || getComputedStyle(all).overflowY !== "auto") return;
    if (isOnMap) where.current?.scrollIntoView({ block: "nearest" });
    else all.scrollTo({ top: 0 });
  }, [step, isOnMap]);
  return [body, where] as const;
}

/** Who is scanned, what the active one does and where it is. */
export function ScanBody(props: ScanBodyProps) {
  const { session, plan, words, animals, groups, areas, previous } = props;
  const { scan, acts, isHidden, asked, onAsked } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const said = useScanWords({
    behaviours: plan.behaviours,
    words,
    animals,
    groups,
    areas,
  });
  const hint = useScanHint(scan.draft, acts.rules.asksPlace, said);
  const { lines, active } = scan.draft;
  const line = activeOf(scan.draft);
  const { grid } = acts;
  const [body, where] = useNextInSight(
    `${active ?? ""} ${nextTouch(scan.draft, acts.rules)}`,
    nextTouch(scan.draft, acts.rules) === "place",
  );
  const touchTile = (key: string) => {
    const { animalId } = lines.find((one) => one.key === key) ?? {};
    if (line?.asksPartner === true && key !== active) {
      if (animalId != null) acts.onPartner(animalId);
    } else acts.onActive(key);
  };
  const pictures = new Map(animals.map(({ id, picture }) => [id, picture]));
  const pictureOf = ({ animalId }: ScanLine) =>
    pictures.get(animalId ?? "") ?? null;
  return (
    <div ref={body} className={classes.body} hidden={isHidden}>
      {lines.length === 0 && (
        <Text fw={600} role="status">
          {t("observation.scan.states.nobody")}
        </Text>
      )}
      <AnimalTiles
        lines={lines}
        active={active}
        asksPlace={acts.rules.asksPlace}
        asksPartner={line?.asksPartner ?? false}
        nameOf={said.nameOf}
        didOf={said.didOf}
        pictureOf={pictureOf}
        onTouch={touchTile}
      />
      <div className={classes.right}>
        <Stack gap={12}>
          {line !== null && (
            <ActiveLine
              line={line}
              name={said.nameOf(line)}
              said={said.saidOf(line)}
              hasLast={lastOf(line, previous) !== null}
              hasGroups={lines.some(({ animalId }) => animalId === null)}
              onSame={acts.onSame}
              onNext={acts.onNext}
              onRemove={acts.onRemove}
              onCount={acts.onCount}
              onPartner={acts.onPartner}
            />
          )}
          {/* They stay: what was pressed has the focus again. */}
          <div hidden={asked !== null}>
            <BehaviourKeys
              behaviours={plan.behaviours}
              did={line?.did ?? "unsaid"}
              nameOf={said.behaviour}
              onTouch={acts.onBehaviour}
              onUnseen={acts.onUnseen}
              onAsk={(id) =>
                onAsked(
                  plan.behaviours.filter(
                    ({ behaviourId }) => id === null || behaviourId === id,
                  ),
                )
              }
            />
          </div>
          {asked !== null && (
            <DefinitionSheet
              behaviours={asked}
              words={words ?? wordsIn(plan, {}, language)}
              onClose={() => onAsked(null)}
            />
          )}
          <Text
            size={hint === null ? "xs" : "sm"}
            {...(hint === null ? { c: "dimmed" } : { fw: 600 })}
            className={classes.keyHelp ?? ""}
          >
            {hint ?? t("observation.scan.messages.keys")}
          </Text>
        </Stack>
        {grid === null ? (
          <div>
            <Text c="dimmed" mb="xs">
              {t("observation.scan.states.noPlace")}
            </Text>
            <EnclosureReadiness enclosureId={session.enclosureId} />
          </div>
        ) : (
          <div ref={where}>
            <PlacePart
              grid={grid}
              areas={areas}
              zones={acts.zones}
              lines={lines}
              line={line}
              nameOf={said.nameOf}
              onPlace={acts.onPlace}
              onZone={acts.onZone}
              onLevel={acts.onLevel}
            />
          </div>
        )}
      </div>
      <RestTools
        groups={groups}
        hasPrevious={previous !== null}
        hasRest={lines.some(({ did }) => did === "unsaid")}
        onSame={acts.onRestSame}
        onUnseen={acts.onRestUnseen}
        onAdd={acts.onAdd}
      />
      <VisuallyHidden role="status">
        {line !== null &&
          [
            said.nameOf(line),
            said.saidOf(line),
            ...(hint === null ? [] : [hint]),
          ].join(" · ")}
      </VisuallyHidden>
    </div>
  );
}

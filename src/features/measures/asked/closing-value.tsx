import { markOfLimits } from "@domain/measures/parameters/limits";
import { valueIssue } from "@domain/measures/values/accept";
import { typedValue } from "@domain/measures/values/collect-form";
import { doubtOf } from "@domain/measures/values/doubt";
import type { Value } from "@domain/measures/values/value";
import { Text } from "@mantine/core";
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { notifyError } from "../../../ui/feedback/notify";
import { isFinger } from "../../../ui/keys/is-finger";
import type { GivenValue, OfClosing } from "../../slot-table";
import { giveValue } from "../collect/collect-writes";
import { LimitHint } from "../collect/limit-hint";
import { typedOf } from "../collect/typed-values";
import { ValueField } from "../collect/value-field";
import { seriesLimits } from "../limits/series-limits";
import { useParameterWords } from "../parameters/use-parameter-words";
import type { Asked } from "./use-asked";
import { useAsked } from "./use-asked";

/** The value that is given as a task is closed: what it asks for, or why it cannot be given here. */
export function Component({ collect, onReader }: OfClosing) {
  const { t } = useTranslation();
  const asked = useAsked(collect);
  const takes = asked !== "loading" && asked?.isMeasured === true;
  const mayGive = takes && asked.mayGive;
  const isKnown = asked !== "loading";
  useEffect(() => {
    if (isKnown && !mayGive) onReader(null);
  }, [isKnown, mayGive, onReader]);
  if (asked === "loading") return null;
  if (mayGive)
    return <Giving collect={collect} asked={asked} onReader={onReader} />;
  return (
    <Text size="sm" c="dimmed">
      {t(takes ? "measures.asked.notYours" : "measures.asked.gone")}
    </Text>
  );
}

/** Keeps a value of what is asked for; nobody waits for it: what is refused stays among what could not be saved. */
function useGive({ row, enclosure }: Asked, { collect }: OfClosing) {
  const { zooId, uid } = useReadySession();
  const { nameOf } = useParameterWords();
  return (value: Value) => (at: Date) => {
    giveValue(
      { zooId, uid },
      {
        parameter: row.data,
        subject: collect,
        sectorId: enclosure.linkedSectorId,
        value,
        at,
        notes: "",
        name: nameOf(row.data),
      },
    ).catch((error: unknown) => notifyError(error));
  };
}

function Giving(props: OfClosing & { asked: Asked }) {
  const { collect, asked, onReader } = props;
  const { row, name } = asked;
  const { t } = useTranslation();
  const { valueOf } = useParameterWords();
  const id = useId();
  const now = useNow();
  const [typed, setTyped] = useState("");
  const [checked, setChecked] = useState(false);
  const give = useGive(asked, props);
  const parameter = row.data;
  const value = typedValue(parameter, typedOf(parameter, typed));
  const issue = value === null ? null : valueIssue(parameter, value);
  const { limits } = seriesLimits({ row, subject: collect });
  const read = (): GivenValue => {
    setChecked(true);
    if (value === null) return { doubt: null, give: null };
    if (issue !== null) return "wrong";
    const doubt = doubtOf(parameter, typed, { value, at: now }, null);
    const values = `${name} ${valueOf(parameter, value)}`;
    return {
      doubt:
        doubt === null
          ? null
          : {
              body:
                doubt === "thousands"
                  ? t("measures.messages.separatorBody", { values })
                  : t("measures.messages.unlikelyBody", { values }),
              confirm: t("measures.actions.saveAnyway"),
            },
      give: give(value),
    };
  };
  useEffect(() => onReader(read));
  useEffect(() => {
    if (!isFinger()) document.getElementById(id)?.focus();
  }, [id]);
  return (
    <ValueField
      id={id}
      parameter={parameter}
      label={name}
      autoFocus
      error={
        checked && issue !== null
          ? t(`errors.fields.${issue.code}`, { ...issue.values })
          : undefined
      }
      value={typed}
      onChange={setTyped}
      hint={
        <LimitHint
          unit={parameter.unit}
          limits={limits}
          mark={
            typeof value === "number" && parameter.measureType === "numeric"
              ? markOfLimits(value, limits)
              : null
          }
        />
      }
    />
  );
}

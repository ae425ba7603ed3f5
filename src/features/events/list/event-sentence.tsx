import { href, recordHref } from "@domain/pages";
import type { ZooEvent } from "@domain/event/event";
import { alertTypes } from "@domain/measures/alerts/alert";
import type { ReactNode } from "react";
import { createElement, Fragment } from "react";
import { useTranslation } from "react-i18next";
import { TextLink } from "../../../ui/display/text-link";
import { usePersonName } from "../parts/person";

/** What stands in a sentence for its parts, until they are put there. */
const marks = { by: "\uE000", name: "\uE001" } as const;

interface EventSentenceProps {
  event: ZooEvent;
  /** Where the record itself is shown: of all that one operation did, its own alone. */
  alone: boolean;
}

/** Who did what to which record, in words; the record is a link. */
export function EventSentence({ event, alone }: EventSentenceProps) {
  const { t } = useTranslation();
  const nameOf = usePersonName();
  const { collection, id } = event.subject;
  const type = alertTypes.find((one) => one === event.after.type);
  const isMany = event.count > 1 && !alone;
  const before = event.before.name ?? "";
  const called =
    event.kind === "renamed" && before !== "" ? before : event.name;
  const name =
    collection === "alerts" && type !== undefined
      ? t(`measures.alerts.types.${type}`)
      : called;
  const subject: ReactNode = isMany ? (
    <b>{t(`events.counts.${collection}`, { count: event.count })}</b>
  ) : (
    <TextLink
      to={
        collection === "alerts"
          ? href("dashboard", { tab: "alerts", alertId: id })
          : recordHref(collection, id)
      }
      inherit
      td="underline"
    >
      {name || "—"}
    </TextLink>
  );
  const parts = t(`events.sentences.${event.kind}`, marks)
    .split(/([\uE000\uE001])/u)
    .map((part): ReactNode => {
      if (part === marks.by) return nameOf(event.by);
      return part === marks.name ? subject : part;
    });
  return createElement(Fragment, null, ...parts);
}

import type { DateInputProps, DateTimePickerProps } from "@mantine/dates";
import { DateInput, DateTimePicker, DatesProvider } from "@mantine/dates";
import "@mantine/dates/styles.css";
import dayjs from "dayjs";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { dayjsLocale, loadDayjsLocale } from "../../../lib/i18n/dates";
import { useLanguage } from "../../../lib/i18n/use-language";
import type { Language } from "../../../lib/i18n/languages";
import { useParisWords } from "../../display/paris-time";
import classes from "./date-field.module.css";

const classNames = { day: classes.day ?? "" };

type Common = Pick<
  DateTimePickerProps,
  | "id"
  | "label"
  | "description"
  | "error"
  | "required"
  | "disabled"
  | "clearable"
  | "aria-label"
>;

/** Loads the language's month and day names; the field stands there before them. */
function Localised({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const [loaded, setLoaded] = useState("");
  useEffect(() => {
    void loadDayjsLocale(language).then(() => setLoaded(language));
  }, [language]);
  return (
    <DatesProvider
      settings={{
        locale: loaded === language ? dayjsLocale(language) : "en",
        firstDayOfWeek: 1,
        // Red is for what is late.
        weekendDays: [],
      }}
    >
      {children}
    </DatesProvider>
  );
}

/** What the arrows of the calendar are called; a heading is called as it reads. */
function useCalendarLabels() {
  const { t } = useTranslation();
  return {
    previousMonth: t("common.dates.previousMonth"),
    nextMonth: t("common.dates.nextMonth"),
    previousYear: t("common.dates.previousYear"),
    nextYear: t("common.dates.nextYear"),
    previousDecade: t("common.dates.previousYears"),
    nextDecade: t("common.dates.nextYears"),
  };
}

/** How a day is written and typed in every field; the calendar stands beside it. */
const dayFormats: Record<Language, string> = {
  fr: "DD/MM/YYYY",
  en: "DD/MM/YYYY",
  es: "DD/MM/YYYY",
  de: "DD.MM.YYYY",
  it: "DD/MM/YYYY",
  nl: "DD-MM-YYYY",
  pt: "DD/MM/YYYY",
};

interface DateTimeFieldProps
  extends Common, Pick<DateTimePickerProps, "defaultTimeValue"> {
  /** Wall time, YYYY-MM-DD HH:mm:ss, null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A calendar day and a time of day, as the clock on the wall shows it. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const labels = useCalendarLabels();
  const paris = useParisWords();
  const description = [props.description, paris]
    .filter((text) => text != null)
    .map((text, index) => <span key={index}>{text} </span>);
  return (
    <Localised>
      <DateTimePicker
        valueFormat={`${dayFormats[language]} HH:mm`}
        classNames={classNames}
        ariaLabels={labels}
        clearButtonProps={{ "aria-label": t("common.actions.clear") }}
        timePickerProps={{
          hoursInputLabel: t("common.dates.hours"),
          minutesInputLabel: t("common.dates.minutes"),
        }}
        submitButtonProps={{ "aria-label": t("common.dates.confirm") }}
        {...props}
        description={description.length === 0 ? undefined : description}
      />
    </Localised>
  );
}

/** A day as people type it, whatever they part its numbers with; null for what is none. */
function typedDay(text: string): string | null {
  const parts = /^\s*(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})\s*$/.exec(text);
  const [, day = "", month = "", year = ""] = parts ?? [];
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return dayjs(iso).format("YYYY-MM-DD") === iso ? iso : null;
}

interface DayFieldProps
  extends
    Common,
    Pick<
      DateInputProps,
      "flex" | "inputWrapperOrder" | "maw" | "minDate" | "placeholder"
    > {
  /** YYYY-MM-DD, null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A calendar day, typed or taken from the calendar. */
export function DayField(props: DayFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const labels = useCalendarLabels();
  return (
    <Localised>
      <DateInput
        valueFormat={dayFormats[language]}
        dateParser={typedDay}
        classNames={classNames}
        ariaLabels={labels}
        clearButtonProps={{ "aria-label": t("common.actions.clear") }}
        {...props}
      />
    </Localised>
  );
}

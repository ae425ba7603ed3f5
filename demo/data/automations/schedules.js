const unset = {
    interval: 1,
    daysOfWeek: [],
    dayOfMonth: null,
    monthOfYear: null,
};
/** Every `interval` days at a wall time. */
export function daily(time, interval = 1) {
    return {
        ...unset,
        recurrence: "DAILY",
        time,
        interval,
    };
}
/** Every week on ISO days (1 Monday to 7 Sunday). */
export function weekly(time, daysOfWeek) {
    return { ...unset, recurrence: "WEEKLY", time, daysOfWeek };
}
/** Every month on a day, clamped to the month's end. */
export function monthly(time, dayOfMonth) {
    return { ...unset, recurrence: "MONTHLY", time, dayOfMonth };
}
/** Every three months from a month, on a day clamped to the month's end. */
export function quarterly(time, dayOfMonth, monthOfYear) {
    return { ...unset, recurrence: "QUARTERLY", time, dayOfMonth, monthOfYear };
}
/** Every year on a day of a month. */
export function yearly(time, dayOfMonth, monthOfYear) {
    return { ...unset, recurrence: "YEARLY", time, dayOfMonth, monthOfYear };
}

/** What is wrong with a value, each with its place `at`; nothing is an empty list. */
export type Check = (value: unknown, at: string) => string[];

export const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

export const of =
  (what: string, test: (value: unknown) => boolean): Check =>
  (value, at) =>
    test(value) ? [] : [`${at}: ${what} expected`];

export const text = of("text", (value) => typeof value === "string");
export const nonEmpty = of(
  "text",
  (value) => typeof value === "string" && value !== "",
);
export const count = of("a whole number", (value) => Number.isInteger(value));
export const isTrue = of("true", (value) => value === true);
export const flag = of("true or false", (value) => typeof value === "boolean");
export const anything: Check = () => [];
export const oneOf = (...words: readonly string[]) =>
  of(words.join(" or "), (value) => words.includes(value as string));

export const list =
  (item: Check): Check =>
  (value, at) =>
    Array.isArray(value)
      ? value.flatMap((one, index) => item(one, `${at}[${index}]`))
      : [`${at}: a list expected`];
export const map =
  (item: Check): Check =>
  (value, at) =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, one]) => item(one, `${at}.${key}`))
      : [`${at}: an object expected`];

/** An object with these keys and no others. */
export const shape =
  (
    needed: Record<string, Check>,
    optional: Record<string, Check> = {},
  ): Check =>
  (value, at) => {
    if (!isObject(value)) return [`${at}: an object expected`];
    const missing = Object.keys(needed).filter((key) => !(key in value));
    return [
      ...missing.map((key) => `${at}: "${key}" is missing`),
      ...Object.entries(value).flatMap(([key, one]) => {
        const check = needed[key] ?? optional[key];
        return check
          ? check(one, `${at}.${key}`)
          : [`${at}: unknown key "${key}"`];
      }),
    ];
  };

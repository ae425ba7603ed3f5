import type { ParamChange } from "../search-params";
import { usePageParams } from "../search-params";

/** One thing a list can be narrowed by: how the address says it, and what it is when it does not. */
export interface FilterPart<V> {
  parse: (text: string | null) => V;
  /** null leaves the parameter out. */
  write: (value: V) => string | null;
}

/** One of several codes; the first is the one without a word in the address. */
export const oneOf = <V extends string>(
  values: readonly [V, ...V[]],
): FilterPart<V> => ({
  parse: (text) => values.find((value) => value === text) ?? values[0],
  write: (value) => (value === values[0] ? null : value),
});

/** One of several codes, or none. */
export const someOf = <V extends string>(
  values: readonly V[],
): FilterPart<V | null> => ({
  parse: (text) => values.find((value) => value === text) ?? null,
  write: (value) => value,
});

/** The id of a record, or none; what `isId` does not take is none. */
export const anId = (
  isId: (text: string) => boolean,
): FilterPart<string | null> => ({
  parse: (text) => (text !== null && isId(text) ? text : null),
  write: (value) => value,
});

/** On or off. */
export const flag: FilterPart<boolean> = {
  parse: (text) => text === "1",
  write: (value) => (value ? "1" : null),
};

/** Words, "" for none. */
export const words: FilterPart<string> = {
  parse: (text) => text ?? "",
  write: (value) => (value.trim() === "" ? null : value),
};

type Parts<V> = { [K in keyof V]: FilterPart<V[K]> };

/** What a filter narrows now, and the change that stops it. */
export interface FilterChip<V> {
  name: keyof V & string;
  clear: Partial<V>;
}

export interface Filter<V> {
  /** What does not narrow. */
  initial: V;
  /** The filter an address holds; what is not understood does not narrow. */
  of: (params: URLSearchParams) => V;
  /** The parameters of a filter; what does not narrow leaves its own out of the address. */
  params: (values: V) => ParamChange;
  /** What narrows, one by one; [] when nothing does. */
  chips: (values: V) => FilterChip<V>[];
}

/**
 * How a list can be narrowed, said once: address, default and what is set follow from the parts.
 * `settle` makes of a combination that makes no sense one that does.
 */
export function defineFilter<V extends object>(
  parts: Parts<V>,
  settle: (values: V) => V = (values) => values,
): Filter<V> {
  const names = Object.keys(parts) as (keyof V & string)[];
  const made = <R>(make: (name: keyof V & string) => R) =>
    Object.fromEntries(names.map((name) => [name, make(name)]));
  const initial = made((name) => parts[name].parse(null)) as V;
  const params = (values: V): ParamChange =>
    made((name) => parts[name].write(values[name]));
  return {
    initial,
    params,
    of: (address) =>
      settle(made((name) => parts[name].parse(address.get(name))) as V),
    chips: (values) =>
      names
        .filter((name) => parts[name].write(values[name]) !== null)
        .map((name) => ({
          name,
          clear: { [name]: initial[name] } as unknown as Partial<V>,
        })),
  };
}

/** The filter of the page's address, and how to change parts of it. */
export function useFilter<V extends object>(
  filter: Filter<V>,
): [V, (change: Partial<V>) => void] {
  const [params, change] = usePageParams();
  const values = filter.of(params);
  return [values, (wanted) => change(filter.params({ ...values, ...wanted }))];
}

import {
  type Check,
  count,
  isObject,
  list,
  nonEmpty,
  oneOf,
  shape,
  text,
} from "./checks";
import { operators } from "./scenario";

const tags = new Set(
  "$timestamp $bytes $geo $ref $double $int $vector $serverTimestamp $increment $maximum $minimum $arrayUnion $arrayRemove $delete $repeat $map $bind $any $read".split(
    " ",
  ),
);

export const notation: Check = (value, at) => {
  if (Array.isArray(value))
    return value.flatMap((item, index) => notation(item, `${at}[${index}]`));
  if (!isObject(value)) return [];
  const keys = Object.keys(value);
  const tagged = keys.length === 1 && keys[0]?.startsWith("$");
  if (tagged && !tags.has(keys[0] ?? ""))
    return [`${at}: unknown tag ${keys[0] ?? ""}`];
  return keys.flatMap((key) => notation(value[key], `${at}.${key}`));
};
export const data: Check = (value, at) =>
  isObject(value) ? notation(value, at) : [`${at}: fields expected`];

export const filter: Check = (value, at) => {
  if (isObject(value))
    return "or" in value
      ? shape({ or: list(filter) })(value, at)
      : shape({ and: list(filter) })(value, at);
  if (!Array.isArray(value) || value.length !== 3)
    return [`${at}: [field, operator, value] expected`];
  return [
    ...text(value[0], `${at}[0]`),
    ...oneOf(...operators)(value[1], `${at}[1]`),
    ...notation(value[2], `${at}[2]`),
  ];
};
export const cursor: Check = (value, at) =>
  Array.isArray(value) ? notation(value, at) : shape({ doc: text })(value, at);

export const query: Record<string, Check> = {
  from: nonEmpty,
  group: nonEmpty,
  where: list(filter),
  orderBy: list(nonEmpty),
  limit: count,
  limitToLast: count,
  offset: count,
  startAt: cursor,
  startAfter: cursor,
  endAt: cursor,
  endBefore: cursor,
  select: list(text),
};

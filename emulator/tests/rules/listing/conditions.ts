import fc from "fast-check";
import {
  always,
  type Condition,
  contained,
  difference,
  DOCUMENTS,
  equality,
  membership,
  never,
  order,
  owner,
  plain,
  shape,
} from "./atoms";

const atom: fc.Arbitrary<Condition> = fc.oneof(
  { arbitrary: equality, weight: 5 },
  { arbitrary: owner, weight: 4 },
  { arbitrary: always, weight: 3 },
  { arbitrary: order, weight: 4 },
  { arbitrary: membership, weight: 2 },
  { arbitrary: contained, weight: 3 },
  { arbitrary: difference, weight: 4 },
  { arbitrary: shape, weight: 4 },
  { arbitrary: never, weight: 2 },
);

const inNested = plain(
  "zoo == 'z1'",
  `exists(${DOCUMENTS}/zoos/$(zoo)/members/$(request.auth.uid))`,
);

function joined(form: string, parts: Condition[]): Condition {
  const [one = "", two = "", three = ""] = parts.map(({ text }) => `(${text})`);
  const texts: Record<string, string> = {
    "!": `!${one}`,
    "?": `${one} ? ${two} : ${three}`,
  };
  return {
    text: texts[form] ?? `${one} ${form} ${two}`,
    hints: parts.flatMap(({ hints }) => hints),
    turns: parts.flatMap(({ turns }) => turns),
  };
}

/** A condition over `resource`, `request.auth`, lookups and functions; `nested` may use `zoo`. */
export const condition = (nested: boolean): fc.Arbitrary<Condition> =>
  fc.letrec<{ node: Condition }>((tie) => {
    const node = tie("node");
    const combined = fc
      .tuple(fc.constantFrom("&&", "&&", "||", "?", "!"), node, node, node)
      .map(([form, ...parts]) =>
        joined(form, parts.slice(0, form === "!" ? 1 : form === "?" ? 3 : 2)),
      );
    return {
      node: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        {
          arbitrary: nested ? fc.oneof(atom, atom, inNested) : atom,
          weight: 3,
        },
        { arbitrary: combined, weight: 2 },
      ),
    };
  }).node;

/** Functions that conditions call. */
export const FUNCTIONS = `
    function owns() { return isOf(resource.data, request.auth.uid); }
    function isOf(data, uid) { return data.owner == uid; }
    function has(key, value) { let found = resource.data[key]; return found == value; }
    function role() { return get(${DOCUMENTS}/members/$(request.auth.uid)).data.role; }`;

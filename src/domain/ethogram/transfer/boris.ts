import * as z from "zod";
import type {
  ReadBehaviour,
  ReadEthogram,
  ReadProblem,
  ReadRemark,
} from "./read";

const text = z.string().catch("");

const modifierSetSchema = z.object({
  name: text,
  /** 0 one of the values, 1 several, 2 a number, 3 from elsewhere. */
  type: z.coerce.number().catch(0),
  values: z.array(text).catch([]),
});

const borisBehaviourSchema = z.object({
  type: text,
  key: text,
  code: text,
  description: text,
  category: text,
  // Early versions wrote "a,b" where later ones write sets.
  modifiers: z
    .union([z.record(z.string(), modifierSetSchema), z.string()])
    .catch({}),
  excluded: text,
  "coding map": text,
});
type BorisBehaviour = z.infer<typeof borisBehaviourSchema>;

const borisSchema = z.object({
  project_name: text,
  behaviors_conf: z.record(z.string(), borisBehaviourSchema),
  observations: z.record(z.string(), z.unknown()).catch({}),
});

/** Keys and values as people write them there: "grass (g)" says which key chooses the value. */
const valueOf = (value: string): string =>
  value
    .trim()
    .replace(/\([^()]\)$/u, "")
    .trim();

const list = (joined: string): string[] =>
  joined
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

function modifiersOf(
  { modifiers, code }: BorisBehaviour,
  remark: (one: ReadRemark) => void,
): ReadBehaviour["modifiers"] {
  const sets =
    typeof modifiers === "string"
      ? [{ name: "", type: 0, values: list(modifiers) }]
      : Object.values(modifiers);
  return sets.flatMap(({ name, type, values }, at) => {
    if (type > 1) remark({ code: "modifierFree", about: `${code} · ${name}` });
    const named = [...new Set(values.map(valueOf))].filter((one) => one !== "");
    if (type > 1 || (name === "" && named.length === 0)) return [];
    if (named.length === 0)
      remark({ code: "modifierEmpty", about: `${code} · ${name}` });
    else if (type === 1)
      remark({ code: "modifierOne", about: `${code} · ${name}` });
    return [{ name: name.trim() || `${code} ${at + 1}`, values: named }];
  });
}

/**
 * The ethogram of a project of BORIS (`.boris`, version 4 and later): its behaviours in their order. What is observed in
 * the project is not read here, which a remark says.
 */
export function readBoris(content: string): ReadEthogram | ReadProblem {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    return "notJson";
  }
  const { data } = borisSchema.safeParse(parsed);
  if (data === undefined) return "notBoris";
  const remarks: ReadRemark[] = [];
  const remark = (one: ReadRemark) => void remarks.push(one);
  const behaviours = Object.entries(data.behaviors_conf)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, one]): ReadBehaviour => {
      if (one["coding map"] !== "")
        remark({ code: "codingMap", about: one.code });
      return {
        name: one.code.trim(),
        definition: one.description.trim(),
        code: one.key.trim(),
        kind: /^state/i.test(one.type) ? "state" : "event",
        category: one.category.trim(),
        stops: list(one.excluded),
        modifiers: modifiersOf(one, remark),
      };
    });
  if (behaviours.length === 0) return "empty";
  const seen = Object.keys(data.observations).length;
  if (seen > 0) remark({ code: "observations", about: String(seen) });
  return { name: data.project_name.trim(), behaviours, remarks };
}

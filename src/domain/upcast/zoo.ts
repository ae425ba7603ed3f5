import { isMap } from "../schema/is-map";
import { languageSchema } from "../person/user";
import {
  choiceOf,
  ids,
  instant,
  plainChoice,
  textOf,
  unlessEmpty,
  upcasting,
  yes,
} from "./values";

/** A text of another system, also where it was kept as a number. */
const foreignId = (value: unknown) =>
  typeof value === "number" ? String(value) : (choiceOf(value) ?? undefined);

/** The languages of a list that are ours, each once. */
const languages = (value: unknown) =>
  Array.isArray(value)
    ? languageSchema.options.filter((one) =>
        value.map(plainChoice).includes(one),
      )
    : undefined;

/** Establishments. */
export const upcastZoo = upcasting({
  staffAccess: ids,
  anonymousMode: yes,
  isArchived: yes,
  deletedAt: instant,
  type: (value) => choiceOf(value) ?? undefined,
  environment: (value) => choiceOf(value) ?? undefined,
  followUpLevel: (value) => choiceOf(value)?.toLowerCase(),
  languages,
  logoUrl: unlessEmpty,
  ownId: foreignId,
  recordsId: foreignId,
  shortCode: (value) => foreignId(value)?.toUpperCase(),
  referentManagerId: (value) => choiceOf(value) ?? undefined,
  referentSupportId: (value) => choiceOf(value) ?? undefined,
});

const chatField = (chat: unknown, field: string) =>
  (isMap(chat) ? textOf(chat[field]) : null) ?? undefined;

/** Their private configuration: the chat lay in a map once. */
export const upcastZooConfig = upcasting({
  chat: () => undefined,
  chatEndpoint: (value, { chat }) => value ?? chatField(chat, "endpoint"),
  chatChannel: (value, { chat }) => value ?? chatField(chat, "channel"),
});

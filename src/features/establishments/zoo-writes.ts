import { AppError } from "@domain/errors";
import type { NewZooForm, ZooForm } from "@domain/establishment/zoo-form";
import { newZooFormSchema, zooValues } from "@domain/establishment/zoo-form";
import { call } from "../../data/calls";
import { changedValues } from "../../data/changed-values";
import type { Outcome } from "../../data/hooks/use-submit";
import { outcomeOf } from "../../data/hooks/use-submit";
import type { Row } from "../../data/live-store";
import { isOnline } from "../../data/online";
import type { Operation } from "../../data/write";
import { batch } from "../../data/write";

/** Only a function makes and archives establishments, so nothing of it waits for a network. */
const requireNetwork = () => {
  if (!isOnline()) throw new AppError("offline");
};

/** What is changed of the private configuration: made where there is none yet. */
function configChange(
  zooId: string,
  values: ReturnType<typeof zooValues>["config"],
  row: Row<"zooConfigs"> | null,
): Operation[] {
  const at = {
    collection: "zooConfigs",
    id: "config",
    parentId: zooId,
  } as const;
  const nothing = {
    chatEndpoint: null,
    chatChannel: null,
    chatAlerts: false,
    latenessByPerson: false,
  };
  const changes = changedValues(values, row?.data ?? nothing);
  if (changes === null) return [];
  return row === null
    ? [{ ...at, kind: "create", values: { zooId, ...values } }]
    : [{ ...at, kind: "patch", values: changes, base: row }];
}

/** The establishment and its private configuration, together; nothing is sent when neither differs. */
export async function saveZoo(
  zoo: Row<"zoo">,
  config: Row<"zooConfigs"> | null,
  form: ZooForm,
): Promise<Outcome> {
  const values = zooValues(form);
  const changes = changedValues(values.zoo, zoo.data);
  const operations: Operation[] = [
    ...(changes === null
      ? []
      : [
          {
            kind: "patch",
            collection: "zoo",
            id: zoo.id,
            values: changes,
            base: zoo,
          } as const,
        ]),
    ...configChange(zoo.id, values.config, config),
  ];
  if (operations.length === 0) return "saved";
  const about = { kind: "zoo.edit", name: values.zoo.zooName };
  return outcomeOf(batch(operations, about));
}

/** A code that another has is said at its field. */
function atField(error: unknown): never {
  const fields = error instanceof AppError ? error.details["fields"] : null;
  throw Array.isArray(fields) && fields.includes("shortCode:taken")
    ? new AppError("invalid-input", { fields: ["shortCode"] })
    : error;
}

/** Makes an establishment; sent again with the same id, it is one. Answers its id. */
export async function createZoo(
  form: NewZooForm,
  operationId: string,
): Promise<string> {
  requireNetwork();
  const { shortCode, ...given } = newZooFormSchema.parse(form);
  const { zooId } = await call("createZoo", {
    operationId,
    ...given,
    shortCode: shortCode === "" ? null : shortCode,
  }).catch(atField);
  return zooId;
}

export async function setArchived(
  zooId: string,
  archived: boolean,
): Promise<void> {
  requireNetwork();
  await call("setZooArchived", { zooId, archived });
}

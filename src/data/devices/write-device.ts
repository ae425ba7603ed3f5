import type { Device } from "@domain/person/device";
import { backend } from "../backend";
import type { OutboxOperation } from "../outbox/entry";
import { parsePatch } from "../parse";
import { newId } from "../write";

/** Keeping the list of devices is no work of the person's: it waits in no outbox. Settles as `Backend.commit` does. */
export const writeDevice = (
  { kind, values }: Pick<OutboxOperation, "kind" | "values">,
  id: string,
  uid: string,
): Promise<void> =>
  backend().commit(
    [
      {
        kind,
        values,
        collection: "devices",
        id,
        parentId: uid,
        baseUpdatedAt: null,
      },
    ],
    uid,
    newId(),
  );

/** Writes where the notifications of a device go; null: nowhere. */
export const writeAddress = (
  pushToken: Device["pushToken"],
  id: string,
  uid: string,
): Promise<void> =>
  writeDevice(
    { kind: "patch", values: parsePatch("devices", { pushToken }) },
    id,
    uid,
  );

import { expect, it } from "vitest";
import { removeRecord } from "../../../functions/src/callables/remove-record";
import { aParameter } from "../../builders/measures";
import { ask } from "../ask";
import { deskWorld } from "../desk-stage";
import { put, read, useStage } from "../stage";

useStage("demo-parameter-elsewhere");

const kind = "environmentalParameters";

it.each([true, false])(
  "of another establishment is answered as one that is not there (confirmed: %s), and stays",
  async (confirmed) => {
    const stored = aParameter({ zooId: "home", parameterId: "p1" });
    await put({ ...deskWorld(), [`${kind}/p1`]: stored });
    for (const action of ["remove", "archive", "restore"]) {
      const answer = (id: string) =>
        ask(removeRecord, "neighbour", { kind, id, action, confirmed });
      expect(await answer("p1")).toEqual(await answer("nobody-has-it"));
    }
    expect(await read(`${kind}/p1`)).toMatchObject({ isArchived: false });
  },
);

import { readBibtex } from "@domain/biblio/bibtex/read";
import { planImport } from "@domain/biblio/import";
import { AppError } from "@domain/errors";
import { changesMax } from "@domain/record/save";
import { expect, it, vi } from "vitest";
import { setIdentity } from "../../../data/identity";
import { openDesk } from "../../../data/testing/working-as";
import { newId } from "../../../data/write";
import { zooA } from "../../../../tests/builders/ids";
import { importPublications } from "../biblio-writes";

const desk = openDesk();

it("keeps each publication once though the file is sent again after a refusal", async () => {
  setIdentity({ uid: "person", zooId: zooA });
  const text = Array.from(
    { length: changesMax + 1 },
    (_, index) => `@article{k${index}, title={Play ${index}}, year=2001}`,
  );
  const { told } = readBibtex(text.join("\n"));
  const chosen = {
    fileName: "refs.bib",
    planned: planImport(told, [], newId),
    sent: new Set<string>(),
  };
  const commit = desk.store.commit.bind(desk.store);
  const spy = vi
    .spyOn(desk.store, "commit")
    .mockImplementationOnce(commit)
    .mockRejectedValueOnce(new AppError("not-allowed"));
  const send = () => importPublications(zooA, chosen, [], true);
  await expect(send()).rejects.toMatchObject({ code: "not-allowed" });
  expect(desk.written).toHaveLength(changesMax);
  await expect(send()).resolves.toBe("saved");
  expect(spy.mock.calls.map(([operations]) => operations.length)).toEqual([
    changesMax,
    1,
    1,
  ]);
  const titles = desk.written.map(({ values }) => values["title"]);
  expect(titles).toHaveLength(changesMax + 1);
  expect(new Set(titles).size).toBe(changesMax + 1);
  const [refused, again] = spy.mock.calls
    .slice(1)
    .map(([[operation]]) => operation?.id);
  expect(again).toBe(refused);
});

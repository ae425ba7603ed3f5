import { beforeEach, expect, it, vi } from "vitest";
import { aZoo } from "../../../../tests/builders/facility";
import { zooA, zooB } from "../../../../tests/builders/ids";
import { currentSession, watchSession } from "../../../data/session";
import { openDesk } from "../../../data/testing/working-as";
import { nameZooInBar, namingZoo } from "./zoo-in-address";

const desk = openDesk();
watchSession(() => undefined);

beforeEach(async () => {
  desk.seed("zoo", zooA, aZoo());
  history.replaceState(
    "kept",
    "",
    "/EnclosureManagementView?enclosureId=e1#map",
  );
  await vi.waitFor(() => expect(currentSession().state).toBe("ready"));
});

const works = async (access: Parameters<typeof desk.workAs>[0]) => {
  desk.workAs({ zooId: zooA, ...access });
  await vi.waitFor(() => {
    const now = currentSession();
    expect(now).toMatchObject({ session: { access } });
  });
};

it.each([
  ["a superAdmin", { right: "superAdmin" }],
  ["staff that others list", { staff: true, zooIds: [zooB] }],
])("names the establishment to %s, in links and in the bar", async (...all) => {
  await works(all[1]);
  expect(namingZoo("/Dashboard")).toBe(`/Dashboard?zoo=${zooA}`);
  expect(namingZoo("/TaskManagementView?taskId=t%261#end")).toBe(
    `/TaskManagementView?taskId=t%261&zoo=${zooA}#end`,
  );
  expect(namingZoo(`/Dashboard?zoo=${zooB}`)).toBe(`/Dashboard?zoo=${zooB}`);
  nameZooInBar("/Dashboard");
  expect(location.search).toBe("?enclosureId=e1");
  nameZooInBar("/EnclosureManagementView");
  expect(location.search + location.hash).toBe(
    `?enclosureId=e1&zoo=${zooA}#map`,
  );
  expect(history.state).toBe("kept");
});

it("leaves the addresses of who sees one alone", async () => {
  await works({ right: "admin" });
  expect(namingZoo("/Dashboard?tab=alerts")).toBe("/Dashboard?tab=alerts");
  nameZooInBar("/EnclosureManagementView");
  expect(location.search).toBe("?enclosureId=e1");
});

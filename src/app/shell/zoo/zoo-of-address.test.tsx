import { act, configure, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { aZoo } from "../../../../tests/builders/facility";
import { zooA, zooB } from "../../../../tests/builders/ids";
import { SignedIn, useReadySession } from "../../../data/hooks/ready-session";
import { useSession } from "../../../data/hooks/use-live";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { useZooOfAddress } from "./use-zoo-of-address";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const Here = () => <p>{`here: ${useReadySession().zooId}`}</p>;

function Page() {
  useZooOfAddress(useSession());
  return (
    <SignedIn>
      <Here />
    </SignedIn>
  );
}

beforeEach(() => {
  desk.clear();
  localStorage.clear();
  desk.seed("zoo", zooA, aZoo());
  desk.seed("zoo", zooB, aZoo({ zooId: zooB, zooName: "Lande" }));
  desk.workAs({ right: "superAdmin", zooId: zooA });
});

it.each(["typo", "a%2Fb", ""])(
  "says that %o is not found, and stays",
  async (zoo) => {
    const { router } = await renderUi(<Page />, {
      at: `/Dashboard?zoo=${zoo}&tab=1`,
    });
    const toast = await screen.findByRole("alert");
    expect(toast).toHaveTextContent("Établissement introuvable");
    expect(await screen.findByText(`here: ${zooA}`)).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe("?tab=1"));
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    for (const known of [zooB, zooA]) {
      await act(() => router.navigate(`/Dashboard?zoo=${known}`));
      expect(await screen.findByText(`here: ${known}`)).toBeVisible();
    }
  },
);

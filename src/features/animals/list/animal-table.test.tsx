import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { anAnimal } from "../../../../tests/builders/facility";
import { zooA } from "../../../../tests/builders/ids";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { AnimalTable } from "./animal-table";

vi.setConfig({ testTimeout: 60_000 });

const desk = openDesk();
const many = 200;
const pictureOf = (n: number) =>
  `${zooA}/animals/a${String(n)}/${String(n).padStart(32, "0")}.jpg`;

it("asks for the thumbnails of two hundred animals in one call, of which it draws a part", async () => {
  desk.answer(() => ({ urls: [] }));
  const rows = Array.from({ length: many }, (_, n) => ({
    id: `a${String(n)}`,
    data: anAnimal({
      animalName: `A${String(n)}`,
      animalProfilePicture: pictureOf(n),
    }),
    pending: false,
  }));
  await renderUi(
    <SignedIn>
      <AnimalTable rows={rows} zooId={zooA} />
    </SignedIn>,
  );
  expect(await screen.findByText("A0")).toBeInTheDocument();
  expect(screen.queryByText(`A${String(many - 1)}`)).toBeNull();
  const asked = () => desk.called.filter(({ name }) => name === "getSignedUrl");
  await vi.waitFor(() => expect(asked()).not.toEqual([]), { timeout: 20_000 });
  expect(asked()).toEqual([
    {
      name: "getSignedUrl",
      input: {
        storageRef: rows.map(({ data }) =>
          (data.animalProfilePicture ?? "").replace(".jpg", ".thumb.jpg"),
        ),
      },
    },
  ]);
});

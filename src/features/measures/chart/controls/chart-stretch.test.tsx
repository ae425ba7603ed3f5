import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { limited, sample, theChart, openCharts } from "../testing/charts";

const { keep, open } = openCharts();

it("names days by the day, a year by its months, and begins by keys with the last value", async () => {
  keep([sample("2026-10-20T08:30:00Z", 9)], limited());
  const { container } = await open(limited(), "?range=1y");
  const chart = await theChart();
  expect(chart.getAttribute("aria-valuetext")).toMatch(/mar. 20 oct. 2026/);
  const ticks = () =>
    [...container.querySelectorAll("svg text")].map(
      ({ textContent }) => textContent,
    );
  await waitFor(() => expect(ticks()).toContain("nov. 2025"));
  expect(ticks()).not.toContain("26 sept.");
  await userEvent.click(screen.getByText("30 jours"));
  await waitFor(() => expect(ticks()).toContain("26 sept."));
});

it("goes back to the days before, on again, and to any day", async () => {
  keep([sample("2015-02-03T08:30:00Z", 9)], limited());
  const { router } = await open(limited(), "?range=30d&by=daily");
  const begins = (text: RegExp) => screen.findByText(text);
  expect(await begins(/du 26 sept. 2026 au 26 oct. 2026/)).toBeVisible();
  const later = screen.getByRole("button", { name: "Période suivante" });
  expect(later).toBeDisabled();
  await userEvent.click(
    screen.getByRole("button", { name: "Période précédente" }),
  );
  expect(await begins(/du 27 août 2026 au 26 sept. 2026/)).toBeVisible();
  expect(router.state.location.search).toContain("until=2026-09-26");
  await userEvent.click(later);
  await waitFor(() =>
    expect(router.state.location.search).not.toContain("until"),
  );
  const field = screen.getByRole("textbox", { name: "Jusqu’au" });
  await userEvent.clear(field);
  await userEvent.type(field, "10/02/2015{Enter}");
  expect(await begins(/1 valeur, du 11 janv. 2015 au 10/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Aujourd’hui" }));
  expect(await begins(/au 26 oct. 2026/)).toBeVisible();
});

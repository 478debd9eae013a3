/** When the map is at rest, for journeys and benchmarks. */

/**
 * Waits until the map is sharp and at rest. An event may still be on its way when this is called, so that the map must
 * be ready for a few frames on end.
 */
export async function settled(page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        let calm = 0;
        const look = () => {
          calm = document.getElementById("map")?.dataset.state === "ready" ? calm + 1 : 0;
          if (calm > 3) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

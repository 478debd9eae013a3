/** When the map is at rest, for journeys and benchmarks. */

/**
 * Waits until the map is sharp and at rest. An event may still be on its way when this is called, so that the map must
 * be ready for a few frames on end. `name` tells which map, where a page has several.
 */
export async function settled(page, name = "map") {
  await page.evaluate(
    (id) =>
      new Promise((resolve) => {
        let calm = 0;
        const look = () => {
          calm = document.getElementById(id)?.dataset.state === "ready" ? calm + 1 : 0;
          if (calm > 3) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    name,
  );
}

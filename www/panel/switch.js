/** A choice of yes or no that the browser remembers where it may, and that lasts for the visit elsewhere. */

/**
 * @param {string} key
 * @returns {{ isOn: () => boolean, set: (on: boolean) => void }}
 */
export function createSwitch(key) {
  let on = recall(key) !== "off";
  return {
    isOn: () => on,
    set(next) {
      on = next;
      try {
        if (on) localStorage.removeItem(key);
        else localStorage.setItem(key, "off");
      } catch {
        return;
      }
    },
  };
}

/** @param {string} key */
function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Style that comes with what it is for. */

/**
 * Loads a style sheet, so that nothing of what follows is seen without.
 * @param {URL} sheet
 */
export function styled(sheet) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = sheet.href;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error("its style does not come"));
    };
    document.head.append(link);
  });
}

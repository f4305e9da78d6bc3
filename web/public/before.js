// Runs before the first paint, so that the page never shows in another theme or language than the chosen one.
(() => {
  const root = document.documentElement;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("hetman.settings") || "{}") || {};
  } catch {
    // Unreadable settings are the same as none.
  }
  const prefersLight = matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset.theme =
    chosen.theme === "light" || chosen.theme === "dark" ? chosen.theme : prefersLight ? "light" : "dark";
  if (chosen.contrast === "more") root.dataset.contrast = "more";
  root.lang =
    chosen.language === "pl" || chosen.language === "en"
      ? chosen.language
      : navigator.language.startsWith("pl")
        ? "pl"
        : "en";
})();

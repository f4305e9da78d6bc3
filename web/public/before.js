// Runs before the first paint, so that the page never shows in another theme or language than the chosen one.
(() => {
  const root = document.documentElement;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("hetman.settings") || "{}") || {};
  } catch {
    // Unreadable settings are the same as none.
  }
  // Below what the page is built for there would be no colours and half of the functions.
  if (!CSS.supports("color", "light-dark(#fff, #000)") || !("groupBy" in Map)) {
    root.dataset.old = "";
    addEventListener("DOMContentLoaded", () => {
      document.getElementById("app").textContent = navigator.language.startsWith("pl")
        ? "Ta przeglądarka jest za stara dla Hetmana. Potrzebna jest Safari 17.5, Chrome 123, Firefox 128 lub nowsza."
        : "This browser is too old for Hetman. It needs Safari 17.5, Chrome 123, Firefox 128 or newer.";
    });
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

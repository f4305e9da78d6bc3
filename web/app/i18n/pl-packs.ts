// Słowa o paczkach.
import type { packsEn } from "./en-packs.ts";
import type { Translation } from "./plural.ts";

export const packsPl = {
  packs: {
    title: "Własne karty",
    lead: "Jeśli masz grę, przepisz do paczki to, co jest na kartach, i graj z nią na tym urządzeniu.",
    choose: "Wczytaj paczkę (plik JSON, kilka należących do siebie albo ich archiwum zip)",
    load: "Wybierz pliki",
    help: "Nic nie opuszcza tego urządzenia; przy stołach na serwerze gra się tym, co zaprojektowano tutaj. Gra zaczęta z inną paczką czeka, aż tamta znów zostanie wczytana.",
    wrong: "Ta paczka nie pasuje:",
    noGame: "Nie ma tu gry „{{game}}”.",
    play: "Graj",
    remove: "Usuń",
    here: "Gra się z paczką „{{name}}”.",
  },
} as const satisfies Translation<typeof packsEn, never>;

declare module "virtual:catalogue" {
  const games: readonly import("./catalogue.ts").CatalogueGame[];
  export default games;
}
declare module "virtual:doors" {
  const doors: Readonly<Record<string, import("./games.ts").Doors>>;
  export default doors;
}
declare module "virtual:rules" {
  const rules: Readonly<Record<string, () => Promise<import("#kernel/game.ts").AnyGame>>>;
  export default rules;
}
declare module "virtual:pwa-register" {
  export function registerSW(options: { onNeedRefresh?(): void }): (reload?: boolean) => Promise<void>;
}

declare module "virtual:catalogue" {
  const games: readonly import("./catalogue.ts").CatalogueGame[];
  export default games;
}
declare module "virtual:pwa-register" {
  export function registerSW(options: { onNeedRefresh?(): void }): (reload?: boolean) => Promise<void>;
}

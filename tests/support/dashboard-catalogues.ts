/** What each screen and part of the dashboard says; in unit tests, because Vite gathers the files. */
export const dashboardCatalogues = Object.values(
  import.meta.glob<Record<string, { en: object; ar: object }>>('../../src/dashboard/**/*words.ts', {
    eager: true,
  }),
).flatMap((file) => Object.values(file))

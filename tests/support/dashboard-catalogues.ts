export const dashboardCatalogues = Object.values(
  import.meta.glob<Record<string, { en: object; ar: object }>>('../../src/dashboard/**/*words.ts', {
    eager: true,
  }),
).flatMap((file) => Object.values(file))

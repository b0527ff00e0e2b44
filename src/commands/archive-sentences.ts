import type { Manifest } from '../storage/backup/manifest.ts'

export function inside(manifest: Manifest): string {
  const { rows, pictures } = counts(manifest)
  return `${rows} rows and ${pictures} pictures`
}

export function counts({ tables }: Manifest) {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return { rows, pictures: tables.media?.rows ?? 0 }
}

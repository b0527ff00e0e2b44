import { z } from '../../domain/schema.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** The last entry of an archive, which is whole only with it. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.record(
    z.string(),
    z.strictObject({ rows: z.int(), digest: sha256, last_id: z.int().nullable() }),
  ),
  files: z.record(z.string(), z.strictObject({ size: z.int(), sha256 })),
})
export type Manifest = z.infer<typeof manifestSchema>

export const manifestName = 'manifest.json'

/** Says what is wrong with the archive, and where. */
export class DamagedArchive extends Error {}

const partName = /^database\/([a-z_]+)\/\d{4,}\.ndjson\.zst$/
const pictureName = /^media\/([0-9a-f]{32})\/(\d{1,5}\.(?:avif|webp))$/

export function partOf(table: string, number: number): string {
  return `database/${table}/${String(number).padStart(4, '0')}.ndjson.zst`
}

export function tableIn(name: string): string | undefined {
  return partName.exec(name)?.[1]
}

/** No other name becomes a path. */
export function pictureIn(name: string): { id: string; file: string } | undefined {
  const [, id, file] = pictureName.exec(name) ?? []
  return id && file ? { id, file } : undefined
}

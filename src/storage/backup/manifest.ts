import { z } from '../../domain/text/schema.ts'
import { type FolderName, folderNames, folders } from '../media/media-names.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

export type ManifestFile = { size: number; sha256: string }

/** Checked by hand, because a schema would copy what may be hundreds of thousands of entries. */
const files = z.custom<Record<string, ManifestFile>>(
  (value) => isObject(value) && Object.values(value).every(isFile),
)

function isFile(value: unknown): value is ManifestFile {
  if (!isObject(value) || Object.keys(value).length !== 2) return false
  return Number.isSafeInteger(value.size) && sha256.safeParse(value.sha256).success
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const manifestSchema = z.strictObject({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.record(
    z.string(),
    z.strictObject({ rows: z.int(), digest: sha256, last_id: z.int().nullable() }),
  ),
  files,
  /** The last entry of the audit trail; archives made before there was one lack it. */
  audit: z
    .strictObject({ id: z.int().nonnegative(), hash: z.string().regex(/^([0-9a-f]{64})?$/) })
    .optional(),
  /** Attachments that were erased while it was written: their rows are dropped. */
  erased: z.array(z.string()).optional(),
  /** The chain of changes that are recorded, and the last of them that is in the archive. */
  changes: z.strictObject({ chain: z.string(), sequence: z.int().nonnegative() }).optional(),
})
export type Manifest = z.infer<typeof manifestSchema>

export const manifestName = 'manifest.json'

export class DamagedArchive extends Error {}

const partName = /^database\/([a-z_]+)\/\d{4,}\.ndjson\.zst$/
const pictureName = /^([^/]+)\/([^/]+)\/([^/]+)$/

export function partOf(table: string, number: number): string {
  return `database/${table}/${String(number).padStart(4, '0')}.ndjson.zst`
}

export function tableIn(name: string): string | undefined {
  return partName.exec(name)?.[1]
}

/** No other name becomes a path. */
export function pictureIn(
  name: string,
): { folder: FolderName; id: string; file: string } | undefined {
  const [, inFolder, id = '', file = ''] = pictureName.exec(name) ?? []
  const folder = folderNames.find((known) => known === inFolder)
  if (!folder) return undefined
  const safe = folders[folder]
  return safe.id.test(id) && safe.file.test(file) ? { folder, id, file } : undefined
}

import type { ImportFileResponse } from '../../../contract/imports.ts'
import { isTableName } from '../../../domain/moving/import-run.ts'

type Role = ImportFileResponse['role']

const longestDirectory = 1024 * 1024
const textInside = /\.(?:md|markdown|xml|json|csv)(?:PK|UT|ux|[^\w.]|$)/i

const longestHeading = 1024

/** A ZIP with texts is an export; another one has the images of one. */
export async function roleOfFile(file: File): Promise<Role> {
  if (isTableName(file.name)) {
    const heading = await file.slice(0, longestHeading).text()
    return /element_id.*trid|trid.*element_id/.test(heading) ? 'languages' : 'main'
  }
  if (!/\.zip$/i.test(file.name)) return 'main'
  const directory = await file.slice(-longestDirectory).text()
  return textInside.test(directory) ? 'main' : 'pictures'
}

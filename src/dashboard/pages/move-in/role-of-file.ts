import type { ImportFileResponse } from '../../../contract/imports.ts'

type Role = ImportFileResponse['role']

const longestDirectory = 1024 * 1024
const textInside = /\.(?:md|markdown|xml)(?:PK|UT|ux|[^\w.]|$)/i

/** A ZIP with texts is an export; another one has the images of one. */
export async function roleOfFile(file: File): Promise<Role> {
  if (/\.(?:tsv|csv|txt)$/i.test(file.name)) return 'languages'
  if (!/\.zip$/i.test(file.name)) return 'main'
  const directory = await file.slice(-longestDirectory).text()
  return textInside.test(directory) ? 'main' : 'pictures'
}

import type { Values } from '../documents/revision.ts'
import { fieldAndLanguage, textName } from '../documents/revision.ts'
import { csvRow, csvStart } from '../text/csv.ts'
import type { LanguageCode } from '../languages/language.ts'
import { atRoot, isBlank, type LeavingFile } from './leaving-file.ts'

/** Names of values become columns: what all languages share first, then `name:ar`. */
export function tableFile(
  name: string,
  rows: Values[],
  languages: LanguageCode[],
  key = 'id',
): LeavingFile {
  const names = [...new Set([key, ...rows.flatMap((row) => Object.keys(row))])]
  const fields = [...new Set(names.map((one) => fieldAndLanguage(one).field))]
  const columns = fields.flatMap((field) =>
    names.includes(field) ? field : languages.map((language) => textName(field, language)),
  )
  const heads = columns.map((column) => column.replace('.', ':'))
  const body = rows.map((row) => csvRow(columns.map((column) => cellOf(row[column]))))
  return { path: `${name}.csv`, content: csvStart + csvRow(heads) + body.join('') }
}

function cellOf(value: unknown): string {
  if (isBlank(value)) return ''
  const told = atRoot(value)
  return typeof told === 'object' ? JSON.stringify(told) : String(told)
}

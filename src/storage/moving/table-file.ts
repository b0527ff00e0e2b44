import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { messages } from '../../domain/messages.ts'
import type { Target } from '../../domain/moving/analyse-export.ts'
import { analyseTable } from '../../domain/moving/analyse-table.ts'
import { CannotMove, isTableName } from '../../domain/moving/import-run.ts'
import { tooLong } from '../../domain/moving/moved-item.ts'
import { tablePicturePaths, tableText } from '../../domain/moving/table-item.ts'
import { largestTable, sampleOf, type Table, tableIn } from '../../domain/moving/table-text.ts'
import { csvCells, type CsvRow, csvRows } from '../../domain/text/csv-rows.ts'
import type { ContentSource } from './content-source.ts'

const inOneTurn = 200
/** A browser that loads a file once more gives it such a name. */
const again = / ?\(\d+\)$/

export async function openTable(path: string, target: Target): Promise<ContentSource> {
  if ((await stat(path)).size > largestTable) throw new CannotMove(messages.spreadsheetTooLarge)
  const table = tableIn(await readFile(path), target.encoding)
  if (!table) throw new CannotMove(messages.kindUnknown)
  const source = basename(path)
    .replace(/\.\w+$/, '')
    .replace(again, '')
  const read = await analyseTable(rowsIn(table), { ...target, source })
  if (!read) throw new CannotMove(isTableName(path) ? messages.tableUntitled : messages.kindUnknown)
  const { analysis, itemOf } = read
  return {
    analysis,
    table: sampleOf(table),
    async read(row) {
      const { start, size } = row
      const bytes = table.bytes.subarray(start, start + size)
      return itemOf(row, csvCells(bytes, table.delimiter) ?? [])
    },
    textOf: async ({ content }, language) => tableText(content, language) ?? tooLong,
    picturePaths: tablePicturePaths,
    pictureWords: () => undefined,
    close: async () => {},
  }
}

async function* rowsIn({ bytes, delimiter }: Table): AsyncGenerator<CsvRow> {
  let count = 0
  for (const row of csvRows(bytes, delimiter)) {
    yield row
    count += 1
    if (count % inOneTurn === 0) await nextTurn()
  }
}

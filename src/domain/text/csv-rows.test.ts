import { expect, test } from 'vitest'
import { expectThreadTime } from '../../../tests/support/timing.ts'
import { csvRecords, csvRows } from './csv-rows.ts'
import { csvRow, csvStart } from './csv.ts'

test('EXP-1 a table is read as it was written', () => {
  const cells = ['a "well", deep\nand old', '=1+1', "'Asi' river", 'بئر', '', '+963 33']
  const table =
    csvStart + [['id', 'name'], ...cells.map((cell) => ['1', cell])].map(csvRow).join('')
  expect(csvRecords(table)).toEqual(cells.map((name) => ({ id: '1', name })))
})

test('EXP-1 tables that other programs have saved are read, too', () => {
  const noria = [
    { id: '1', name: 'Noria' },
    { id: '2', name: '' },
  ]
  for (const end of ['\n', '\r\n']) {
    expect(csvRecords(['id,name', '1,Noria', '2'].join(end))).toEqual(noria)
    expect(csvRecords(['id,name', '1,"Noria"', '2', ''].join(end))).toEqual(noria)
  }
})

test.each(['"', '""', ',', '\n', '"a', 'a'])('EXP-1 4 MB of %j take linear time', (cell) => {
  expectThreadTime(3_000, () => {
    csvRecords(`id\n"${cell.repeat(4_000_000 / cell.length)}`)
  })
})

const rowsOf = (table: string, delimiter?: string) =>
  [...csvRows(Buffer.from(table), delimiter)].map(({ cells }) => cells ?? 'broken')

test.each([
  ['without an end', '1,"Wheel,a', ['broken']],
  ['in a cell', '1,5" pipe,a', [['1', '5" pipe', 'a']]],
  ['within another', '1,"a "well"",b', [['1', 'a "well"', 'b']]],
  ['before a comma', '1,a "well, b",c,d', ['broken']],
])('IMP-28 a lone quotation mark %s costs at most its row', (_where, row, read) => {
  const expected = [['id', 'name', 'text'], ...read, ['2', 'Pump\n"quiet"', 'b']]
  for (const end of ['\n', '\r\n', '\r']) {
    const table = ['id,name,text', row, '2,"Pump\n""quiet""",b', ''].join(end)
    expect(rowsOf(table)).toEqual(expected)
  }
})

test('IMP-28 rows are the same, wherever the table is divided', () => {
  const cell = 'نواعير, "wheels"\n'.repeat(500)
  const rows = Array.from({ length: 100 }, (_, index) => [String(index), cell])
  const table = rows.map(csvRow).join('')
  expect(rowsOf(table)).toEqual(rows)
  const all = [...csvRows(Buffer.from(table))]
  expect(all.reduce((sum, { size }) => sum + size, 0)).toBe(Buffer.byteLength(table))
})

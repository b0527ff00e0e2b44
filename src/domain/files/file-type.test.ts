import { describe, expect, test } from 'vitest'
import { expectThreadTimeWaiting } from '../../../tests/support/timing.ts'
import { docx, pdf, xlsx, zip } from '../../../tests/support/made-files.ts'
import { fileTypeOf } from './file-type.ts'
import { fileAddress } from './library-file.ts'

const typeOf = (bytes: Buffer) =>
  fileTypeOf(async (start, length) => bytes.subarray(start, start + length), bytes.length)

const page = '<html><script>alert(1)</script></html>'
const named = (...names: string[]) => zip(names.map((name) => ({ name })))
const whole = docx()
const changed = (bytes: Buffer, change: (copy: Buffer) => void) => {
  const copy = Buffer.from(bytes)
  change(copy)
  return copy
}
const end = whole.length - 22
const directory = whole.readUInt32LE(end + 16)
const overlapping = zip([{ name: 'a', content: 'a'.repeat(5_000) }])

const kept: [string, Buffer, string][] = [
  ['a PDF', pdf(), 'pdf'],
  ['a PDF behind a byte order mark', Buffer.concat([Buffer.from('\ufeff\n'), pdf()]), 'pdf'],
  ['a PDF with blanks behind its end', Buffer.concat([pdf(), Buffer.from('\r\n\0\0\n')]), 'pdf'],
  ['a PDF that speaks of pages and archives', pdf('<html> PK\u0003\u0004'), 'pdf'],
  ['a text document', docx(), 'docx'],
  ['a spreadsheet', xlsx(), 'xlsx'],
  ['an archive', named('نشرة.pdf', 'plans/b.dwg'), 'zip'],
  ['an archive with a comment', zip([{ name: 'a' }], 'of 2026'), 'zip'],
  ['an archive with a PDF as its comment', zip([{ name: 'a' }], pdf().toString()), 'zip'],
  ['a text document without its list of types', named('word/document.xml'), 'zip'],
  ['a presentation', named('[Content_Types].xml', 'ppt/presentation.xml'), 'zip'],
]

const refused: [string, Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('Opening in Hama')],
  ['a page', Buffer.from(page)],
  ['a page that ends like a PDF', Buffer.from(`${page}%%EOF`)],
  ['a page before a PDF', Buffer.concat([Buffer.from(page), pdf()])],
  ['a page behind a PDF', Buffer.concat([pdf(), Buffer.from(page)])],
  ['a picture before a PDF', Buffer.concat([Buffer.from('GIF89a'), pdf()])],
  ['a script before a PDF', Buffer.concat([Buffer.from('#!/bin/sh\n'), pdf()])],
  ['a PDF that begins late', Buffer.concat([Buffer.alloc(1_024, ' '), pdf()])],
  ['half a PDF', pdf().subarray(0, 100)],
  ['an archive behind a PDF', Buffer.concat([pdf(), docx()])],
  ['a PDF whose end is that of an archive', Buffer.concat([pdf(), zip([{ name: 'a' }], '%%EOF')])],
  ['an archive before a PDF', Buffer.concat([docx(), pdf()])],
  ['half a text document', whole.subarray(0, whole.length / 2)],
  ['a text document without its beginning', whole.subarray(40)],
  ['a text document behind other bytes', Buffer.concat([Buffer.from('MZ'), whole])],
  ['bytes behind a text document', Buffer.concat([whole, Buffer.from('MZ')])],
  ['a text document with macros', docx(['word/vbaProject.bin'])],
  ['a spreadsheet with macros', xlsx(['xl/VBAPROJECT.BIN'])],
  ['a spreadsheet with macros of 1992', xlsx(['xl/macrosheets/sheet1.xml'])],
  ['an archive with macros', named('report.docm/vbaProject.bin')],
  ['an empty archive', zip([])],
  ['an archive that leads out of its folder', named('../../etc/passwd')],
  ['an archive with paths of Windows', named('C:\\Windows\\win.ini')],
  ['an archive from the root', named('/etc/passwd')],
  ['an archive with a hidden end of a name', named('a.pdf\0.exe')],
  [
    'an archive whose directory takes long to read',
    named(...Array.from({ length: 3_000 }, (_, index) => `${index}`.padEnd(900, 'a'))),
  ],
  ['a bomb', zip([{ name: 'a', unpacked: 2 ** 32 - 2 }])],
  ['a bomb in parts', zip(Array.from({ length: 300 }, () => ({ name: 'a', unpacked: 4_000_000 })))],
  [
    'a bomb whose parts are one',
    changed(overlapping, (copy) =>
      copy.writeUInt32LE(1_000_000, copy.readUInt32LE(copy.length - 22 + 16) + 20),
    ),
  ],
  ['a directory with fewer entries', changed(whole, (copy) => copy.writeUInt16LE(1, end + 10))],
  ['a directory elsewhere', changed(whole, (copy) => copy.writeUInt32LE(0, end + 16))],
  ['a directory of other bytes', changed(whole, (copy) => copy.fill(0, directory, directory + 4))],
  ['a part of an archive on two disks', changed(whole, (copy) => copy.writeUInt16LE(1, end + 4))],
  [
    'a name longer than the directory',
    changed(whole, (copy) => copy.writeUInt16LE(9_999, directory + 28)),
  ],
]

describe('FIL-1', () => {
  test.each(kept)('%s is kept by its content', async (_name, bytes, type) => {
    expect(await typeOf(bytes)).toBe(type)
  })

  test.each(refused)('%s is refused', async (_name, bytes) => {
    expect(await typeOf(bytes)).toBeUndefined()
  })

  test('25 MB of ends and beginnings are read at once', async () => {
    const many = Buffer.alloc(25 * 1024 * 1024, 'PK\u0005\u0006%%EOF<%PDF-')
    expect(await typeOf(many)).toBeUndefined()
    await expectThreadTimeWaiting(200, () => typeOf(many))
  })
})

test('an address says the type once, however the title ends', () => {
  const file = { id: '0f', type: 'pdf', bytes: 1, pages: 1 } as const
  const addressOf = (title: string) => decodeURIComponent(fileAddress('0f', 'ar', { title, file }))
  expect(addressOf('دليل التسجيل.PDF')).toBe('/files/0f/ar/دليل-التسجيل.pdf')
  expect(addressOf('Terms.docx')).toBe('/files/0f/ar/terms-docx.pdf')
})

import { expect, test } from 'vitest'
import { readXliff } from './read-xliff.ts'

const target = 'ورشتنا <pc id="1">قرب</pc> النواعير &amp; الماء<ph id="2"/>'
const plain = `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="ar">
<file id="f1" original="posts/1@1" srcDir="ltr" trgDir="rtl" xml:space="preserve">
<unit id="content-1"><segment state="final"><source>Water</source><target>${target}</target></segment></unit>
</file>
</xliff>
`
const read = (file: string | Uint8Array) =>
  readXliff(typeof file === 'string' ? new TextEncoder().encode(file) : file)
const whole = read(plain).files[0]?.units[0]?.target
const segmented = (...parts: string[]) => plain.replace(/<segment.*<\/segment>/, parts.join('\n'))
const segment = (words: string, order = '') =>
  `<segment state="final"><source>Water</source><target ${order}>${words}</target></segment>`

const halves = ['ورشتنا <pc id="1">قرب</pc>', 'النواعير &amp; الماء<ph id="2"/>'] as const
const wide = Buffer.from(`\ufeff${plain.replace('UTF-8', 'UTF-16')}`, 'utf16le')

test.each<[string, string | Uint8Array]>([
  ['with a byte order mark', `\ufeff${plain}`],
  ['in UTF-16', wide],
  ['in UTF-16 of the other end', Buffer.from(wide).swap16()],
  ['of version 2.0', plain.replace('"2.1"', '"2.0"')],
  ['of version 2.2', plain.replace('document:2.0', 'document:2.2').replace('"2.1"', '"2.2"')],
  ['with a prefix', plain.replaceAll(/<(\/?)(?=[a-z])/g, '<$1x:').replace('xmlns=', 'xmlns:x=')],
  ['with lines of Windows', plain.replaceAll('\n', '\r\n')],
  ['with words as they are', plain.replace('ورشتنا ', '<![CDATA[ورشتنا ]]>')],
  ['with references', plain.replace('ورشتنا', '&#x648;&#1585;شتنا').replace('&amp;', '&#38;')],
  ['with comments', plain.replace('قرب', '<!-- by -->قرب<?tool by?>')],
  ['with a term', plain.replace('النواعير', '<mrk id="m1" type="term">النواعير</mrk>')],
  ['with a note in it', plain.replace('النواعير', '<sm id="m1"/>النواعير<em startRef="m1"/>')],
  [
    'with a code in two halves',
    plain.replace('<pc id="1">', '<sc id="1"/>').replace('</pc>', '<ec startRef="1"/>'),
  ],
  [
    'in a group',
    plain.replace('<unit', '<group id="g1"><unit').replace('</unit>', '</unit></group>'),
  ],
  [
    'in segments with a space between',
    segmented(segment(halves[0]), '<ignorable><source> </source></ignorable>', segment(halves[1])),
  ],
  [
    'in segments of another order',
    segmented(segment(halves[1], 'order="2"'), segment(`${halves[0]} `, 'order="1"')),
  ],
])('a file of a translator is read %s (COV-10)', (_kind, file) => {
  expect(whole).toHaveLength(6)
  expect(read(file).files[0]?.units[0]?.target).toEqual(whole)
})

test('only finished segments count, as the standard spells them (COV-14)', () => {
  const isRead = (state: string) =>
    read(plain.replace('state="final"', state)).files[0]?.units[0]?.target !== null
  const states = ['translated', 'reviewed', 'final', 'initial', 'Final', 'signed-off', '']
  expect(states.filter((state) => isRead(`state="${state}"`))).toEqual(states.slice(0, 3))
  expect(isRead('')).toBe(false)
  expect(isRead('state="final" subState="tool:approved"')).toBe(true)
  const half = segmented(segment(halves[0]), segment(halves[1]).replace('final', 'initial'))
  expect(read(half).files[0]?.units[0]?.target).toBeNull()
})

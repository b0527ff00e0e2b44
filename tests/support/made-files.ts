import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash, randomInt } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'

export function pdf(content = String(randomInt(2 ** 40))): Buffer {
  const page = '<< /Type /Page /Parent 2 0 R >>'
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n${page}\nendobj\n% ${content}\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`,
  )
}

type Entry = { name: string; content?: string; unpacked?: number }

export function zip(entries: Entry[], comment = ''): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content = name, unpacked } of entries) {
    const packed = deflateRawSync(content)
    const sizes = Buffer.alloc(16)
    sizes.writeUInt32LE(crc32(content), 0)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(unpacked ?? Buffer.byteLength(content), 8)
    sizes.writeUInt16LE(Buffer.byteLength(name), 12)
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004\u0014\0\0\u0008\u0008\0\0\0\0\0', 'latin1'),
      sizes,
      Buffer.from(name),
      packed,
    ])
    const central = Buffer.alloc(14)
    central.writeUInt32LE(at, 10)
    directory.push(
      Buffer.from('PK\u0001\u0002\u0014\0\u0014\0\0\u0008\u0008\0\0\0\0\0', 'latin1'),
      sizes,
      central,
      Buffer.from(name),
    )
    files.push(local)
    at += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(Buffer.byteLength(comment), 20)
  return Buffer.concat([...files, central, end, Buffer.from(comment)])
}

export const docx = (also: string[] = []) =>
  zip(['[Content_Types].xml', 'word/document.xml', ...also].map((name) => ({ name })))
export const xlsx = (also: string[] = []) =>
  zip(['[Content_Types].xml', 'xl/workbook.xml', ...also].map((name) => ({ name })))

export function fileIn(bytes: Buffer | string, name = 'catalogue.pdf'): File {
  return new File([bytes as BlobPart], name)
}

export async function uploadedFile(folder: string, bytes = pdf()): Promise<string> {
  const path = join(folder, `upload-${randomInt(2 ** 40)}`)
  await writeFile(path, bytes)
  return path
}

type Made = { pages: number; text?: string }

/** A whole PDF of A4 pages; without any it has an empty page tree. */
export function madePdf({ pages, text = '' }: Made): string {
  const first = 4
  const kids = Array.from({ length: pages }, (_, page) => `${first + page} 0 R`).join(' ')
  const drawing = `BT /F1 48 Tf 40 700 Td (${text}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} /MediaBox [0 0 595 842] /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /Contents 3 0 R >>'),
  ]
  let pdf = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const offset = pdf.length
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
}

export function lockedPdf(asksTo: 'read' | 'print'): string {
  const id = '00'.repeat(16)
  const owner = 'a5'.repeat(32)
  const key = createHash('md5')
    .update(Buffer.from(`${blankPassword}${owner}fcffffff${id}`, 'hex'))
    .digest()
    .subarray(0, 5)
  const user =
    asksTo === 'print' ? rc4(key, Buffer.from(blankPassword, 'hex')).toString('hex') : owner
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${owner}> /U <${user}> /P -4 >> /ID [<${id}> <${id}>]`
  return madePdf({ pages: 2 }).replace('trailer\n<<', `trailer\n<< ${lock}`)
}

const blankPassword = '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a'

function rc4(key: Buffer, text: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index)
  const swap = (one: number, other: number) =>
    ([state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0])
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let j = 0
  return text.map((byte, index) => {
    const i = (index + 1) & 255
    j = (j + (state[i] ?? 0)) & 255
    swap(i, j)
    return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0)
  }) as Buffer
}

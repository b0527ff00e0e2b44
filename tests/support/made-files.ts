import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomInt } from 'node:crypto'
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

import { generateKeyPairSync, sign } from 'node:crypto'

export function selfSigned(host = 'localhost'): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(host)))))
  const validity = sequence(date('250101000000Z'), date('491231235959Z'))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const serial = der(0x02, Buffer.from([1]))
  const version = der(0xa0, der(0x02, Buffer.from([2])))
  const content = sequence(version, serial, sequence(signature), name, validity, name, key)
  const signed = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]))
  const certificate = sequence(content, sequence(signature), signed).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`,
  }
}

const signature = der(0x06, Buffer.from('2a8648ce3d040302', 'hex'))
const commonName = der(0x06, Buffer.from('550403', 'hex'))

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts))
}

function date(written: string): Buffer {
  return der(0x17, Buffer.from(written))
}

function der(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content)]), content])
}

function lengthOf({ length }: Buffer): number[] {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}

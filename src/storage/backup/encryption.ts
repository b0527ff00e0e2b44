import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { synced } from '../engine/synced.ts'

export class NoKey extends Error {}

type Bytes = globalThis.ReadableStream<Uint8Array>

/** Throws NoKey unless it is the public key of an age identity. */
export function encrypterFor(recipient: string): Encrypter {
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch (cause) {
    throw new NoKey('The recipient is not a public age key: it begins with age1.', { cause })
  }
  return encrypter
}

export function encryptionFor(recipient: string): (content: Uint8Array) => Promise<Uint8Array> {
  const encrypter = encrypterFor(recipient)
  return (content) => encrypter.encrypt(content)
}

export async function encryptFile(file: string, recipient: string, to: string): Promise<void> {
  const encrypter = encrypterFor(recipient)
  await written(to, await encrypter.encrypt(bytesOf(file)))
}

/** `identity` names a file as age-keygen writes it. Throws NoKey if none of its keys fits. */
export async function decryptFile(file: string, identity: string, to: string): Promise<void> {
  const plain = await withKeys(identity, (decrypter) => decrypter.decrypt(bytesOf(file)))
  await written(to, plain)
}

export function decrypt(content: Uint8Array, identity: string): Promise<Uint8Array> {
  return withKeys(identity, (decrypter) => decrypter.decrypt(content))
}

async function withKeys<Plain>(
  identity: string,
  read: (decrypter: Decrypter) => Promise<Plain>,
): Promise<Plain> {
  const decrypter = new Decrypter()
  const lines = (await readFile(identity, 'utf8')).split(/\r?\n/)
  const keys = lines.map((line) => line.trim()).filter((line) => line !== '' && line[0] !== '#')
  try {
    for (const key of keys) decrypter.addIdentity(key)
    return await read(decrypter)
  } catch (cause) {
    throw new NoKey(`The archive cannot be read with the keys in ${identity}.`, { cause })
  }
}

function bytesOf(file: string): Bytes {
  return Readable.toWeb(createReadStream(file)) as unknown as Bytes
}

/** Leaves a whole file that a power cut does not lose, or none. */
async function written(file: string, bytes: Bytes): Promise<void> {
  const source = Readable.fromWeb(bytes as unknown as ReadableStream)
  try {
    await pipeline(source, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
    await synced(file)
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

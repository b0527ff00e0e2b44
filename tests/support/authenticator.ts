import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { Caller } from './api.ts'
import type { CreationOptions, RequestOptions } from '../../src/contract/webauthn.ts'

const home = 'https://naoura.example'

/** A forger does one of these otherwise than an authenticator should. */
export type Otherwise = {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  crossOrigin?: boolean
  counter?: number
  isVerified?: boolean
  userHandle?: string | undefined
  key?: KeyObject
  statement?: { fmt: string; attStmt: Map<string, unknown> }
}

const pairs = {
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  EdDSA: () => generateKeyPairSync('ed25519'),
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
  PS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
} as const
export type Algorithm = keyof typeof pairs
type Kind = { algorithm?: Algorithm; isSynced?: boolean; id?: string }

export type Authenticator = ReturnType<typeof createAuthenticator>

export async function createdBy(caller: Caller, key: Authenticator, otherwise?: Otherwise) {
  const { challenge, options } = (await caller.post('/account/passkeys/options')).body
  return { challenge, passkey: key.create(options, otherwise) }
}

export async function presentedBy(caller: Caller, key: Authenticator, otherwise?: Otherwise) {
  const { challenge, options } = (await caller.post('/signin/passkey/options')).body
  return { challenge, passkey: key.get(options, otherwise) }
}

export function createAuthenticator({
  algorithm = 'ES256',
  isSynced = false,
  id = freshId(),
}: Kind = {}) {
  const { publicKey, privateKey } = pairs[algorithm]()
  const credential = { id, rawId: id, type: 'public-key' as const }
  let counter = 0
  let handle = ''

  function authenticatorData(rpId: string, otherwise: Otherwise, more = Buffer.alloc(0)): Buffer {
    if (!isSynced) counter += 1
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(otherwise.counter ?? counter)
    const isVerified = otherwise.isVerified ?? true
    const flags = 1 | (isVerified ? 4 : 0) | (isSynced ? 8 | 16 : 0) | (more.length > 0 ? 64 : 0)
    return Buffer.concat([sha256(otherwise.rpId ?? rpId), Buffer.from([flags]), counted, more])
  }

  return {
    id,

    create(options: CreationOptions, otherwise: Otherwise = {}) {
      handle = options.user.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(16)
      const attested = [
        Buffer.alloc(16),
        length,
        Buffer.from(id, 'base64url'),
        encoded(coseOf(algorithm, publicKey)),
      ]
      const authData = authenticatorData(options.rp.id, otherwise, Buffer.concat(attested))
      const { fmt, attStmt } = otherwise.statement ?? { fmt: 'none', attStmt: new Map() }
      const attestation = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', Uint8Array.from(authData)],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, otherwise).toString(
            'base64url',
          ),
          attestationObject: encoded(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    get(options: RequestOptions, otherwise: Otherwise = {}) {
      const data = authenticatorData(options.rpId, otherwise)
      const client = clientData('webauthn.get', options.challenge, otherwise)
      const signed = Buffer.concat([data, sha256(client)])
      const digest = algorithm === 'EdDSA' ? null : 'sha256'
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign(digest, signed, otherwise.key ?? privateKey).toString('base64url'),
          userHandle: 'userHandle' in otherwise ? otherwise.userHandle : handle,
        },
      }
    },
  }
}

let made = 0

function freshId(): string {
  return sha256(`passkey ${made++}`).subarray(0, 16).toString('base64url')
}

function clientData(type: string, challenge: string, otherwise: Otherwise): Buffer {
  const { origin, crossOrigin } = { origin: home, crossOrigin: false, ...otherwise }
  const told = { type, challenge, ...otherwise }
  return Buffer.from(
    JSON.stringify({ type: told.type, challenge: told.challenge, origin, crossOrigin }),
  )
}

function coseOf(algorithm: Algorithm, publicKey: KeyObject) {
  const { x = '', y = '', n = '', e = '' } = publicKey.export({ format: 'jwk' })
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))
  const kinds: Record<Algorithm, [number, number | Uint8Array][]> = {
    ES256: [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ],
    EdDSA: [
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, bytes(x)],
    ],
    RS256: rsa(-257),
    PS256: rsa(-37),
  }
  return new Map(kinds[algorithm])

  function rsa(number: number): [number, number | Uint8Array][] {
    return [
      [1, 3],
      [3, number],
      [-1, bytes(n)],
      [-2, bytes(e)],
    ]
  }
}

function encoded(value: object): Buffer {
  return Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]))
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

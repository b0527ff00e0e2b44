import { randomBytes } from 'node:crypto'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import {
  COSEALG,
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  isoCBOR,
} from '@simplewebauthn/server/helpers'
import type {
  CreatedPasskey,
  CreationOptions,
  PresentedPasskey,
  RequestOptions,
} from '../../contract/webauthn.ts'
import { stepMinutes } from '../../domain/people/factors.ts'
import type { PasskeyKey, RelyingParty } from '../../domain/people/passkey.ts'
import { Problem } from '../../domain/problem.ts'
import { passkeyRefused } from '../../storage/people/passkey-store.ts'

type Descriptor = Pick<PasskeyKey, 'id' | 'transports'>
type Holder = { handle: string; email: string; name: string; passkeys: Descriptor[] }

const algorithms = [COSEALG.ES256, COSEALG.EdDSA, COSEALG.RS256]
const timeout = stepMinutes * 60_000

export function newChallenge(): string {
  return randomBytes(32).toString('base64url')
}

/** Authenticators offer every passkey they have for the domain, unless `allowed` says which. */
export function requestOptionsOf(
  party: RelyingParty,
  challenge: string,
  allowed?: Descriptor[],
): RequestOptions {
  return {
    challenge,
    rpId: party.id,
    timeout,
    userVerification: 'required',
    ...(allowed && { allowCredentials: allowed.map(toDescriptor) }),
  }
}

export function creationOptionsOf(
  { id }: RelyingParty,
  challenge: string,
  { handle, email, name, passkeys }: Holder,
): CreationOptions {
  return {
    challenge,
    rp: { id, name: id },
    user: { id: handle, name: email, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    attestation: 'none',
    excludeCredentials: passkeys.map(toDescriptor),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

export async function verifyCreated(
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
  { response, ...created }: CreatedPasskey,
): Promise<PasskeyKey & { isBackedUp: boolean }> {
  try {
    refuseFramed(response.clientDataJSON)
    const { registrationInfo: info } = await verifyRegistrationResponse({
      response: {
        ...withoutExtensions(created),
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: withoutStatement(response.attestationObject),
        },
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (info?.credential.id !== created.id) throw new Error('it is not verified, or of another id')
    const { id, publicKey, counter } = info.credential
    return {
      id,
      publicKey: isoBase64URL.fromBuffer(publicKey),
      counter,
      transports: response.transports ?? [],
      isBackedUp: info.credentialBackedUp,
    }
  } catch (cause) {
    throw passkeyRefused(cause)
  }
}

export async function verifyPresented(
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  expectedChallenge: string,
  { id, counter, publicKey }: PasskeyKey,
  { response, ...presented }: PresentedPasskey,
): Promise<{ counter: number; isBackedUp: boolean }> {
  try {
    refuseFramed(response.clientDataJSON)
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...withoutExtensions(presented),
        response: { ...response, userHandle: response.userHandle ?? undefined },
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      credential: { id, counter, publicKey: isoBase64URL.toBuffer(publicKey) },
      requireUserVerification: true,
    })
    if (!verified) throw new Error('the signature is wrong')
    const { newCounter, credentialBackedUp } = authenticationInfo
    return { counter: newCounter, isBackedUp: credentialBackedUp }
  } catch (cause) {
    throw new Problem('unauthorized', { cause })
  }
}

function toDescriptor({ id, transports }: Descriptor) {
  return { type: 'public-key' as const, id, transports }
}

function withoutExtensions({ id, rawId, type }: Pick<CreatedPasskey, 'id' | 'rawId' | 'type'>) {
  return { id, rawId, type, clientExtensionResults: {} }
}

/** Pages of other sites may not show ours, so no ceremony begins within them. */
function refuseFramed(clientDataJSON: string): void {
  if (decodeClientDataJSON(clientDataJSON).crossOrigin) throw new Error('it came from a frame')
}

/**
 * Nobody asked what the authenticator is, and its certificates would be looked up at addresses that
 * they name.
 */
function withoutStatement(attestationObject: string): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
  const bare = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ])
  return isoBase64URL.fromBuffer(isoCBOR.encode(bare as Parameters<typeof isoCBOR.encode>[0]))
}

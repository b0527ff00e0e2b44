import { messages } from '../domain/messages.ts'
import { passkeyLimits } from '../domain/people/passkey.ts'
import { requiredText, untrimmedText, z } from '../domain/text/schema.ts'

const base64url = (limit: number) => untrimmedText(limit).regex(/^[\w-]+$/)

export const exampleId = 'Kx2rT9vQmL0aYbHn3sWdEg'
const credentialId = base64url(passkeyLimits.id).meta({ examples: [exampleId] })
const clientDataJSON = base64url(4_096)
const authenticatorData = base64url(4_096)
const transport = untrimmedText(32).regex(/^[a-z-]+$/)

/** Names and shapes are those of WebAuthn, level 3, so that `toJSON()` of a browser's answer can be sent. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z
    .strictObject({ credProps: z.strictObject({ rk: z.boolean().optional() }).optional() })
    .optional(),
}

export const presentedPasskey = z
  .strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON,
      authenticatorData,
      signature: base64url(2_048),
      userHandle: base64url(88).nullish(),
    }),
  })
  .meta({ id: 'PresentedPasskey', description: 'An authentication as WebAuthn writes it in JSON.' })
export type PresentedPasskey = z.infer<typeof presentedPasskey>

export const createdPasskey = z
  .strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON,
      attestationObject: base64url(32_768),
      authenticatorData: authenticatorData.optional(),
      transports: z.array(transport).max(10).optional(),
      publicKey: base64url(4_096).optional(),
      publicKeyAlgorithm: z.int().optional(),
    }),
  })
  .meta({ id: 'CreatedPasskey', description: 'A registration as WebAuthn writes it in JSON.' })
export type CreatedPasskey = z.infer<typeof createdPasskey>

export const challenge = requiredText(64, messages.fieldRequired, { kind: 'code' }).meta({
  description: 'It works once, within five minutes',
  examples: ['pD7sFq2bN8xLwRk0zVc4TgYhJm1oUaEi'],
})

const descriptors = z.array(
  z.strictObject({
    type: z.literal('public-key'),
    id: z.string().meta({ examples: [exampleId] }),
    transports: z.array(z.string()),
  }),
)
const webauthnChallenge = z.string().meta({ examples: ['q0Zb7mXo2Rk9LwTf4sVhJg'] })
const timeout = z
  .int()
  .positive()
  .describe('Milliseconds')
  .meta({ examples: [300_000] })

export const requestOptions = z
  .strictObject({
    challenge: webauthnChallenge,
    rpId: z.string().meta({ examples: ['naoura.example'] }),
    timeout,
    userVerification: z.literal('required'),
    allowCredentials: descriptors.optional(),
  })
  .meta({ id: 'PasskeyRequest', description: 'For `navigator.credentials.get`.' })
export type RequestOptions = z.infer<typeof requestOptions>

export const creationOptions = z
  .strictObject({
    challenge: webauthnChallenge,
    rp: z.strictObject({
      id: z.string().meta({ examples: ['naoura.example'] }),
      name: z.string().meta({ examples: ['naoura.example'] }),
    }),
    user: z.strictObject({
      id: z.string().describe('An opaque id'),
      name: z.string().meta({ examples: ['layla@naoura.example'] }),
      displayName: z.string().meta({ examples: ['Layla'] }),
    }),
    pubKeyCredParams: z.array(
      z.strictObject({ type: z.literal('public-key'), alg: z.int().meta({ examples: [-7] }) }),
    ),
    timeout,
    attestation: z.literal('none'),
    excludeCredentials: descriptors,
    authenticatorSelection: z.strictObject({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  })
  .meta({ id: 'PasskeyCreation', description: 'For `navigator.credentials.create`.' })
export type CreationOptions = z.infer<typeof creationOptions>

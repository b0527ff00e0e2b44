import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { MailFailure } from '../domain/mails/mail.ts'

export type MailServer = {
  host: string
  port: number
  isSecure: boolean
  /** A server on this machine is spoken to in the clear. */
  isLocal: boolean
  auth: { user: string; pass: string } | null
}
type Envelope = { from: string; to: string }
export type Smtp = ReturnType<typeof openSmtp>

/** The message is what the server, or else the machine, said of it. */
export class NotSent extends Error {
  readonly failure: MailFailure
  /** The server will never take this mail. */
  readonly isFinal: boolean
  /** The server had all of it and said nothing. */
  readonly isInDoubt: boolean

  constructor(failure: MailFailure, answer: string, isFinal: boolean, isInDoubt: boolean) {
    super(answer)
    this.failure = failure
    this.isFinal = isFinal
    this.isInDoubt = isInDoubt
  }
}

/** A server that answers each step just in time is still left at the end of the whole. */
const usual = { step: 10_000, whole: 60_000 }
const longestAnswer = 500

/** Both throw NotSent. */
export function openSmtp(server: MailServer, times = usual) {
  return {
    send: ({ from, to }: Envelope, bytes: Buffer): Promise<string> => {
      const message = Readable.from(bytes)
      return converse(
        (connection) =>
          new Promise((resolve, reject) => {
            connection.send({ from, to: [to] }, message, (error, info) =>
              error ? reject(error) : resolve(info?.response ?? ''),
            )
          }),
        () => message.readableEnded,
      )
    },

    verify: (): Promise<void> => converse(async () => {}),
  }

  async function converse<Result>(
    work: (connection: SMTPConnection) => Promise<Result>,
    isHandedOver = () => false,
  ): Promise<Result> {
    const connection = new SMTPConnection(optionsFor(server, times.step))
    const { promise: broken, reject } = Promise.withResolvers<never>()
    connection.on('error', reject)
    const limit = setTimeout(reject, times.whole, { code: 'ETIMEDOUT', message: 'Timeout' })
    try {
      const result = await Promise.race([
        begun(connection, server).then(() => work(connection)),
        broken,
      ])
      connection.quit()
      return result
    } catch (error) {
      connection.close()
      throw toNotSent(error as SmtpError, isHandedOver())
    } finally {
      clearTimeout(limit)
    }
  }
}

function optionsFor({ host, port, isSecure, isLocal }: MailServer, step: number) {
  return {
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !isLocal,
    ignoreTLS: !isSecure && isLocal,
    allowInternalNetworkInterfaces: isLocal,
    dnsTimeout: step,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: step,
  }
}

async function begun(connection: SMTPConnection, { auth }: MailServer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    connection.connect((error) => (error ? reject(error) : resolve()))
  })
  if (!auth) return
  await new Promise<void>((resolve, reject) => {
    connection.login(auth, (error) => (error ? reject(error) : resolve()))
  })
}

type SmtpError = { message: string; code?: string; response?: string; responseCode?: number }

function toNotSent(error: SmtpError, isHandedOver: boolean): NotSent {
  const { code = '', response = '', responseCode = 0, message } = error
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isFinal = isOfMail && (responseCode === 0 || responseCode >= 500)
  const answer = (response || message).slice(0, longestAnswer)
  return new NotSent(failureOf(error), answer, isFinal, isHandedOver && response === '')
}

const failures: Record<string, MailFailure> = {
  EDNS: 'dns',
  ENOTFOUND: 'dns',
  ETLS: 'tls',
  EAUTH: 'sign-in',
  ENOAUTH: 'sign-in',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
  EPROTOCOL: 'refused',
  ETIMEDOUT: 'silent',
}

function failureOf({ code = '', message }: SmtpError): MailFailure {
  if (/\b(?:ENOTFOUND|EAI_AGAIN)\b/.test(message)) return 'dns'
  if (/\b(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)\b/.test(message)) return 'unreachable'
  if (/certificate|SSL|TLS/i.test(message)) return 'tls'
  return failures[code] ?? 'closed'
}

import { z } from 'zod'
import { emailAddress } from '../domain/people/credentials.ts'
import type { MailServer } from '../mail/smtp.ts'
import { WrongSetting } from './wrong-setting.ts'

export const mailSettings = {
  SMTP_URL: z
    .string()
    .refine(isServer, 'must be an address such as smtps://user:password@mail.example')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => emailAddress.safeParse(text).success, 'must be an email address')
    .optional(),
}

type Given = z.output<z.ZodObject<typeof mailSettings>> & { PUBLIC_URL?: string | undefined }

export type MailSetting = { server: MailServer; from: string; origin: string }

export function mailOf({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Given): MailSetting | null {
  if (SMTP_URL === undefined) {
    if (MAIL_FROM === undefined) return null
    throw new WrongSetting('MAIL_FROM is set, and SMTP_URL is not: set it, too.')
  }
  if (MAIL_FROM === undefined) {
    throw new WrongSetting('SMTP_URL is set, and MAIL_FROM is not: set it to the sender’s address.')
  }
  // The host that a request names could be forged, and mail would lead there.
  if (PUBLIC_URL === undefined) {
    throw new WrongSetting(
      'SMTP_URL is set, and PUBLIC_URL is not: set it to the site’s address, to which links in mail lead.',
    )
  }
  return { server: serverAt(SMTP_URL), from: MAIL_FROM, origin: PUBLIC_URL }
}

function isServer(text: string): boolean {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) return false
  const { hostname, pathname, search, hash, username, password } = new URL(text)
  const isWhole = hostname !== '' && /^\/?$/.test(pathname) && search + hash === ''
  return isWhole && (username === '') === (password === '') && isDecodable(username + password)
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined
  } catch {
    return false
  }
}

function serverAt(address: string): MailServer {
  const { protocol, hostname, port, username, password } = new URL(address)
  const isSecure = protocol === 'smtps:'
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host)
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return {
    host,
    port: port === '' ? usualPort(isSecure, isLocal) : Number(port),
    isSecure,
    isLocal,
    auth: username === '' ? null : auth,
  }
}

function usualPort(isSecure: boolean, isLocal: boolean): number {
  if (isSecure) return 465
  return isLocal ? 25 : 587
}

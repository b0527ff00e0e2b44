import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { type MailParts, sendDue } from '../../src/mail/send-mails.ts'
import { openSmtp } from '../../src/mail/smtp.ts'
import { mailOf } from '../../src/server/mail-setting.ts'
import { startedApi } from './api.ts'
import { startMailServer } from './mail-server.ts'
import type { EngineName } from './storages.ts'

export const sender = 'site@naoura.example'
export const origin = 'https://naoura.example'

export function serverOf(url: string) {
  const setting = mailOf({ SMTP_URL: url, MAIL_FROM: sender, PUBLIC_URL: origin })
  if (!setting) throw new Error('it names no server')
  return setting.server
}

export type PostOffice = Awaited<ReturnType<typeof postOffice>>

/** The whole API with mail, and a mail server to which `send` sends what is due. */
export async function postOffice(engine: EngineName) {
  const server = await startMailServer()
  onTestFinished(server.stop)
  const world = await startedApi(engine, {}, { sendsMail: true })
  const parts: MailParts = {
    storage: world.storage,
    smtp: openSmtp(serverOf(server.url)),
    from: sender,
    origin,
    linkToken: world.parts.tokens.linkToken,
    now: () => world.clock.now,
    report: (error) => {
      throw error
    },
  }
  return { ...world, server, parts, send: () => sendDue(parts) }
}

export async function talkingServer(talk: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}))
    talk(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setDefaultCACertificates } from 'node:tls'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { selfSigned } from './certificate.ts'

export const certificate = selfSigned()
// A second one of the same name beside it would be taken for it.
setDefaultCACertificates([certificate.cert])

const account = { user: 'site@naoura.example', password: 'water & wheels' }

export type Received = { to: string; bytes: Buffer }
type Refusal = [code: number, words: string] | undefined
type Refuse = (received: Received) => Refusal | Promise<Refusal>

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

type Options = {
  refuse?: Refuse
  /** Processes that do not know the certificate speak to it in the clear. */
  isPlain?: boolean
}

export async function startMailServer({ refuse = () => undefined, isPlain = false }: Options = {}) {
  const received: Received[] = []
  const state = { refuse }
  const server = new SMTPServer({
    ...certificate,
    secure: !isPlain,
    ...(isPlain && { allowInsecureAuth: true, disabledCommands: ['STARTTLS'] }),
    onAuth: ({ username, password }, _session, done) =>
      username === account.user && password === account.password
        ? done(null, { user: username })
        : done(new Error('Wrong password')),
    onData: (stream, { envelope }, done) => {
      const take = async (bytes: Buffer) => {
        const mail = { to: envelope.rcptTo[0]?.address ?? '', bytes }
        const refusal = await state.refuse(mail)
        if (!refusal) received.push(mail)
        const [responseCode, words] = refusal ?? []
        done(words === undefined ? null : Object.assign(new Error(words), { responseCode }))
      }
      // A sender that dies half-way has sent nothing.
      void buffer(stream).then(take, () => {})
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `${isPlain ? 'smtp' : 'smtps'}://${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}@localhost:${port}`,
    port,
    received,
    refuseBy: (refuse: Refuse) => void (state.refuse = refuse),
    mails: (): Promise<ParsedMail[]> =>
      Promise.all(received.map(({ bytes }) => simpleParser(bytes))),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Answers each command with the next of these; the rest is silence. */
export function answering(answers: string[], then: (socket: Socket) => void = () => {}) {
  return (socket: Socket) => {
    socket.write('220 mail.example\r\n')
    socket.on('data', () => {
      const answer = answers.shift()
      return answer === undefined ? then(socket) : socket.write(answer)
    })
  }
}

export const taken = ['250 mail.example\r\n', '250 OK\r\n', '250 OK\r\n', '354 Go on\r\n']

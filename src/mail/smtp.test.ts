import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { serverOf, talkingServer } from '../../tests/support/mail.ts'
import { answering, startMailServer, taken } from '../../tests/support/mail-server.ts'
import { selfSigned } from '../../tests/support/certificate.ts'
import { createServer as createTlsServer } from 'node:tls'
import { openSmtp } from './smtp.ts'

const quick = { step: 300, whole: 1_500 }
const envelope = { from: 'site@naoura.example', to: 'layla@naoura.example' }
const bytes = Buffer.from('Subject: Water\r\n\r\nThe wheels turn.\r\n')

function send(url: string) {
  return openSmtp(serverOf(url), quick).send(envelope, bytes)
}

async function served(): Promise<Awaited<ReturnType<typeof startMailServer>>> {
  const server = await startMailServer()
  onTestFinished(server.stop)
  return server
}

test('a server with TLS and sign-in takes a mail', async () => {
  const { url, received } = await served()
  expect(await send(url)).toMatch(/^250 /)
  expect(received).toMatchObject([{ to: 'layla@naoura.example' }])
  expect(received[0]?.bytes.toString()).toContain('The wheels turn.')
  await openSmtp(serverOf(url), quick).verify()
})

test('a wrong password is told from all else', async () => {
  const { port } = await served()
  const sending = send(`smtps://site%40naoura.example:wrong@localhost:${port}`)
  await expect(sending).rejects.toMatchObject({ failure: 'sign-in', isFinal: false })
})

test('a name that no server has is told', async () => {
  const sending = send('smtps://mail.invalid')
  await expect(sending).rejects.toMatchObject({ failure: 'dns', isFinal: false })
})

test('a port where nobody listens is told', async () => {
  const { port, stop } = await startMailServer()
  await stop()
  const sending = send(`smtp://localhost:${port}`)
  await expect(sending).rejects.toMatchObject({ failure: 'unreachable', isFinal: false })
})

test('a certificate of a stranger is refused', async () => {
  const stranger = createTlsServer(selfSigned(), (socket) => socket.on('error', () => {}))
  stranger.on('tlsClientError', () => {})
  stranger.listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  onTestFinished(() => void stranger.close())
  const { port } = stranger.address() as AddressInfo
  const sending = send(`smtps://localhost:${port}`)
  await expect(sending).rejects.toMatchObject({ failure: 'tls', isFinal: false })
})

test('beyond this machine nothing is sent without TLS', async () => {
  const heard: string[] = []
  const where = await talkingServer((socket) => {
    socket.write('220 mail.example\r\n')
    socket.on('data', (data) => {
      heard.push(String(data))
      socket.write(heard.length === 1 ? '250 mail.example\r\n' : '502 No TLS\r\n')
    })
  })
  const port = where.split(':')[1]
  const sending = send(`smtp://site:secret@0.0.0.0:${port}`)
  await expect(sending).rejects.toMatchObject({ failure: 'tls', isFinal: false })
  expect(heard.join('')).not.toMatch(/AUTH|MAIL/)
})

test('a refusal is told in the server’s words', async () => {
  const { url, refuseBy } = await served()
  refuseBy(() => [550, '5.1.1 No such mailbox'])
  await expect(send(url)).rejects.toMatchObject({
    failure: 'refused',
    message: '550 5.1.1 No such mailbox',
    isFinal: true,
    isInDoubt: false,
  })
  refuseBy(() => [451, 'Come back later'])
  await expect(send(url)).rejects.toMatchObject({ failure: 'refused', isFinal: false })
})

const silent = { failure: 'silent', isFinal: false, isInDoubt: false }
const closed = { failure: 'closed', isFinal: false, isInDoubt: false }
const inDoubt = { isInDoubt: true }

test.each([
  ['never greets', () => {}, silent],
  ['greets, and then is silent', answering([]), silent],
  ['closes before the mail', answering(taken.slice(0, 3), (socket) => socket.end()), closed],
  ['is silent after the last byte', answering([...taken]), { ...silent, ...inDoubt }],
  ['closes at once', (socket: Socket) => socket.end(), closed],
  [
    'closes after the mail',
    answering([...taken], (socket) => socket.end()),
    { ...closed, ...inDoubt },
  ],
  ['answers half', answering([...taken, '25']), { ...silent, ...inDoubt }],
  [
    'answers half and closes',
    answering([...taken], (socket) => socket.end('25')),
    { ...closed, ...inDoubt },
  ],
])('a server that %s ends as a failure', async (_what, talk, failure) => {
  await expect(send(`smtp://${await talkingServer(talk)}`)).rejects.toMatchObject(failure)
})

test('a server that speaks for ever is left', async () => {
  const where = await talkingServer((socket) => {
    const drip = setInterval(() => socket.write('220-still\r\n'), 50)
    socket.on('close', () => clearInterval(drip))
  })
  await expect(send(`smtp://${where}`)).rejects.toMatchObject({ failure: 'silent' })
})

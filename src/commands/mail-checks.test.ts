import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { selfSigned } from '../../tests/support/certificate.ts'
import { hoursLater } from '../../tests/support/cast.ts'
import { origin, postOffice, sender, serverOf } from '../../tests/support/mail.ts'
import { startMailServer } from '../../tests/support/mail-server.ts'
import { engines } from '../../tests/support/storages.ts'
import { mailThatIsLeft, wrongMailServer } from './mail-checks.ts'

const quick = { step: 1_000, whole: 3_000 }

function checked(url: string, address?: string) {
  return wrongMailServer({ server: serverOf(url), from: sender, origin }, address, quick)
}

async function served() {
  const server = await startMailServer()
  onTestFinished(server.stop)
  return server
}

async function listening(server: ReturnType<typeof createServer>): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `localhost:${(server.address() as AddressInfo).port}`
}

test('OPS-13 a doctor signs in at the mail server, and sends nothing', async () => {
  const { url, received } = await served()
  expect(await checked(url)).toEqual([])
  expect(received).toEqual([])
  expect(await wrongMailServer(null)).toBeNull()
})

test('OPS-13 a doctor sends a mail to the address it is given', async () => {
  const { url, mails, refuseBy } = await served()
  expect(await checked(url, 'omar@naoura.example')).toMatchObject({
    note: expect.stringMatching(/^it took a mail to omar@naoura.example: 250 /),
  })
  const [mail] = await mails()
  expect(mail).toMatchObject({ subject: 'Test: mail from your website arrives' })
  refuseBy(() => [550, '5.1.1 No such mailbox'])
  expect(await checked(url, 'omar@naoura.example')).toEqual([
    'The mail server refused the mail. (550 5.1.1 No such mailbox)',
  ])
  expect(await wrongMailServer(null, 'omar@naoura.example')).toEqual([
    'none is known: set SMTP_URL, MAIL_FROM and PUBLIC_URL',
  ])
})

test('OPS-13 a doctor says which step to the mail server failed', async () => {
  const { port, stop } = await startMailServer()
  expect(await checked(`smtps://site:wrong@localhost:${port}`)).toEqual([
    expect.stringMatching(/^The mail server did not accept the user name or password\. \(535 /),
  ])
  await stop()
  expect(await checked(`smtps://localhost:${port}`)).toEqual([
    expect.stringMatching(/^The mail server cannot be reached: .*ECONNREFUSED/),
  ])
  expect(await checked('smtps://mail.invalid')).toEqual([
    expect.stringMatching(/^The name of the mail server was not found\. \(.*mail\.invalid/),
  ])
  const stranger = createTlsServer(selfSigned(), (socket) => socket.on('error', () => {}))
  stranger.on('tlsClientError', () => {})
  expect(await checked(`smtps://${await listening(stranger)}`)).toEqual([
    expect.stringMatching(/^No secure connection to the mail server was possible \(TLS\)\. \(/),
  ])
  const hanging = createServer((socket) => {
    onTestFinished(() => void socket.destroy())
  })
  expect(await checked(`smtp://${await listening(hanging)}`)).toEqual([
    expect.stringMatching(/^The mail server did not answer in time\. \(/),
  ])
})

describe.each(engines)('OPS-13 a doctor on %s', (engine) => {
  test('counts the mails that wait and that failed', async () => {
    const { storage, server, send, signedInAs, clock } = await postOffice(engine)
    expect(await mailThatIsLeft(storage)).toEqual([])
    const layla = await signedInAs('Layla')
    await layla.post('/system/test-mail')
    expect(await mailThatIsLeft(storage)).toEqual({
      note: '1 wait, 0 failed for good in the last 30 days',
    })
    server.refuseBy(() => [550, '5.1.1 No such mailbox'])
    await send()
    expect(await mailThatIsLeft(storage)).toEqual({
      note: '0 wait, 1 failed for good in the last 30 days; the last to layla@naoura.example: The mail server refused the mail. (550 5.1.1 No such mailbox)',
    })
    clock.now = hoursLater(24 * 31)
    await storage.mails.purge(clock.now)
    expect(await mailThatIsLeft(storage)).toEqual([])
  })
})

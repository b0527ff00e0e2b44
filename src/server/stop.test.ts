import { once } from 'node:events'
import { request, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createSemaphore, rejectWaiting } from '../throttle/semaphore.ts'
import { createHttpServer } from './http-server.ts'
import { createOpenResponses } from './open-responses.ts'
import { unreadableRequest } from './error-responses.ts'
import { stop } from './stop.ts'

async function server() {
  const answers = createOpenResponses()
  const held: (() => void)[] = []
  const events: string[] = []
  const listener: RequestListener = (incoming, outgoing) => {
    answers.prepare(outgoing)
    answers.add(outgoing)
    if (incoming.url === '/held') held.push(() => outgoing.end('late'))
    else outgoing.end('at once')
  }
  const listening = createHttpServer(listener, unreadableRequest).listen(0, '127.0.0.1')
  onTestFinished(() => listening.closeAllConnections())
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const app = {
    announceStop: () => void events.push('announced'),
    endConnections: () => {
      events.push('ending')
      answers.end()
    },
    rejectWaiting: () => void events.push('refused'),
    close: async () => void events.push('closed'),
  }
  async function asked(path: string) {
    const asking = request({ port, host: '127.0.0.1', path, agent: false }).end()
    const [answer] = await once(asking, 'response')
    return { connection: answer.headers.connection, text: await text(answer) }
  }
  return { listening, app, asked, held, events }
}

const hasty = { untilIdle: 0, rejectWaiting: 50, cut: 200, closing: 50 }
const patient = { untilIdle: 10_000, rejectWaiting: 10_000, cut: 20_000, closing: 50 }

test('responses in progress end before everything closes, with `connection: close`', async () => {
  const { listening, app, asked, held, events } = await server()
  const late = asked('/held')
  await expect.poll(() => held.length).toBe(1)
  const stopped = stop(listening, app, 0)
  await expect.poll(() => events).toEqual(['announced', 'ending'])
  held[0]?.()
  expect(await late).toEqual({ connection: 'close', text: 'late' })
  expect(await stopped).toBe(true)
  expect(events).toEqual(['announced', 'ending', 'closed'])
})

test('a connection that was made before is answered, although it has not asked yet', async () => {
  const { listening, app, events } = await server()
  const { port } = listening.address() as AddressInfo
  const arrived = once(listening, 'connection')
  const socket = connect(port, '127.0.0.1')
  await arrived
  const stopped = stop(listening, app, 0, patient)
  await expect.poll(() => events).toContain('ending')
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  expect(answer).toMatch(/\r\nconnection: close\r\n[^]*at once/i)
  expect(await stopped).toBe(true)
})

test('keeps serving during the delay', async () => {
  const { listening, app, asked, events } = await server()
  const stopped = stop(listening, app, 300)
  expect((await asked('/')).text).toBe('at once')
  expect(events).toEqual(['announced'])
  expect(await stopped).toBe(true)
  await expect(asked('/')).rejects.toThrow('ECONNREFUSED')
})

test('those waiting are rejected before connections are cut, which is reported', async () => {
  const { listening, app, asked, held, events } = await server()
  const late = asked('/held')
  await expect.poll(() => held.length).toBe(1)
  const [cut, isWhole] = await Promise.allSettled([late, stop(listening, app, 0, hasty)])
  expect(cut.status).toBe('rejected')
  expect(isWhole).toMatchObject({ value: false })
  expect([...new Set(events)]).toEqual(['announced', 'ending', 'refused', 'closed'])
})

test('those who start waiting later are rejected, too', async () => {
  const { listening, app, asked, held } = await server()
  const semaphore = createSemaphore({ concurrency: 1 })
  const never = Promise.withResolvers<void>()
  void semaphore.run(() => never.promise)
  const late = asked('/held')
  await expect.poll(() => held.length).toBe(1)
  const refused: Promise<unknown>[] = []
  const refuse = () => {
    rejectWaiting()
    if (refused.length < 2)
      refused.push(semaphore.run(async () => 'never').catch(({ code }) => code))
  }
  const stopped = stop(listening, { ...app, rejectWaiting: refuse }, 0, { ...hasty, cut: 10_000 })
  await expect.poll(() => refused.length).toBe(2)
  expect(await Promise.all(refused)).toEqual(['unavailable', 'unavailable'])
  held[0]?.()
  await late
  expect(await stopped).toBe(true)
})

test('a storage that does not close does not keep the process', async () => {
  const { listening, app } = await server()
  const close = () => new Promise<void>(() => {})
  expect(await stop(listening, { ...app, close }, 0, hasty)).toBe(true)
})

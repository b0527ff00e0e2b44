import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate as nextLoop } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createAdmission } from './admission.ts'
import { createHttpServer } from './http-server.ts'
import { unreadable } from './refusals.ts'

const crowd = 30

test('whoever comes while pages are rendered is let in between two of them', async () => {
  const { render, welcome } = createAdmission(() => '192.0.2.1')
  let letIn = 0
  const server = createHttpServer(() => {}, unreadable).listen(0, '127.0.0.1')
  server.on('connection', welcome).on('connection', () => (letIn += 1))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const visitors = Array.from({ length: crowd }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => {
    for (const visitor of visitors) visitor.destroy()
    server.close()
  })
  await Promise.all(visitors.map((visitor) => once(visitor, 'connect')))

  const letInBefore: number[] = []
  const page = () =>
    render(async () => {
      letInBefore.push(letIn)
      await nextLoop()
    })
  await Promise.all(Array.from({ length: 6 }, page))
  expect(letInBefore[0]).toBeLessThan(crowd)
  expect(letInBefore.at(-1)).toBe(crowd)
})

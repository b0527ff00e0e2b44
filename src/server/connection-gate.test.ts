import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createAdmission } from '../throttle/admission.ts'
import { createHttpServer } from './http-server.ts'
import { unreadableRequest } from './error-responses.ts'

const crowd = 30

test('connections that arrive while pages are rendered are accepted between two of them, even if no page lets go', async () => {
  const { render, connected } = createAdmission()
  let accepted = 0
  const server = createHttpServer(() => {}, unreadableRequest).listen(0, '127.0.0.1')
  server.on('connection', connected).on('connection', () => (accepted += 1))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const visitors = Array.from({ length: crowd }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => {
    for (const visitor of visitors) visitor.destroy()
    server.close()
  })
  await Promise.all(visitors.map((visitor) => once(visitor, 'connect')))

  const acceptedBefore: number[] = []
  const page = () =>
    render(async () => {
      acceptedBefore.push(accepted)
    })
  await Promise.all(Array.from({ length: 6 }, page))
  expect(acceptedBefore[0]).toBeLessThan(crowd)
  expect(acceptedBefore.at(-1)).toBe(crowd)
})

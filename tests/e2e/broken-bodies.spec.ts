import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { apiKey, remove, signIn, startProduct, temporaryFolder } from '../support/product.ts'

test('a body that breaks off is not logged as a failure, only with its request', async () => {
  const dataFolder = await temporaryFolder()
  const environment = { DEMO_CONTENT: 'off', LOG_LEVEL: 'info' }
  const product = await startProduct({ dataFolder, environment })
  const { address } = product
  try {
    const { token } = await signIn(address)
    const breakOff = async (path: string, type: string, how: string) => {
      const { host, hostname, port } = new URL(address)
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      const headers = [
        `POST ${path} HTTP/1.1`,
        `host: ${host}`,
        `api-key: ${apiKey}`,
        `authorization: Bearer ${token}`,
        `content-type: ${type}`,
        how,
      ]
      const begun = how.startsWith('content-length') ? '{"a' : '3\r\n{"a\r\n'
      socket.write(`${headers.join('\r\n')}\r\n\r\n${begun}`, () => socket.resetAndDestroy())
      await once(socket, 'close')
    }
    for (const how of ['content-length: 100', 'transfer-encoding: chunked']) {
      await breakOff('/api/signin', 'application/json', how)
      await breakOff('/api/languages', 'application/json', how)
      await breakOff(
        '/api/sections/posts/keys/articles/articles/en',
        'multipart/form-data; boundary=b',
        how,
      )
      await breakOff('/contact', 'application/x-www-form-urlencoded', how)
    }
    await signIn(address)
  } finally {
    await product.stop()
    await remove(dataFolder)
  }
  const failures = product.logged().filter(({ level, msg }) => Number(level) > 30 || msg === 'page')
  expect(failures).toEqual([])
})

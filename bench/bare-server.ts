import { createServer } from 'node:http'
import type { Answer } from './response.ts'

process.once('disconnect', () => process.exit())

// The least a Node server can do: fixed bytes per path.
process.once('message', (answers: Record<string, Answer>) => {
  const stored = new Map(
    Object.entries(answers).map(([path, { headers, body }]) => [
      path,
      { headers, body: Buffer.from(body, 'base64') },
    ]),
  )
  const server = createServer((incoming, outgoing) => {
    const answer = stored.get(incoming.url ?? '')
    if (answer) outgoing.writeHead(200, answer.headers).end(answer.body)
    else outgoing.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})

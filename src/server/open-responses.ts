import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type OpenResponses = ReturnType<typeof createOpenResponses>

export function createOpenResponses() {
  const open = new Set<ServerResponse>()
  let isEnding = false

  return {
    add(outgoing: ServerResponse): void {
      open.add(outgoing)
      outgoing.once('close', () => open.delete(outgoing))
      // A client may wait for its response, but must read it.
      outgoing.on('timeout', (socket: Socket) => {
        if (socket.writableLength > 0) socket.destroy()
      })
    },

    end(): void {
      isEnding = true
      for (const outgoing of open) if (!outgoing.headersSent) closeAfter(outgoing)
    },

    prepare(outgoing: ServerResponse): void {
      if (isEnding) closeAfter(outgoing)
    },
  }
}

function closeAfter(outgoing: ServerResponse): void {
  outgoing.setHeader('connection', 'close')
}

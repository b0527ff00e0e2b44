import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type OpenResponses = ReturnType<typeof createOpenResponses>

/** The responses in progress; while the server stops, each closes its connection. */
export function createOpenResponses() {
  const open = new Set<ServerResponse>()
  let isEnding = false

  return {
    add(outgoing: ServerResponse): void {
      open.add(outgoing)
      outgoing.once('close', () => open.delete(outgoing))
      // A client may wait for its response as long as it takes, but must read it.
      outgoing.on('timeout', (socket: Socket) => {
        if (socket.writableLength > 0) socket.destroy()
      })
    },

    /** From now on responses carry `connection: close`. */
    end(): void {
      isEnding = true
      for (const outgoing of open) if (!outgoing.headersSent) closeAfter(outgoing)
    },

    /** To be called before anything is answered. */
    prepare(outgoing: ServerResponse): void {
      if (isEnding) closeAfter(outgoing)
    },
  }
}

function closeAfter(outgoing: ServerResponse): void {
  outgoing.setHeader('connection', 'close')
}

import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type OpenAnswers = ReturnType<typeof createOpenAnswers>

/** The answers that are being made, which take their connections along once the server ends. */
export function createOpenAnswers() {
  const open = new Set<ServerResponse>()
  let isEnding = false

  return {
    add(outgoing: ServerResponse): void {
      open.add(outgoing)
      outgoing.once('close', () => open.delete(outgoing))
      // Whoever waits for an answer may wait; whoever does not read it is not waited for.
      outgoing.on('timeout', (socket: Socket) => {
        if (socket.writableLength > 0) socket.destroy()
      })
    },

    /** Answers say from now on that they are the last on their connection. */
    end(): void {
      isEnding = true
      for (const outgoing of open) if (!outgoing.headersSent) sayLast(outgoing)
    },

    /** To be called before anything is answered. */
    prepare(outgoing: ServerResponse): void {
      if (isEnding) sayLast(outgoing)
    },
  }
}

function sayLast(outgoing: ServerResponse): void {
  outgoing.setHeader('connection', 'close')
}

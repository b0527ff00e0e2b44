import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Bytes of a request, before its connection is cut: most of its head, and nothing of a picture. */
const cutAfter = 512

/**
 * Passes connections on to an address, refuses them, takes what is sent and answers nothing, or cuts them in
 * the middle. `sees` is told what is about to be passed on.
 */
export async function tcpProxy(address: string, sees: (sent: string) => void = () => {}) {
  const { hostname, port } = new URL(address)
  const sockets = new Set<Socket>()
  let mode: 'pass' | 'refuse' | 'hang' | 'cut' = 'pass'
  const proxy = createServer((incoming) => {
    keep(incoming)
    if (mode === 'refuse') return void incoming.destroy()
    if (mode === 'hang') return void incoming.resume()
    incoming.on('data', (sent) => sees(sent.toString('latin1')))
    const outgoing = keep(connect(Number(port), hostname))
    if (mode === 'cut')
      incoming.on('data', () => incoming.bytesRead > cutAfter && incoming.destroy())
    incoming.pipe(outgoing).pipe(incoming)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')

  function keep(socket: Socket): Socket {
    sockets.add(socket)
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }

  function become(next: typeof mode): void {
    mode = next
    for (const socket of sockets) socket.destroy()
  }

  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    pass: () => become('pass'),
    refuse: () => become('refuse'),
    hang: () => become('hang'),
    cut: () => become('cut'),
    open: () => sockets.size,
    close() {
      proxy.close()
      become('refuse')
    },
  }
}

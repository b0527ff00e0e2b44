import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * Passes connections on to an address, refuses them, or takes what is sent and answers nothing. `sees` is
 * told what is about to be passed on.
 */
export async function tcpProxy(address: string, sees: (sent: string) => void = () => {}) {
  const { hostname, port } = new URL(address)
  const sockets = new Set<Socket>()
  let mode: 'pass' | 'refuse' | 'hang' = 'pass'
  const proxy = createServer((incoming) => {
    keep(incoming)
    if (mode === 'refuse') return void incoming.destroy()
    if (mode === 'hang') return void incoming.resume()
    incoming.on('data', (sent) => sees(sent.toString('latin1')))
    const outgoing = keep(connect(Number(port), hostname))
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

  onTestFinished(() => {
    proxy.close()
    become('refuse')
  })
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    pass: () => become('pass'),
    refuse: () => become('refuse'),
    hang: () => become('hang'),
    open: () => sockets.size,
  }
}

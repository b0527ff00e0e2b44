import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export async function freezable(address: string) {
  const { hostname, port } = new URL(address)
  const sockets = new Set<Socket>()
  let isFrozen = false
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => to.write(data))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (isFrozen) from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const closeAll = () => sockets.forEach((socket) => socket.destroy())
  onTestFinished(() => {
    closeAll()
    server.close()
  })
  const through = new URL(address)
  through.port = String((server.address() as AddressInfo).port)
  return {
    address: through.href,
    freeze(): void {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    silence: () => sockets.forEach((socket) => socket.pause()),
    thaw(): void {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    cut(): void {
      isCut = true
      closeAll()
    },
    mend: () => void (isCut = false),
  }
}

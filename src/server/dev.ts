import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import type * as Bundle from './app.ts'
import { readConfig } from './config.ts'
import { print } from './print.ts'

process.env.NODE_ENV = 'development'
const config = readConfig(process.env)
const vite = await createVite({ server: { middlewareMode: true }, appType: 'custom' })
const { openApp } = (await vite.ssrLoadModule('./src/server/app.ts')) as typeof Bundle
const app = await openApp(config)

createServer((incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => app.listener(incoming, outgoing))
}).listen(config.port, config.host, () => {
  print(`\nDevelopment server  http://${config.host}:${config.port}\n\n`)
})

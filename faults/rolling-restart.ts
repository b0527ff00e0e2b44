import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '../bench/figure.ts'
import { startLoad } from '../bench/start-load.ts'
import { selfSigned } from '../tests/support/certificate.ts'
import { freePort } from '../tests/support/first-start.ts'
import { type Experiment, type Given, NotPossible } from './experiment.ts'
import { storedPages } from './outage.ts'

const id = 'MUL-8'
const perSecond = 200
const configuration = resolve(import.meta.dirname, '../deploy/nginx.conf')

export const rollingRestart: Experiment = {
  id,
  what: 'two servers replaced one by one',
  engines: ['PostgreSQL'],
  isLong: true,
  run,
}

async function run({ newPlace }: Given): Promise<Figure[]> {
  if (spawnSync('nginx', ['-v']).status !== 0) {
    throw new NotPossible('nginx is not installed: apt-get install nginx')
  }
  await using place = await newPlace('demo')
  const ports = [await freePort(), await freePort()]
  const settings = { STOP_DELAY: '5', TRUSTED_PROXIES: '127.0.0.1' }
  const start = (number: number) => place.start({ ...settings, PORT: ports[number] ?? '' })
  const servers = [await start(0), await start(1)]
  await using nginx = await startNginx(join(place.dataFolder, 'nginx'), ports)
  const page = await (await fetch(servers[0]?.address ?? '')).text()
  const script = /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? ''
  const of = [...storedPages, script].map((path) => ({
    address: nginx.address,
    asked: { path, headers: { 'accept-encoding': 'br' } },
  }))
  const load = startLoad({ of, perSecond })
  await wait(2_000)
  for (const number of [0, 1]) {
    await servers[number]?.stop()
    servers[number] = await start(number)
    await wait(2_000)
  }
  await servers[0]?.kill()
  await wait(5_000)
  const answered = (await load.end()).flat()
  const failed = answered.filter(({ status }) => status !== 200).length
  const what = `of ${answered.length} requests while two were replaced and one killed, failed`
  return [{ id, what, value: failed, unit: '', goal: { most: 0 } }]
}

/** The file is that of `deploy/`, in which addresses and certificate are this machine's. */
async function startNginx(folder: string, ports: string[]) {
  const [plain, secure] = [await freePort(), await freePort()]
  const { key, cert } = selfSigned()
  await mkdir(join(folder, 'logs'), { recursive: true })
  await Promise.all([
    writeFile(join(folder, 'key.pem'), key),
    writeFile(join(folder, 'cert.pem'), cert),
  ])
  const site = (await readFile(configuration, 'utf8'))
    .replace('server 127.0.0.1:3000', `server 127.0.0.1:${ports[0]}`)
    .replace('# server 127.0.0.1:3001', `server 127.0.0.1:${ports[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replaceAll('www.example.com;', 'localhost;')
    .replace(/ssl_certificate .*;/, 'ssl_certificate cert.pem;')
    .replace(/ssl_certificate_key .*;/, 'ssl_certificate_key key.pem;')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const temporary = places.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')
  const whole = `daemon off; pid ${folder}/pid; error_log ${folder}/logs/error.log;
    events {}
    http { access_log off; ${temporary}
    ${site} }`
  await writeFile(join(folder, 'nginx.conf'), whole)
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  })
  const address = `https://127.0.0.1:${secure}`
  await listening(child, Number(secure))
  return {
    address,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isThere) return
    await wait(50)
  }
  throw new Error('nginx did not start')
}

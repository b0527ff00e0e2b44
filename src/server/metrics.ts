import { createServer, type Server } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  Registry,
} from 'prom-client'
import type { Storage } from '../storage/create-storage.ts'
import { waitingCount } from '../throttle/semaphore.ts'
import { isFilePath, isStaffPath } from './page-paths.ts'

export type StoredAnswers = { hits: number; misses: number; stale: number }

type Measured = Omit<GaugeConfiguration<string>, 'registers'>

type Parts = {
  storage: Pick<Storage, 'outage' | 'work' | 'backups' | 'shipper'>
  answers: StoredAnswers
  now: () => Date
}

/** No label holds an address, so that visitors cannot add series. */
export function createMetrics({ storage, answers, now }: Parts) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'wajha_requests_total',
    help: 'Requests that were not answered from memory',
    labelNames: ['kind', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'wajha_request_seconds',
    help: 'Seconds they took',
    labelNames: ['kind'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  })
  const gauges: Measured[] = [
    {
      name: 'wajha_stored_answers',
      help: 'Pages and public calls since the start, by where they came from',
      labelNames: ['from'],
      collect() {
        this.set({ from: 'memory' }, answers.hits)
        this.set({ from: 'store' }, answers.misses)
        this.set({ from: 'memory_during_outage' }, answers.stale)
      },
    },
    {
      name: 'wajha_waiting',
      help: 'Requests and writes that wait for their turn',
      collect() {
        this.set(waitingCount())
      },
    },
    {
      name: 'wajha_database_away',
      help: '1 while the database is away',
      collect() {
        this.set(storage.outage.isOn() ? 1 : 0)
      },
    },
    {
      name: 'wajha_work_age_seconds',
      help: 'Seconds since scheduled work last ended',
      labelNames: ['work'],
      async collect() {
        for (const { name, end } of await storage.work.states(now()).catch(() => [])) {
          if (end) this.set({ work: name }, age(end.endedAt))
        }
      },
    },
    {
      name: 'wajha_proven_backup_age_seconds',
      help: 'Seconds since the newest proven backup was made; +Inf if there is none',
      async collect() {
        const state = await storage.backups.state(now()).catch(() => null)
        this.set(state?.provenAt ? age(state.provenAt) : Infinity)
      },
    },
    {
      name: 'wajha_changes_waiting_seconds',
      help: 'Seconds since the oldest change that is not at the place of backups yet',
      async collect() {
        const state = await storage.shipper?.state().catch(() => null)
        this.set(state ? state.behind / 1000 : 0)
      },
    },
  ]
  for (const gauge of gauges) registry.registerMetric(new Gauge({ ...gauge, registers: [] }))

  const age = (timestamp: Date) => (now().getTime() - timestamp.getTime()) / 1000

  const measure: MiddlewareHandler = async (c, next) => {
    const kind = kindOf(c.req.path)
    const ended = seconds.startTimer({ kind })
    await next()
    ended()
    requests.inc({ kind, status: c.res.status })
  }

  const countRefused = (path: string) => requests.inc({ kind: kindOf(path), status: 503 })

  return {
    measure,
    countRefused,
    collected: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function kindOf(path: string): string {
  if (path.startsWith('/api/')) return 'call'
  if (isStaffPath(path)) return 'dashboard'
  return isFilePath(path) ? 'file' : 'page'
}

type ListenOptions = { port: number; host: string }

/**
 * Metrics have a listener of their own, which visitors do not reach. Throws if it cannot be opened.
 */
export function serveMetrics(
  { collected, contentType }: Pick<ReturnType<typeof createMetrics>, 'collected' | 'contentType'>,
  { port, host }: ListenOptions,
): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url !== '/metrics') {
      outgoing.writeHead(404).end()
      return
    }
    collected().then(
      (text) => outgoing.writeHead(200, { 'content-type': contentType }).end(text),
      () => outgoing.writeHead(500).end(),
    )
  })
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) => {
      reject(
        new Error(
          `Wajha cannot listen on METRICS_HOST and METRICS_PORT (${message}): set them to a free address`,
        ),
      )
    })
    server.listen({ port, host }, () => resolve(server))
  })
}

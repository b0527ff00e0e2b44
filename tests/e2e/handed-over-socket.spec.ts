import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { serverEnvironment, serverProgram } from '../../scripts/serving.js'
import { demoFolder } from '../support/demo-data.ts'
import { copyOf, remove } from '../support/product.ts'

/** Holds a socket open as systemd does, and starts the server anew on it whenever it has ended. */
const holder = `
  use IO::Socket::INET;
  $^F = 3;
  my $socket = IO::Socket::INET->new(Listen => 511, LocalAddr => '127.0.0.1') or die;
  open(STDIN, '<', '/dev/null');
  $| = 1;
  POSIX::dup2(fileno($socket), 3);
  print 'port ', $socket->sockport, "\\n";
  $SIG{TERM} = sub { kill 'TERM', $child if $child; exit 0 };
  for (;;) {
    $child = fork;
    if (!$child) { $ENV{LISTEN_PID} = $$; $ENV{LISTEN_FDS} = 1; exec @ARGV }
    print "server $child\\n";
    waitpid $child, 0;
  }
`

test('OPS-5 on a handed-over socket three restarts under load refuse no request', async () => {
  const dataFolder = await copyOf(demoFolder)
  const program = [process.execPath, ...serverProgram]
  const child = spawn('perl', ['-MPOSIX', '-e', holder, ...program], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...serverEnvironment, DATA_DIR: dataFolder, BACKUP_AT: 'off' },
  })
  const servers: number[] = []
  let port = 0
  createInterface(child.stdout).on('line', (line) => {
    const [what, number] = line.split(' ')
    if (what === 'port') port = Number(number)
    if (what === 'server') servers.push(Number(number))
  })
  try {
    await expect.poll(() => port).not.toBe(0)
    expect(await statusOf(port)).toBe(200)
    const evening = new AbortController()
    const statuses: number[] = []
    const askers = Array.from({ length: 4 }, async () => {
      while (!evening.signal.aborted) statuses.push(await statusOf(port))
    })
    for (const count of [1, 2, 3]) {
      const before = statuses.length
      await expect.poll(() => statuses.length).toBeGreaterThan(before + 40)
      expect(servers).toHaveLength(count)
      process.kill(servers.at(-1) ?? 0, 'SIGTERM')
      await expect.poll(() => servers.length, { timeout: 20_000 }).toBe(count + 1)
      expect(await statusOf(port)).toBe(200)
    }
    evening.abort()
    await Promise.all(askers)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  } finally {
    child.kill()
    await once(child, 'exit')
    await remove(dataFolder)
  }
})

function statusOf(port: number): Promise<number> {
  return new Promise((tell) => {
    const request = http.get({ port, host: '127.0.0.1', path: '/ar', agent: false }, (response) => {
      response.resume().on('end', () => tell(response.statusCode ?? 0))
      response.on('error', () => tell(0))
    })
    request.on('error', () => tell(0))
  })
}

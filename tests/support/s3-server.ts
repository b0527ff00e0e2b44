import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { BucketOptions } from '../../src/storage/engine/bucket.ts'
import { fastFolder } from '../../scripts/fast-folder.js'
import { python } from '../../scripts/s3-server.js'

const program = resolve(import.meta.dirname, 's3-server.py')
const nobody = 65534
const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
const key = { id: 'wajha:tests', secret: 'norias-turn-by-night' }

const testBucket = 'wajha-tests'

export async function startS3Server() {
  const server = process.env.S3_TEST ? elsewhere(process.env.S3_TEST) : await startSwift()
  await createBucket(server.address).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  return server
}

export function bucketPlace(address: string, prefix: string): BucketOptions {
  const { origin, username, password } = new URL(address)
  return {
    endpoint: origin,
    region: 'us-east-1',
    name: testBucket,
    prefix,
    keyId: decodeURIComponent(username),
    secret: decodeURIComponent(password),
  }
}

export function bucketEnvironment({
  endpoint = '',
  region,
  name,
  prefix,
  keyId,
  secret,
}: BucketOptions) {
  return {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: name,
    S3_PREFIX: prefix,
    S3_ACCESS_KEY_ID: keyId,
    S3_SECRET_ACCESS_KEY: secret,
  }
}

function elsewhere(address: string) {
  return { address, stop: async () => {} }
}

async function startSwift() {
  const parents = [fastFolder(), tmpdir(), '/var/tmp']
  // Its input closes however the tests end: it then clears its folder.
  const swift = spawn(python, ['-I', '-B', program, key.id, key.secret, ...parents], {
    ...owner,
    cwd: '/',
    env: { LC_ALL: 'C.UTF-8' },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  })
  const complaints = text(swift.stderr)
  const ended = once(swift, 'exit')
  const [port] = await Promise.race([once(swift.stdout, 'data'), ended])
  if (!Buffer.isBuffer(port)) {
    throw new Error(
      `No S3 server: run \`npm test\`, which brings it, or set S3_TEST.\n${await complaints}`,
    )
  }
  const host = `127.0.0.1:${String(port).trim()}`
  return {
    address: `http://${encodeURIComponent(key.id)}:${key.secret}@${host}`,
    async stop() {
      swift.stdin.end()
      await ended
    },
  }
}

/** Its first account appears while the first bucket is made, which may then have to be asked for again. */
async function createBucket(address: string): Promise<void> {
  const { origin, username, password } = new URL(address)
  const client = new S3Client({
    endpoint: origin,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: password },
    maxAttempts: 10,
  })
  try {
    await client.send(new CreateBucketCommand({ Bucket: testBucket }))
  } catch (error) {
    if (!(error as Error).name.startsWith('BucketAlready')) throw error
  } finally {
    client.destroy()
  }
}

import { Socket } from 'node:net'
import { Worker } from 'node:worker_threads'

// Preloaded into a server: sends SIGNAL just before commit number COMMITS.

let left = Number(process.env.COMMITS)

function count(): void {
  left -= 1
  if (left === 0) process.kill(process.pid, process.env.SIGNAL)
}

/** SQLite's thread is asked by this call. */
const { postMessage } = Worker.prototype
Worker.prototype.postMessage = function counted(this: Worker, ...sent: unknown[]) {
  if ((sent[0] as { sql?: string }).sql === 'commit') count()
  return Reflect.apply(postMessage, this, sent)
}

const { write } = Socket.prototype
Socket.prototype.write = function counted(this: Socket, ...sent: unknown[]) {
  const [bytes] = sent
  if (Buffer.isBuffer(bytes) && bytes.includes('commit\0')) count()
  return Reflect.apply(write, this, sent)
} as typeof write

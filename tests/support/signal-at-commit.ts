import { Socket } from 'node:net'
import { StatementSync } from 'node:sqlite'

// Preloaded into a server: sends SIGNAL just before commit number COMMITS.

let left = Number(process.env.COMMITS)

function count(): void {
  left -= 1
  if (left === 0) process.kill(process.pid, process.env.SIGNAL)
}

const { run } = StatementSync.prototype
StatementSync.prototype.run = function counted(this: StatementSync, ...parameters: unknown[]) {
  if (this.sourceSQL === 'commit') count()
  return Reflect.apply(run, this, parameters)
}

const { write } = Socket.prototype
Socket.prototype.write = function counted(this: Socket, ...sent: unknown[]) {
  const [bytes] = sent
  if (Buffer.isBuffer(bytes) && bytes.includes('commit\0')) count()
  return Reflect.apply(write, this, sent)
} as typeof write

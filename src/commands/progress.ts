import type { Command } from 'commander'

/** Reports progress to people or programs: at every tenth, and continuously in a terminal. */
export function progressOf(program: Command, title: string) {
  const begin = Date.now()
  let told = 0
  return (done: number, total: number): void => {
    const tenth = Math.floor((10 * done) / total)
    const isTerminal = process.stderr.isTTY && !program.opts().json
    if (!isTerminal && tenth === told) return
    told = tenth
    const left = Math.round(((Date.now() - begin) / 1000 / done) * (total - done))
    if (program.opts().json)
      return write(`${JSON.stringify({ done, total, seconds_left: left })}\n`)
    const line = `${title}: ${done} of ${total}, ${left} s left`
    write(isTerminal ? `\r${line}\u001b[K${done === total ? '\n' : ''}` : `${line}\n`)
  }
}

function write(text: string): void {
  process.stderr.write(text)
}

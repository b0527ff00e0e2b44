import { runProgram } from '../../src/commands/program.ts'

export type Asked = { environment: Record<string, string>; given: string[] }
export type Told = { code: number; out: string; complaints: string }

process.on('message', async ({ environment, given }: Asked) => {
  process.env = environment
  const [out, complaints] = [takenFrom(process.stdout), takenFrom(process.stderr)]
  const code = await runProgram(given)
  process.send?.({ code, out: out(), complaints: complaints() } satisfies Told)
})
process.once('disconnect', () => process.exit())

function takenFrom(stream: NodeJS.WriteStream): () => string {
  let text = ''
  stream.write = (chunk: string | Uint8Array) => {
    text += chunk.toString()
    return true
  }
  return () => text
}

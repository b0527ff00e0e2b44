import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'

const digest = /^sha-256=:([A-Za-z\d+/]{43}=):$/

export async function receiveOctets(
  request: Request,
  most: number,
): Promise<{ content: Uint8Array; sha256: string | null }> {
  const header = request.headers.get('content-digest')
  const [, sha256 = null] = digest.exec(header ?? '') ?? []
  if (header !== null && sha256 === null) {
    throw new Problem('invalid-input', { fields: { 'content-digest': messages.invalidInput } })
  }
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new Problem('too-large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw new Problem('too-large')
    chunks.push(chunk)
  }
  return { content: Buffer.concat(chunks), sha256 }
}

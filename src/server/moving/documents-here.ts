import type { Row } from '../../domain/moving/analyse-export.ts'
import { Problem } from '../../domain/problem.ts'
import { type KnownOrigin, originName } from '../../storage/moving/moving-store.ts'

type Known = ReadonlyMap<string, KnownOrigin>

export function documentHere(row: Row, known: Known): string | undefined {
  const origins = row.languages.map((code) => known.get(originName(row.id, code)))
  const origin = origins.find((one) => one?.isHere)
  return origin && `${origin.destination} ${origin.id}`
}

export function tornDocuments(texts: Row[][], known: Known): Set<string> {
  const [seen, torn] = [new Set<string>(), new Set<string>()]
  for (const document of texts.flatMap((text) => [...documentsHere(text, known)])) {
    if (seen.has(document)) torn.add(document)
    seen.add(document)
  }
  return torn
}

export function documentsHere(text: Row[], known: Known): Set<string> {
  const documents = text.map((row) => documentHere(row, known))
  return new Set(documents.filter((document) => document !== undefined))
}

/** Staff may delete a text while a run goes on. */
export async function isStillHere(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') return false
    throw error
  }
}

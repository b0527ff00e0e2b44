import { useWords } from '../../app/locale/locale.tsx'
import { idOf } from './part-values.ts'
import { partWords } from './words.ts'

type NamedPart = { id: string; kind: string; items: { id: string }[] }
type PartWords = Pick<(typeof partWords)['en'], 'numbered' | 'inPart'>

export function usePartNames(parts: NamedPart[]) {
  return partNames(parts, useWords(partWords))
}

export function partNames(parts: NamedPart[], { numbered, inPart }: PartWords) {
  function nameOf({ id, kind }: Pick<NamedPart, 'id' | 'kind'>): string {
    const alike = parts.filter((other) => other.kind === kind)
    const number = alike.findIndex((other) => other.id === id) + 1
    return alike.length < 2 || number === 0 ? kind : numbered(kind, number)
  }

  function nameOfValue(field: string, shown: string): string {
    const id = idOf(field)
    const part = parts.find((one) => [one, ...one.items].some((of) => of.id === id))
    if (!part) return shown
    if (isPart(field)) return nameOf(part)
    const item = part.items.findIndex((one) => one.id === id)
    return inPart(nameOf(part), item < 0 ? shown : numbered(shown, item + 1))
  }

  return { nameOf, nameOfValue }
}

const isPart = (field: string) => /^(block|field):/.test(field)

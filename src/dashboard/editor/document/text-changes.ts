import { diffArrays } from 'diff'

const patience = 300

export type TextChange = { text: string; kind: 'same' | 'added' | 'removed' }

/** Compares word by word, or both texts whole where that takes too long. */
export function textChanges(before: string, after: string, language: string): TextChange[] {
  const changes = diffArrays(wordsOf(before, language), wordsOf(after, language), {
    timeout: patience,
  }) as { value: string[]; added?: boolean; removed?: boolean }[] | undefined
  const shown: TextChange[] = []
  let removed = changes ? '' : before
  let added = changes ? '' : after
  for (const change of changes ?? []) {
    const text = change.value.join('')
    // Spaces alone do not part what was exchanged as a whole.
    const isBetween = text.trim() === '' && removed + added !== ''
    if (change.removed || isBetween) removed += text
    if (change.added || isBetween) added += text
    if (change.removed || change.added || isBetween) continue
    shown.push({ text: removed, kind: 'removed' }, { text: added, kind: 'added' })
    shown.push({ text, kind: 'same' })
    removed = ''
    added = ''
  }
  shown.push({ text: removed, kind: 'removed' }, { text: added, kind: 'added' })
  return shown.filter(({ text }) => text !== '')
}

function wordsOf(text: string, language: string): string[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' })
  return Array.from(words.segment(text), ({ segment }) => segment)
}

import { attributesOf, type Block, commentsIn } from './block-comments.ts'
import { noContent } from './moved-item.ts'
import type { ReportLine } from './report.ts'
import { longestText } from './shortcodes.ts'

export const reusableKind = 'wp_block'

export type ReusableBlock = Pick<ReportLine, 'n' | 'title' | 'address'> & {
  start: number
  size: number
  reused: string[]
}

const mostInText = 200

/**
 * A pattern that many texts share stands in each of them. One that is not there, or that has
 * itself in it, is left as it is.
 */
export async function withReusable(
  content: string,
  contentOf: (id: string) => Promise<string | undefined>,
): Promise<string> {
  let left = mostInText
  let room = longestText

  async function expanded(text: string, within: string[]): Promise<string> {
    let html = ''
    let from = 0
    for (const { start, end, block } of commentsIn(text)) {
      const id = block && idIn(block)
      if (id === undefined || within.includes(id) || left === 0) continue
      const own = await contentOf(id)
      if (own === undefined) continue
      room -= own.length
      left = room < 0 ? 0 : left - 1
      html += text.slice(from, start) + (await expanded(own, [...within, id]))
      from = end
    }
    return html + text.slice(from)
  }

  return expanded(content, [])
}

export function reusableLines(
  blocks: ReadonlyMap<string, ReusableBlock>,
  reuses: ReadonlyMap<number, string[]>,
  lines: ReportLine[],
): ReportLine[] {
  const shown = new Map<string, ReportLine['outcome']>()

  function note(ids: string[], outcome: ReportLine['outcome']): void {
    for (const id of ids) {
      if (shown.get(id) === 'taken in' || shown.get(id) === outcome) continue
      shown.set(id, outcome)
      note(blocks.get(id)?.reused ?? [], outcome)
    }
  }

  for (const { n, outcome } of lines) {
    if (outcome === 'left out') continue
    note(reuses.get(n) ?? [], outcome === 'unchanged' ? outcome : 'taken in')
  }
  return [...blocks].map(([id, { n, title, address }]) => {
    const outcome = shown.get(id) ?? 'left out'
    const reasons = outcome === 'left out' ? [noContent] : []
    return { n, kind: reusableKind, language: '', title, address, outcome, reasons, here: '' }
  })
}

export function reusableIn(content: string): string[] {
  const ids = [...commentsIn(content)].flatMap(({ block }) => (block && idIn(block)) ?? [])
  return [...new Set(ids)]
}

function idIn(block: Block): string | undefined {
  if (block.name !== 'block' || block.mark !== 'whole') return undefined
  const { ref } = attributesOf(block)
  return typeof ref === 'number' || typeof ref === 'string' ? String(ref) : undefined
}

import { isObject } from './markdown-file.ts'

export type Block = { name: string; json: string; mark: 'begins' | 'ends' | 'whole' }

const written = /^<!--\s*(\/?)wp:([\w/-]+)\s*(?:(\{[^]*\})\s*)?(\/?)-->$/

export function* commentsIn(
  content: string,
): Generator<{ start: number; end: number; block: Block | undefined }> {
  for (let start = content.indexOf('<!--'); start >= 0;) {
    const close = content.indexOf('-->', start)
    const end = close < 0 ? content.length : close + 3
    yield { start, end, block: blockIn(content.slice(start, end)) }
    start = content.indexOf('<!--', end)
  }
}

function blockIn(comment: string): Block | undefined {
  const [, isEnd, name, json = '{}', isWhole] = written.exec(comment) ?? []
  const mark = isEnd ? 'ends' : isWhole ? 'whole' : 'begins'
  return name === undefined ? undefined : { name: name.replace(/^core\//, ''), json, mark }
}

export function attributesOf({ json }: Block): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

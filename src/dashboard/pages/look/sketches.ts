import type { ArticleSection } from '../../../domain/articles/article.ts'
import { type Arrangement, type Look, listsOf } from '../../../domain/look/look.ts'

type Tone = 'picture' | 'text' | 'line' | 'tint' | 'card' | 'dark'
export type Shape = [tone: Tone, x: number, y: number, width: number, height: number]

/**
 * A sketch is sixty wide and thirty high; it is drawn from the left, and mirrored where pages are.
 */
const cards = [0, 21, 42].flatMap((x): Shape[] => [
  ['card', x, 0, 18, 29],
  ['picture', x, 0, 18, 15],
  ['text', x + 2, 18, 12, 2.5],
  ['line', x + 2, 23, 14, 1.5],
])

const rows = [0, 16].flatMap((y): Shape[] => [
  ['picture', 0, y, 21, 13],
  ['text', 26, y + 2, 22, 3],
  ['line', 26, y + 8, 32, 1.5],
])

const index = [0, 10, 20].flatMap((y): Shape[] => [
  ['line', 0, y, 60, 0.8],
  ['text', 0, y + 4, 24, 3],
  ['line', 34, y + 4.5, 24, 1.5],
])

const lead: Shape[] = [
  ['picture', 0, 0, 36, 21],
  ['text', 0, 24, 26, 3],
  ...[0, 10, 20].flatMap((y): Shape[] => [
    ['picture', 40, y, 8, 7],
    ['text', 50, y + 1, 10, 2],
    ['line', 50, y + 4.5, 8, 1.2],
  ]),
]

const staggered = [0, 32].flatMap((x): Shape[] => [
  ['picture', x, x && 6, 28, 24],
  ['card', x + 3, 17 + (x && 6), 16, 2.5],
])

const lists: Record<Arrangement, Shape[]> = { cards, rows, index, lead }
const standardLists: Record<ArticleSection, Shape[]> = {
  posts: lead,
  business: staggered,
  products: cards,
}

export function listShapes(section: ArticleSection, arrangement: Look['posts_list']): Shape[] {
  return arrangement === 'auto' ? standardLists[section] : lists[arrangement]
}

export const headingShapes: Record<Look['headings'], Shape[]> = {
  start: [
    ['text', 0, 3, 28, 4],
    ['tint', 0, 12, 60, 17],
  ],
  centre: [
    ['text', 16, 3, 28, 4],
    ['tint', 0, 12, 60, 17],
  ],
  beside: [
    ['text', 0, 3, 16, 4],
    ['tint', 22, 3, 38, 26],
  ],
}

const heads = (x: number, tops: number[]) =>
  tops.flatMap((y): Shape[] => [
    ['text', x, y, 18, 2.5],
    ['line', x, y + 4, 30, 1.2],
  ])

export const rhythmShapes: Record<Look['rhythm'], Shape[]> = {
  alternate: [['tint', 0, 10, 60, 10], ...heads(6, [2, 12, 22])],
  open: heads(6, [4, 21]),
  ruled: [['text', 6, 9.5, 48, 0.8], ['text', 6, 19.5, 48, 0.8], ...heads(6, [2, 12, 22])],
  bands: [
    ['dark', 0, 10, 60, 10],
    ['card', 6, 12, 18, 2.5],
    ['card', 6, 16, 30, 1.2],
    ...heads(6, [2, 22]),
  ],
  panels: [
    ['card', 3, 0, 54, 9],
    ['tint', 3, 10.5, 54, 9],
    ['card', 3, 21, 54, 9],
    ...heads(7, [2, 12.5, 23]),
  ],
}

export type Part = { shapes: Shape[]; x?: number; y: number; scale?: number; isDark?: boolean }

const hero = 34
const section = 46

/** The sketch of a home page is 76 wide and 128 high. */
export function siteParts(look: Look): Part[] {
  const { business = 'auto', posts = 'auto' } = listsOf(look)
  const top = hero + section
  return [
    { shapes: heroShapes(look), y: 0 },
    { shapes: groundShapes(look.rhythm), y: hero },
    ...sectionParts(look, hero, listShapes('business', business)),
    ...sectionParts(look, top, listShapes('posts', posts), look.rhythm === 'bands'),
  ]
}

function sectionParts(look: Look, top: number, list: Shape[], isDark = false): Part[] {
  const head = headOf(look)
  if (look.headings !== 'beside') {
    return [
      { shapes: head, x: 8, y: top + 4, isDark },
      { shapes: list, x: 8, y: top + 13, isDark },
    ]
  }
  return [
    { shapes: head, x: 8, y: top + 4, isDark },
    { shapes: list, x: 26, y: top + 5, scale: 0.7, isDark },
  ]
}

function headOf({ headings, eyebrows }: Look): Shape[] {
  const width = headings === 'beside' ? 14 : 24
  const x = headings === 'centre' ? (60 - width) / 2 : 0
  const name: Shape[] = eyebrows ? [['line', headings === 'centre' ? 25 : 0, 0, 10, 1.2]] : []
  return [...name, ['text', x, 2.5, width, 3.5]]
}

const drawing: Shape[] = [
  ['picture', 50, 5, 9, 9],
  ['picture', 38, 20, 38, 14],
]
const heroPictures: Record<Look['hero'], Shape[]> = {
  auto: drawing,
  scene: drawing,
  picture: [['picture', 30, 0, 46, 34]],
  split: [['picture', 42, 6, 34, 28]],
  plain: [],
  slides: [
    ['picture', 0, 0, 76, 34],
    ['card', 60, 30, 4, 1.5],
    ['line', 66, 30, 4, 1.5],
  ],
}

function heroShapes({ hero: kind, headings }: Look): Shape[] {
  const isWide = kind === 'plain' && headings === 'beside'
  return [
    ['dark', 0, 0, 76, hero],
    ...heroPictures[kind],
    ['card', 8, 14, isWide ? 36 : 28, 4.5],
    ['card', isWide ? 52 : 8, isWide ? 22 : 24, 14, 5],
  ]
}

function groundShapes(rhythm: Look['rhythm']): Shape[] {
  const grounds: Record<Look['rhythm'], Shape[]> = {
    alternate: [['tint', 0, section, 76, section + 2]],
    open: [],
    ruled: [['text', 8, section, 60, 0.8]],
    bands: [['dark', 0, section, 76, section + 2]],
    panels: [
      ['card', 3, 1.5, 70, section - 2],
      ['tint', 3, section + 1, 70, section - 1],
    ],
  }
  return grounds[rhythm]
}

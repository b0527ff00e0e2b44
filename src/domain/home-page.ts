import { homeBlocks, type Block, type BlockOf } from './block.ts'
import { homePageId, type Page } from './page.ts'

/** The ids of the blocks that stand on the home page at first. */
export const homeBlockIds = {
  about: 'aboutus1',
  posts: 'ourposts',
  business: 'business',
  products: 'products',
  partners: 'partners',
  contact: 'contacts',
} as const satisfies Record<(typeof homeBlocks)[number], string>

export const firstHomeOrder: string[] = homeBlocks.map((kind) => homeBlockIds[kind])

export const firstHomeBlocks: Record<string, Block> = Object.fromEntries(
  homeBlocks.map((kind): [string, BlockOf<typeof kind>] => [homeBlockIds[kind], { kind }]),
)

export function isHomePage({ id }: Pick<Page, 'id'>): boolean {
  return id === homePageId
}

/** As it is at first. */
export function resetHomePage(page: Page): Page {
  return { ...page, order: firstHomeOrder, blocks: firstHomeBlocks, texts: {} }
}

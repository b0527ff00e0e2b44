import { type Block, type HomeBlock, homeBlocks } from './block.ts'
import { homePageId, type Page } from './page.ts'
import { isSame } from '../documents/revision.ts'

export const homeBlockIds = {
  about: 'aboutus1',
  posts: 'ourposts',
  business: 'business',
  products: 'products',
  partners: 'partners',
  contact: 'contacts',
} as const satisfies Record<HomeBlock, string>

export const firstHomeOrder = orderOf(homeBlocks)
export const firstHomeBlocks = blocksOf(homeBlocks)

export function isHomePage({ id }: Pick<Page, 'id'>): boolean {
  return id === homePageId
}

export function resetHomePage(page: Page): Page {
  return arrangedHomePage(page, homeBlocks)
}

export function arrangedHomePage(page: Page, kinds: readonly HomeBlock[]): Page {
  return { ...page, order: orderOf(kinds), blocks: blocksOf(kinds), texts: {} }
}

export function isFirstHomePage({ order, blocks }: Page): boolean {
  return isSame({ order, blocks }, { order: firstHomeOrder, blocks: firstHomeBlocks })
}

function orderOf(kinds: readonly HomeBlock[]): string[] {
  return kinds.map((kind) => homeBlockIds[kind])
}

function blocksOf(kinds: readonly HomeBlock[]): Record<string, Block> {
  return Object.fromEntries(kinds.map((kind): [string, Block] => [homeBlockIds[kind], { kind }]))
}

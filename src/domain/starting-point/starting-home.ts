import type { HomeBlock } from '../pages/block.ts'
import type { StartingPoint } from './starting-point.ts'

/** The blocks that visitors come for stand first. */
export const startingHome: Record<StartingPoint, HomeBlock[]> = {
  engineering: ['about', 'posts', 'business', 'products', 'partners', 'contact'],
  clinic: ['business', 'about', 'products', 'posts', 'partners', 'contact'],
  school: ['about', 'business', 'posts', 'products', 'partners', 'contact'],
  law: ['business', 'about', 'posts', 'partners', 'contact'],
  factory: ['products', 'business', 'about', 'partners', 'posts', 'contact'],
  cooperative: ['about', 'products', 'business', 'partners', 'posts', 'contact'],
}

import { type ArticleSection, sectionPaths } from '../articles/article.ts'

export type Destination = ArticleSection | 'pages'
export type Destinations = Record<string, Destination>

export function dashboardPath(destination: Destination, id: number): string {
  return `/dashboard/${destination === 'pages' ? destination : sectionPaths[destination]}/${id}`
}

export type ChosenDestinations = Record<string, Destination | null>

export const usualDestinations = {
  post: 'posts',
  page: 'pages',
  business: 'business',
  products: 'products',
} satisfies Destinations

export function destinationsOf(chosen: ChosenDestinations): Destinations {
  const all: ChosenDestinations = { ...usualDestinations, ...chosen }
  return Object.fromEntries(
    Object.entries(all).flatMap(([kind, destination]) =>
      destination === null ? [] : [[kind, destination]],
    ),
  )
}

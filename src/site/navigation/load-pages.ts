import { loadWithRetries } from '../../ui/lazy-component.ts'

/**
 * Loads the scripts of all the pages a visitor can go to. Without one of them, the router would load the
 * document anew, and what is being written would be lost.
 */
export function loadPages(routes: Record<string, { module: string } | undefined>): void {
  for (const route of Object.values(routes)) {
    if (route) void loadWithRetries(() => import(/* @vite-ignore */ route.module))
  }
}

import { loadWithRetries } from '../../ui/lazy-component.ts'

/**
 * Preloads all pages' scripts. If one were missing, the router would reload the document and lose
 * what is being written.
 */
export function loadPages(routes: Record<string, { module: string } | undefined>): void {
  for (const route of Object.values(routes)) {
    if (route) void loadWithRetries(() => import(/* @vite-ignore */ route.module))
  }
}

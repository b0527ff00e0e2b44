import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Whether to load again what changes only when somebody changes it on a page, which then asks for it. */
export function revalidateOnlyInPlace(change: ShouldRevalidateFunctionArgs): boolean {
  return change.currentUrl.href === change.nextUrl.href && change.defaultShouldRevalidate
}
